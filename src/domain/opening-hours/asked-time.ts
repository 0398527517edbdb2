import { minutesPerDay } from './clock-time.ts'
import type { MinuteRange, WeeklySchedule } from './day-hours.ts'
import { isOpenAt, localParts, zoneOffset } from './open-state.ts'

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

export type AskedDay = (typeof askedDays)[number] | 'weekend' | 'tomorrow'

/**
 * A time at which a place should be open: at this moment, at all hours, late in the evening, on a day, at a minute of most days, or at a
 * minute of a day. On holidays nobody is known to be open.
 */
export type AskedTime =
  | 'now'
  | 'always'
  | 'late'
  | 'holiday'
  | AskedDay
  | AtMinute
  | `${AskedDay} ${AtMinute}`
type AtMinute = `at ${number}`

/** The time of day that a minute after midnight is. */
export const atMinute = (minute: number): AtMinute => `at ${minute % minutesPerDay}`
export const atDay = (day: AskedDay, minute: number): AskedTime => `${day} ${atMinute(minute)}`

const isDay = (text: string): text is AskedDay =>
  text === 'weekend' || text === 'tomorrow' || askedDays.some((day) => day === text)

/** The day and the minute that a time asks for; undefined where it says none. */
export function dayAndMinute(asked: AskedTime): { readonly day?: AskedDay; readonly minute?: number } {
  const [first = '', minute] = asked.split(/ ?at /)
  const day = isDay(first) ? first : undefined
  const at = minute === undefined ? (asked === 'late' ? lateMinute : undefined) : Number(minute)
  return { ...(day && { day }), ...(at !== undefined && { minute: at }) }
}

/** Open at eleven in the evening is late, if it is so on most days. */
const lateMinute = 23 * 60
const mostDays = 4
/** Until this minute it is the night of the day before: Friday at midnight is the end of Friday. */
const nightEnd = 5 * 60

const conditions: { readonly [Time in 'always' | 'late']: (week: WeeklySchedule) => boolean } = {
  always: (week) =>
    week.every((day) => day?.length === 1 && day[0]?.from === 0 && day[0].to >= minutesPerDay),
  late: (week) => week.filter((day) => day?.some(({ to }) => to >= lateMinute)).length >= mostDays,
}

/** The hours of a day may reach into the following night. */
const isWithin = ({ from, to }: MinuteRange, minute: number) => from <= minute && minute < to
const isOpenMostDays = (week: WeeklySchedule, minute: number) =>
  week.filter((day) => day?.some((one) => [0, minutesPerDay].some((more) => isWithin(one, minute + more))))
    .length >= mostDays

/** Whether a day has hours, or one of them is at the minute, which hours of the day before may reach. */
function isOpenOn(week: WeeklySchedule, weekday: number, minute: number | undefined): boolean {
  const hoursOf = (day: number) => week[(day + askedDays.length) % askedDays.length] ?? []
  if (minute === undefined) return hoursOf(weekday).length > 0
  const day = minute < nightEnd ? weekday + 1 : weekday
  return (
    hoursOf(day).some((one) => isWithin(one, minute)) ||
    hoursOf(day - 1).some((one) => isWithin(one, minute + minutesPerDay))
  )
}

/** The weekdays of a day, 0 for Monday; none where nobody knows which day it is there. */
function weekdaysOf(day: AskedDay, timeZone: string, now: number): readonly number[] {
  if (day === 'weekend') return [5, 6]
  if (day !== 'tomorrow') return [askedDays.indexOf(day)]
  const offset = zoneOffset(timeZone, now)
  return offset === undefined ? [] : [(localParts(now + offset).weekday + 1) % askedDays.length]
}

/** Whether a place is known to be open at the asked time; `now` in ms since the epoch. */
export function isOpenWhen(
  asked: AskedTime,
  { schedule, timeZone }: { readonly schedule: WeeklySchedule | null; readonly timeZone: string },
  now: number,
): boolean {
  if (asked === 'now') return isOpenAt(schedule, timeZone, now)
  if (schedule === null || asked === 'holiday') return false
  if (asked === 'always' || asked === 'late') return conditions[asked](schedule)
  const { day, minute } = dayAndMinute(asked)
  if (day) return weekdaysOf(day, timeZone, now).some((weekday) => isOpenOn(schedule, weekday, minute))
  return minute !== undefined && isOpenMostDays(schedule, minute)
}
