import type { OpeningHoursText } from '../business/listing.ts'
import { memoize } from '../memoize.ts'
import type { NameLanguage } from '../site/language.ts'
import { minutesPerDay } from './clock-time.ts'
import { type MinuteRange, parseDayHours, type WeeklySchedule, weeklySchedule } from './day-hours.ts'
import { formatRanges } from './hours-text.ts'
import { type OpenState, openState } from './open-state.ts'
import { dayNames } from './weekdays.ts'

/** Data derived from a business's opening hours. */
interface BusinessWeek {
  /** The stated days with their hours as a page in a language shows them. */
  shown(language: NameLanguage): OpeningHoursText
  /** See `openState`. */
  openState(timeZone: string, now: number): OpenState
}

/** Computed once for equal hours, because very many businesses share theirs. */
export function businessWeek(hours: OpeningHoursText): BusinessWeek {
  return weekOf(JSON.stringify(hours))
}

const weekOf = memoize(2048, (json): BusinessWeek => {
  const hours = JSON.parse(json) as OpeningHoursText
  const shown: Partial<Record<NameLanguage, OpeningHoursText>> = {}
  return {
    shown: (language) => (shown[language] ??= shownHours(hours, language)),
    openState: rememberState(weeklySchedule(hours)),
  }
})

function shownHours(hours: OpeningHoursText, language: NameLanguage): OpeningHoursText {
  const nights = wholeNights(dayNames.map((day) => parseDayHours(hours[day] ?? '')))
  const shownOf = (day: string, text: string) => {
    const ranges = nights.get(day)
    return ranges ? formatRanges(ranges, language) : formatDayHours(text, language)
  }
  return Object.fromEntries(Object.entries(hours).map(([day, text]) => [day, shownOf(day, text)]))
}

/** No night goes on for longer on the next day, in minutes since 00:00. */
const nightEnds = 9 * 60

/**
 * The days of a night that a source has cut at midnight, with it whole in the day on which it begins: `10:00–24:00`, and `00:00–01:00` of
 * the next day, is `10:00–01:00`.
 */
function wholeNights(week: WeeklySchedule): ReadonlyMap<string, readonly MinuteRange[]> {
  const goesOn = (index: number) => {
    const [evening, morning] = [week[index]?.at(-1), week[(index + 1) % week.length]?.[0]]
    const isCut = evening && evening.from > 0 && evening.to === minutesPerDay && morning?.from === 0
    return isCut && morning.to <= nightEnds
      ? { from: evening.from, to: minutesPerDay + morning.to }
      : undefined
  }
  const days = new Map<string, readonly MinuteRange[]>()
  for (const [index, day] of dayNames.entries()) {
    const before = goesOn((index + week.length - 1) % week.length)
    const night = goesOn(index)
    const own = week[index]?.slice(before ? 1 : 0, night ? -1 : undefined)
    if (own && (before || night)) days.set(day, night ? [...own, night] : own)
  }
  return days
}

const zonesKept = 100

/** Remembers the state in the latest time zones until the time at which it changes. */
function rememberState(schedule: WeeklySchedule | null): BusinessWeek['openState'] {
  const known = new Map<string, OpenState & { readonly since: number }>()
  return (timeZone, now) => {
    const last = known.get(timeZone)
    if (last?.changesAt && last.since <= now && now < last.changesAt) return last
    const state = { ...openState(schedule, timeZone, now), since: now }
    if (known.size >= zonesKept) known.clear()
    known.set(timeZone, state)
    return state
  }
}

/** One day's hours for a page in a language; the source's text if it cannot be read. */
export function formatDayHours(text: string, language: NameLanguage): string {
  const ranges = parseDayHours(text)
  return ranges ? formatRanges(ranges, language) : text
}
