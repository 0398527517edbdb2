/**
 * What a column of the file is called where one is chosen: its header, with its place where others have the same or it has none, as
 * in `2016 (4번째 열)` of a table with a column for each sex under the same year.
 *
 * @param untitled - words for the place of a column, counted from 1
 */
export function headerName(
  headerCells: readonly string[],
  index: number,
  untitled: (number: number) => string,
): string {
  const header = headerCells[index] ?? ''
  if (header === '') return untitled(index + 1)
  const isAlone = headerCells.indexOf(header) === headerCells.lastIndexOf(header)
  return isAlone ? header : `${header} ${untitled(index + 1)}`
}
