import type { Business } from '../../domain/directory/directory.ts'
import { memoize } from '../../domain/memoize.ts'
import type { Messages } from '../messages/ko.ts'

const fields = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const

/** UTC where this engine does not know the zone: a browser may be older than the server. */
const formatIn = memoize(100, (timeZone) => {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...fields, timeZone })
  } catch {
    return new Intl.DateTimeFormat('en-GB', { ...fields, timeZone: 'UTC' })
  }
})

function partsAt(ms: number, timeZone: string): Record<string, string> {
  return Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
}

/** The date in a time zone, as `2026-11-21`. */
export function localDate(ms: number, timeZone: string): string {
  const { year, month, day } = partsAt(ms, timeZone)
  return `${year}-${month}-${day}`
}

/** The time of day in a time zone, in minutes since 00:00. */
export function localMinutes(ms: number, timeZone: string): number {
  const { hour, minute } = partsAt(ms, timeZone)
  return Number(hour) * 60 + Number(minute)
}

/** The end of the current day in a time zone. It may be an hour off on a day when summer time begins or ends. */
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
type Weekday = (typeof weekdays)[number]

/** The weekday of a date written `2026-11-21`; undefined for ''. */
export function weekdayOf(date: string): Weekday | undefined {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(day + 6) % 7]
}

/** Whole days from one written date to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

type Openness = Pick<Business, 'openState' | 'openStateChangesAt' | 'openChange' | 'timeZone'>

/**
 * Open or closed now, and the next change: `영업 중 · 21:00에 마감`. `today` is the date in the time zone of the business.
 */
export function openStateText(business: Openness, today: string, messages: Messages): string {
  const { open } = messages
  const { openState, openStateChangesAt: changesAt, openChange, timeZone } = business
  if (openState === 'unknown') return open.unknown
  if (changesAt === null || !timeZone) return openState === 'open' ? open.allDay : open.closed
  // Of the day on which it would open nothing is known.
  if (openState === 'closed' && openChange === null) return open.closed
  const date = localDate(changesAt, timeZone)
  // Open all day today and tomorrow, by the server's clock too: a visitor's may be wrong.
  const isAllDay = (openChange?.days ?? 0) > 1 && daysBetween(today, date) > 1
  if (openState === 'open' && isAllDay) return open.allDay
  const time = dayAndTime(today, { date, minutes: localMinutes(changesAt, timeZone) }, messages)
  return openState === 'open' ? open.openUntil(time) : open.closedUntil(time)
}

interface Moment {
  readonly date: string
  readonly minutes: number
}

/** The time alone today, and with the day on other days. */
function dayAndTime(today: string, { date, minutes }: Moment, { open, format }: Messages): string {
  const time = format.time(minutes)
  const days = daysBetween(today, date)
  const weekday = weekdayOf(date)
  if (days <= 0 || !weekday) return time
  return days === 1 ? open.tomorrow(time) : open.on(format.weekday(weekdays.indexOf(weekday)), time)
}
