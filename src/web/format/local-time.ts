const formatters = new Map<string, Intl.DateTimeFormat>()

function partsAt(ms: number, timeZone: string): Record<string, string> {
  let format = formatters.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
}

/** The date in a time zone, as `2026-11-21`. */
export function localDate(ms: number, timeZone: string): string {
  const { year, month, day } = partsAt(ms, timeZone)
  return `${year}-${month}-${day}`
}

/** The time of day in a time zone, as `09:30`. */
export function localTime(ms: number, timeZone: string): string {
  const { hour, minute } = partsAt(ms, timeZone)
  return `${hour}:${minute}`
}

/** The end of the current day in a time zone; up to an hour off on a day that changes to or from summer time. */
export function nextMidnight(ms: number, timeZone: string): number {
  const { hour, minute, second } = partsAt(ms, timeZone)
  const elapsed = (Number(hour) * 60 + Number(minute)) * 60 + Number(second)
  return ms - (ms % 1000) + (86_400 - elapsed) * 1000
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]

export const weekdayLabels: Record<Weekday, string> = {
  Monday: '월요일',
  Tuesday: '화요일',
  Wednesday: '수요일',
  Thursday: '목요일',
  Friday: '금요일',
  Saturday: '토요일',
  Sunday: '일요일',
}

/** The weekday of a date written `2026-11-21`; undefined for ''. */
export function weekdayOf(date: string): Weekday | undefined {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(day + 6) % 7]
}

/** Whole days from one written date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
