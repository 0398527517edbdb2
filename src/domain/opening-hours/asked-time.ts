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

type Weekday = (typeof askedDays)[number]
export type AskedDay = Weekday | 'weekend' | 'today' | 'tomorrow'

/** The minutes of a day that a part of it has, from midnight on; after it is the following night. */
const dayParts = {
  early: { from: 5 * 60, to: 8 * 60 },
  morning: { from: 6 * 60, to: 11 * 60 },
  noon: { from: 11 * 60 + 30, to: 13 * 60 + 30 },
  afternoon: { from: 13 * 60, to: 18 * 60 },
  evening: { from: 18 * 60, to: 22 * 60 },
  night: { from: 22 * 60, to: 26 * 60 },
  tonight: { from: 18 * 60, to: 26 * 60 },
  /** After midnight, until the first ones get up. */
  smallHours: { from: 24 * 60, to: 29 * 60 },
} satisfies Readonly<Record<string, MinuteRange>>
export type DayPart = keyof typeof dayParts
/** Who is open in a part of the day for so many minutes is open then. */
const leastMinutes = 60

/**
 * A time at which a place should be open: at this moment, at all hours, late in the evening, on a day, at a minute or in a part of most
 * days, or of a day. On holidays nobody is known to be open. Some ask for who is closed on a weekday.
 */
export type AskedTime =
  | 'now'
  | 'always'
  | 'late'
  | 'holiday'
  | AskedDay
  | `closed ${Weekday}`
  | AtMinute
  | InPart
  | `${AskedDay} ${AtMinute | InPart}`
type AtMinute = `at ${number}`
type InPart = `in ${DayPart}`

/** The time of day that a minute after midnight is. */
export const atMinute = (minute: number): AtMinute => `at ${minute % minutesPerDay}`
export const atDay = (day: AskedDay, minute: number): AskedTime => `${day} ${atMinute(minute)}`
export const closedOn = (day: Weekday): AskedTime => `closed ${day}`
export const inPart = (part: DayPart): InPart => `in ${part}`
export const inDayPart = (day: AskedDay, part: DayPart): AskedTime => `${day} ${inPart(part)}`

const isPart = (text: string): text is DayPart => Object.hasOwn(dayParts, text)
const isDay = (text: string): text is AskedDay =>
  text === 'weekend' || text === 'today' || text === 'tomorrow' || askedDays.some((day) => day === text)

/** The day and its minute, if a time asks for both; pages need no more of it. */
export function dayAtMinute(
  asked: AskedTime,
): { readonly day: AskedDay; readonly minute: number } | undefined {
  const [day = '', minute] = asked.split(' at ')
  return minute && isDay(day) ? { day, minute: Number(minute) } : undefined
}

interface DayTime {
  readonly day?: AskedDay
  readonly minute?: number
  readonly part?: DayPart
}

/** The day, and the minute or the part of it, that a time asks for; undefined where it says none. */
export function readDayTime(asked: AskedTime): DayTime {
  const [, first = '', how, what = ''] = /^(?:(\w+)(?: |$))??(?:(at|in) (\w+))?$/.exec(asked) ?? []
  const day = isDay(first) ? first : undefined
  const minute = how === 'at' ? Number(what) : asked === 'late' ? lateMinute : undefined
  const part = how === 'in' && isPart(what) ? what : undefined
  return { ...(day && { day }), ...(minute !== undefined && { minute }), ...(part && { part }) }
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

/** Whether a weekday has an hour of a range of minutes, which may reach into the following night. */
function isOpenWithin(week: WeeklySchedule, weekday: number, { from, to }: MinuteRange): boolean {
  const minutes = [-1, 0, 1].flatMap((more) => {
    const hours = week[(weekday + more + askedDays.length) % askedDays.length] ?? []
    const shift = more * minutesPerDay
    return hours.map((one) => Math.min(one.to + shift, to) - Math.max(one.from + shift, from))
  })
  return Math.max(0, ...minutes) >= Math.min(leastMinutes, to - from)
}

/** The weekdays of a day, 0 for Monday; none where nobody knows which day it is there. */
function weekdaysOf(day: AskedDay, timeZone: string, now: number): readonly number[] {
  if (day === 'weekend') return [5, 6]
  if (day !== 'tomorrow' && day !== 'today') return [askedDays.indexOf(day)]
  const offset = zoneOffset(timeZone, now)
  const more = day === 'tomorrow' ? 1 : 0
  return offset === undefined ? [] : [(localParts(now + offset).weekday + more) % askedDays.length]
}

/** Lists of what is open today are right for so many minutes. */
const step = 15

const wholeDay: MinuteRange = { from: 0, to: minutesPerDay }

/** What is left of a part of today: who closes before now is not open tonight. */
function restOf({ from, to }: MinuteRange, timeZone: string, now: number): MinuteRange {
  const offset = zoneOffset(timeZone, now)
  const minutes = offset === undefined ? 0 : Math.floor(localParts(now + offset).minutes / step) * step
  return { from: Math.min(Math.max(from, minutes), to - 1), to }
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
  const closedDay = askedDays.findIndex((one) => closedOn(one) === asked)
  if (closedDay >= 0) return schedule[closedDay]?.length === 0
  const { day, minute, part } = readDayTime(asked)
  if (part) {
    const days = day ? weekdaysOf(day, timeZone, now) : askedDays.map((_, weekday) => weekday)
    const range = day === 'today' ? restOf(dayParts[part], timeZone, now) : dayParts[part]
    return days.filter((weekday) => isOpenWithin(schedule, weekday, range)).length >= (day ? 1 : mostDays)
  }
  if (day === 'today' && minute === undefined) {
    const rest = restOf(wholeDay, timeZone, now)
    return weekdaysOf(day, timeZone, now).some((weekday) => isOpenWithin(schedule, weekday, rest))
  }
  if (day) return weekdaysOf(day, timeZone, now).some((weekday) => isOpenOn(schedule, weekday, minute))
  return minute !== undefined && isOpenMostDays(schedule, minute)
}
