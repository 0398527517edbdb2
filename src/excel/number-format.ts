/** Built-in number formats that show a date or a time (ECMA-376 part 1, 18.8.30, with the East Asian ones). */
const DATE_FORMAT_IDS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 47])

function isEastAsianDate(id: number): boolean {
  return (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
}

/**
 * Whether a cell of this number format shows a point in time. `code` is the custom format where the workbook defines
 * one. Elapsed times (`[h]:mm`) are lengths, so they are not.
 */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMAT_IDS.has(id) || isEastAsianDate(id)
  const section = (code.split(';')[0] ?? '').toLowerCase()
  if (/\[(h+|m+|s+)\]/.test(section)) return false
  const letters = section
    .replace(/"[^"]*"?/g, '')
    .replace(/[\\_*]./g, '')
    .replace(/\[[^\]]*\]?/g, '')
    .replace(/general/g, '')
  return /[ymdhs]/.test(letters)
}
