import type { OpeningHoursText } from '../business/listing.ts'
import { LruCache, memoize } from '../lru-cache.ts'
import { minutesPerDay } from './clock-time.ts'
import { type MinuteRange, parseDayHours, type WeeklySchedule, weeklySchedule } from './day-hours.ts'
import { type OpenState, openState } from './open-state.ts'

/** Data derived from a business's opening hours. */
interface BusinessWeek {
  /** The stated days with their hours in the form of a Korean page. */
  readonly shown: Readonly<Record<string, string>>
  /** See `openState`. */
  openState(timeZone: string, now: number): OpenState
}

/** Computed once for equal hours, because very many businesses share theirs. */
export function businessWeek(hours: OpeningHoursText): BusinessWeek {
  return weekOf(JSON.stringify(hours))
}

const weekOf = memoize(2048, (json): BusinessWeek => {
  const hours = JSON.parse(json) as OpeningHoursText
  const shown = Object.entries(hours).map(([day, text]) => [day, formatDayHours(text)])
  return { shown: Object.fromEntries(shown), openState: rememberState(weeklySchedule(hours)) }
})

/** Remembers the state in the latest time zones until the time at which it changes. */
function rememberState(schedule: WeeklySchedule | null): BusinessWeek['openState'] {
  const known = new LruCache<string, OpenState & { readonly since: number }>(100)
  return (timeZone, now) => {
    const last = known.get(timeZone)
    if (last?.changesAt && last.since <= now && now < last.changesAt) return last
    const state = { ...openState(schedule, timeZone, now), since: now }
    known.set(timeZone, state)
    return state
  }
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
