import type { OpeningHoursText } from '../business/listing.ts'
import { minutesPerDay } from './clock-time.ts'
import { type MinuteRange, parseDayHours, type WeeklySchedule, weeklySchedule } from './day-hours.ts'
import { type DayName, dayNames } from './day-names.ts'
import { type OpenState, openState } from './open-state.ts'

/** Data derived from a business's opening hours. */
interface BusinessWeek {
  /** The stated days with their hours in the form of a Korean page. */
  readonly shown: Readonly<Record<string, string>>
  /** See `openState`. */
  openState(timeZone: string, now: number): OpenState
}

const weeks = new WeakMap<OpeningHoursText, BusinessWeek>()

/** Computed once for each object, because very many businesses share their hours. */
export function businessWeek(hours: OpeningHoursText): BusinessWeek {
  const known = weeks.get(hours)
  if (known) return known
  const shown = Object.entries(hours).map(([day, text]) => [day, formatDayHours(text)])
  const week = { shown: Object.fromEntries(shown), openState: rememberState(weeklySchedule(hours)) }
  weeks.set(hours, week)
  return week
}

/** Remembers the state until the time at which it changes. */
function rememberState(schedule: WeeklySchedule | null): BusinessWeek['openState'] {
  const known = new Map<string, OpenState & { readonly since: number }>()
  return (timeZone, now) => {
    const last = known.get(timeZone)
    if (last?.changesAt && last.since <= now && now < last.changesAt) return last
    const state = { ...openState(schedule, timeZone, now), since: now }
    known.set(timeZone, state)
    return state
  }
}

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
interface DayHoursLine {
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

/** One day's hours for a Korean page, on the 24-hour clock; the source's text if it cannot be read. */
export function formatDayHours(text: string): string {
  const ranges = parseDayHours(text)
  return ranges ? formatRanges(ranges) : text
}

/** The stated days, Monday first, with their Korean names. */
export function formatWeekHours(hours: OpeningHoursText): DayHoursLine[] {
  return dayNames
    .filter((day) => hours[day])
    .map((day) => ({ day, label: koreanDayNames[day], hours: formatDayHours(hours[day] ?? '') }))
}
