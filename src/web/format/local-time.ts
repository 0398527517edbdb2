import type { Business } from '../../domain/directory/directory.ts'
import { memoize } from '../../domain/lru-cache.ts'

const formatIn = memoize(
  100,
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)

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

/** The time of day in a time zone, as `09:30`. */
export function localTime(ms: number, timeZone: string): string {
  const { hour, minute } = partsAt(ms, timeZone)
  return `${hour}:${minute}`
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
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

type Openness = Pick<Business, 'openState' | 'openStateChangesAt' | 'timeZone'>

/**
 * Open or closed now, and the next change: `영업 중 · 21:00에 마감`. `today` is the date in the time zone of the business.
 */
export function openStateText(business: Openness, today: string): string {
  const { openState, openStateChangesAt: changesAt, timeZone } = business
  if (openState === 'unknown') return '영업 여부 확인되지 않음'
  if (changesAt === null || !timeZone) return openState === 'open' ? '영업 중 · 24시간' : '영업 종료'
  const time = `${dayText(today, localDate(changesAt, timeZone))}${localTime(changesAt, timeZone)}`
  return openState === 'open' ? `영업 중 · ${time}에 마감` : `영업 종료 · ${time}에 시작`
}

function dayText(today: string, date: string): string {
  const days = daysBetween(today, date)
  if (days <= 0) return ''
  if (days === 1) return '내일 '
  const weekday = weekdayOf(date)
  return weekday ? `${weekdayLabels[weekday]} ` : ''
}
