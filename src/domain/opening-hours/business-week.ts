import type { OpeningHoursText } from '../business/listing.ts'
import { memoize } from '../memoize.ts'
import type { NameLanguage } from '../site/language.ts'
import { parseDayHours, type WeeklySchedule, weeklySchedule } from './day-hours.ts'
import { formatRanges } from './hours-text.ts'
import { type OpenState, openState } from './open-state.ts'

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
  return Object.fromEntries(Object.entries(hours).map(([day, text]) => [day, formatDayHours(text, language)]))
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
