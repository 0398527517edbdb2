import { minutesPerDay } from './clock-time.ts'
import type { WeeklySchedule } from './day-hours.ts'
import { isOpenAt } from './open-state.ts'

/** The days of a week by the names of a search, Monday first. */
export const askedDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const

/** A time at which a place should be open: at this moment, at all hours, late in the evening, or on a day. */
export type AskedTime = 'now' | 'always' | 'late' | 'weekend' | (typeof askedDays)[number]

/** Open at eleven in the evening is late, if it is so on most days. */
const lateMinute = 23 * 60
const mostDays = 4

const conditions: { readonly [Time in 'always' | 'late' | 'weekend']: (week: WeeklySchedule) => boolean } = {
  always: (week) =>
    week.every((day) => day?.length === 1 && day[0]?.from === 0 && day[0].to >= minutesPerDay),
  late: (week) => week.filter((day) => day?.some(({ to }) => to >= lateMinute)).length >= mostDays,
  weekend: (week) => isOpenOn(week, 5) || isOpenOn(week, 6),
}

const isOpenOn = (week: WeeklySchedule, weekday: number) => (week[weekday]?.length ?? 0) > 0

/** Whether a place is known to be open at the asked time; `now` in ms since the epoch. */
export function isOpenWhen(
  asked: AskedTime,
  { schedule, timeZone }: { readonly schedule: WeeklySchedule | null; readonly timeZone: string },
  now: number,
): boolean {
  if (asked === 'now') return isOpenAt(schedule, timeZone, now)
  if (schedule === null) return false
  if (asked === 'always' || asked === 'late' || asked === 'weekend') return conditions[asked](schedule)
  return isOpenOn(schedule, askedDays.indexOf(asked))
}
