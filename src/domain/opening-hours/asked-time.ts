import { minutesPerDay } from './clock-time.ts'
import type { MinuteRange, WeeklySchedule } from './day-hours.ts'
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

/** A time at which a place should be open: at this moment, at all hours, late in the evening, on a day, or at a minute of most days. */
export type AskedTime = 'now' | 'always' | 'late' | 'weekend' | (typeof askedDays)[number] | AtMinute
type AtMinute = `at ${number}`

/** The time of day that a minute after midnight is. */
export const atMinute = (minute: number): AskedTime => `at ${minute % minutesPerDay}`
const isAtMinute = (asked: AskedTime): asked is AtMinute => asked.startsWith('at ')

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

/** The hours of a day may reach into the following night. */
const isWithin = ({ from, to }: MinuteRange, minute: number) => from <= minute && minute < to
const isOpenMostDays = (week: WeeklySchedule, minute: number) =>
  week.filter((day) => day?.some((one) => [0, minutesPerDay].some((more) => isWithin(one, minute + more))))
    .length >= mostDays

/** Whether a place is known to be open at the asked time; `now` in ms since the epoch. */
export function isOpenWhen(
  asked: AskedTime,
  { schedule, timeZone }: { readonly schedule: WeeklySchedule | null; readonly timeZone: string },
  now: number,
): boolean {
  if (asked === 'now') return isOpenAt(schedule, timeZone, now)
  if (schedule === null) return false
  if (isAtMinute(asked)) return isOpenMostDays(schedule, Number(asked.slice('at '.length)))
  if (asked === 'always' || asked === 'late' || asked === 'weekend') return conditions[asked](schedule)
  return isOpenOn(schedule, askedDays.indexOf(asked))
}
