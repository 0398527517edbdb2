import type { OpeningHoursText } from '../business/listing.ts'
import { type MinuteRange, parseDayHours } from './day-hours.ts'
import { dayNames } from './day-names.ts'

/** A week, Monday first: each day's ranges, [] when closed, null when unknown. */
export type WeeklySchedule = readonly (readonly MinuteRange[] | null)[]

/** The schedule that a listing's texts state; null where no day can be read. Days unstated or unreadable are unknown. */
export function weeklySchedule(hours: OpeningHoursText): WeeklySchedule | null {
  const schedule = dayNames.map((name) => {
    const text = Object.hasOwn(hours, name) ? hours[name] : undefined
    return text ? parseDayHours(text) : null
  })
  return schedule.some((day) => day !== null) ? schedule : null
}
