import type { OpeningHoursText } from '../business/listing.ts'
import { formatDayHours } from './format-day-hours.ts'
import { type OpenState, openState } from './open-state.ts'
import { type WeeklySchedule, weeklySchedule } from './weekly-schedule.ts'

/** What follows from a business's opening hours. */
export interface BusinessWeek {
  /** The days that are stated, as a Korean page shows their hours. */
  readonly shown: Readonly<Record<string, string>>
  /** See `openState`. */
  openState(timeZone: string, now: number): OpenState
}

const weeks = new WeakMap<OpeningHoursText, BusinessWeek>()

/** Worked out once for the same object: very many businesses share their hours. */
export function businessWeek(hours: OpeningHoursText): BusinessWeek {
  const known = weeks.get(hours)
  if (known) return known
  const shown = Object.entries(hours).map(([day, text]) => [day, formatDayHours(text)])
  const week = { shown: Object.fromEntries(shown), openState: rememberState(weeklySchedule(hours)) }
  weeks.set(hours, week)
  return week
}

/** A state stays what it is until it changes. */
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
