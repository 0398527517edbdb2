export interface WorkbookWriter {
  /**
   * Streams one workbook to `path`: `header`, then each batch of rows as given (texts stay texts, numbers stay
   * numbers), further sheets past the 1,048,576 rows of one. Resolves when the file is complete; on failure no file is left.
   */
  write(
    path: string,
    header: readonly string[],
    rows: Iterable<readonly CellValue[]> | AsyncIterable<readonly CellValue[]>,
  ): Promise<{ rows: number; sheets: number; bytes: number }>
}

export type CellValue = string | number | null
