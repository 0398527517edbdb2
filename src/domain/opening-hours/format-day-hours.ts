import type { OpeningHoursText } from '../business/listing.ts'
import { minutesPerDay } from './clock-time.ts'
import { type MinuteRange, parseDayHours } from './day-hours.ts'
import { type DayName, dayNames } from './day-names.ts'

const koreanDayNames: Record<DayName, string> = {
  Monday: '월요일',
  Tuesday: '화요일',
  Wednesday: '수요일',
  Thursday: '목요일',
  Friday: '금요일',
  Saturday: '토요일',
  Sunday: '일요일',
}

/** One line of a page's opening hours. */
export interface DayHoursLine {
  readonly day: DayName
  /** 월요일 … 일요일. */
  readonly label: string
  readonly hours: string
}

function clock(minutes: number): string {
  const within = minutes > minutesPerDay ? minutes - minutesPerDay : minutes
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** Ranges on the 24-hour clock (`09:00–13:00, 18:00–02:00`), `24시간 영업` or `휴무`. */
export function formatRanges(ranges: readonly MinuteRange[]): string {
  if (ranges.length === 0) return '휴무'
  if (ranges.some(({ from, to }) => from === 0 && to === minutesPerDay)) return '24시간 영업'
  return ranges.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ')
}

/** One day's text for a Korean page, on the 24-hour clock; the source's own text where it cannot be read. */
export function formatDayHours(text: string): string {
  const ranges = parseDayHours(text)
  return ranges ? formatRanges(ranges) : text
}

/** The days that are stated, Monday first, under their Korean names. */
export function formatWeekHours(hours: OpeningHoursText): DayHoursLine[] {
  return dayNames
    .filter((day) => hours[day])
    .map((day) => ({ day, label: koreanDayNames[day], hours: formatDayHours(hours[day] ?? '') }))
}
