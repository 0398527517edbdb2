/** Built-in number formats that show a date or a time (ECMA-376 part 1, 18.8.30, with the East Asian ones). */
const DATE_FORMAT_IDS = new Set([14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 47])

function isEastAsianDate(id: number): boolean {
  return (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
}

/**
 * Whether cells with this number format show a point in time. `code` is the custom format if the workbook defines
 * one. Elapsed times (`[h]:mm`) are durations, so they do not count.
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

const DAY_SECONDS = 86_400
const UNIX_EPOCH_1900 = 25_569
const OFFSET_1904 = 1_462
const LAST_SERIAL = 2_958_466

/**
 * A spreadsheet's serial date as ISO 8601 text: `2024-01-31`, `2024-01-31T09:30:00`, or `09:30:00` for a time of day
 * only. Seconds are rounded as shown. A number that no spreadsheet shows as a date is returned as a number.
 */
export function serialDateText(serial: number, date1904: boolean): string {
  if (!(serial >= 0 && serial < LAST_SERIAL)) return String(serial)
  const seconds = Math.round(serial * DAY_SECONDS)
  const days = Math.floor(seconds / DAY_SECONDS)
  const time = seconds - days * DAY_SECONDS
  if (days === 0 && !date1904) return clock(time)
  const day = date1904 ? days + OFFSET_1904 : days
  // Excel counts 29 February 1900, which did not exist, so the days before it are off by one.
  if (!date1904 && day === 60) return withClock('1900-02-29', time)
  const unixDay = day - UNIX_EPOCH_1900 + (!date1904 && day < 60 ? 1 : 0)
  return withClock(new Date(unixDay * DAY_SECONDS * 1000).toISOString().slice(0, 10), time)
}

function withClock(date: string, time: number): string {
  return time === 0 ? date : `${date}T${clock(time)}`
}

function clock(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 19)
}
