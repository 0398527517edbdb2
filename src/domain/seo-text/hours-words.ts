import type { OpeningHoursText } from '../business/listing.ts'
import { minutesPerDay } from '../opening-hours/clock-time.ts'
import { type MinuteRange, type WeeklySchedule, weeklySchedule } from '../opening-hours/day-hours.ts'
import type { Words } from './template.ts'
import { listed } from './with-particle.ts'

const days = ['월', '화', '수', '목', '금', '토', '일']

const within = (minutes: number) => (minutes > minutesPerDay ? minutes - minutesPerDay : minutes)
const nextDay = (minutes: number) => (minutes > minutesPerDay ? '다음 날 ' : '')

/** 9시, 18시 30분, 다음 날 2시: the one form of all texts, on the 24-hour clock. */
function clock(minutes: number): string {
  const time = within(minutes)
  return `${nextDay(minutes)}${Math.floor(time / 60)}시${time % 60 ? ` ${time % 60}분` : ''}`
}

const span = (from: number, to: number) => `${clock(from)}부터 ${clock(to)}까지`

const isAllDay = (ranges: readonly MinuteRange[]) =>
  ranges.some(({ from, to }) => from === 0 && to === minutesPerDay)

function rangesText(ranges: readonly MinuteRange[]): string {
  if (isAllDay(ranges)) return '24시간'
  return ranges.map(({ from, to }) => span(from, to)).join(', ')
}

/** `매일`, `월~금요일`, `월·수·금요일`. */
function daysText(indexes: readonly number[]): string {
  if (indexes.length === 7) return '매일'
  const isOpen = (day: number) => indexes.includes((day + 7) % 7)
  // A run may go on over the end of the week: 일~금요일.
  const starts = indexes.filter((day) => !isOpen(day - 1))
  const ends = indexes.filter((day) => !isOpen(day + 1))
  if (indexes.length > 2 && starts.length === 1) return `${days[starts[0] ?? 0]}~${days[ends[0] ?? 0]}요일`
  return `${indexes.map((day) => days[day]).join('·')}요일`
}

/** Days with the same text together: `월~금요일 9시부터 18시까지, 토요일 …`; '' if no day has one. */
function byDays(schedule: WeeklySchedule): string {
  const groups = new Map<string, number[]>()
  for (const [day, ranges] of schedule.entries()) {
    const text = ranges?.length ? rangesText(ranges) : ''
    if (text) groups.set(text, [...(groups.get(text) ?? []), day])
  }
  return [...groups].map(([text, indexes]) => `${daysText(indexes)} ${text}`).join(', ')
}

const longestNote = 60
const halfDayClock = /오전|오후|\b[ap]\.?m\b/i

/** Hours that no one can read as a schedule: as they are, if they are short and name no times of their own. */
function unreadWords(hours: OpeningHoursText): Words {
  const text = Object.values(hours).join(', ')
  if (text === '') return { noHours: '예' }
  const isPlain = text.length <= longestNote && !halfDayClock.test(text) && !/[“”]/.test(text)
  return { hoursUnread: isPlain ? text : undefined }
}

/** `일요일`, `토요일과 일요일`, `금~일요일`: the days on which it stays closed. */
function restDays(schedule: WeeklySchedule): string | undefined {
  const closed = schedule.flatMap((ranges, day) => (ranges?.length === 0 ? [day] : []))
  if (closed.length > 2) return daysText(closed)
  return listed(closed.map((day) => `${days[day]}요일`)) || undefined
}

/** What is eaten at some hours of the day only, and from when to when; 28 is four in the morning. */
export const mealHours: Readonly<Record<string, readonly [number, number]>> = {
  '아침 식사': [5, 11],
  브런치: [9, 15],
  '점심 식사': [11, 15],
  '저녁 식사': [16, 24],
  '심야 음식': [22, 28],
}

/** The meals for which a place is never open. None where the hours of a day are not known. */
export function mealsOutOfHours(hours: OpeningHoursText): readonly string[] {
  const schedule = weeklySchedule(hours)
  if (!schedule?.every((day) => day !== null)) return []
  const ranges = schedule.flat()
  const isOpen = (start: number, end: number) =>
    [-minutesPerDay, 0, minutesPerDay].some((shift) =>
      ranges.some(({ from, to }) => from + shift < end && to + shift > start),
    )
  return Object.entries(mealHours).flatMap(([meal, [start, end]]) =>
    isOpen(start * 60, end * 60) ? [] : [meal],
  )
}

/** `화~일요일`: the days of which nothing is known. */
function unknownDays(schedule: WeeklySchedule): string | undefined {
  const unknown = schedule.flatMap((ranges, day) => (ranges === null ? [day] : []))
  return unknown.length > 0 ? daysText(unknown) : undefined
}

const alwaysOpen = '매일 24시간'

/** The opening hours in words. */
export function hoursWords(hours: OpeningHoursText): Words {
  const schedule = weeklySchedule(hours)
  if (!schedule) return unreadWords(hours)
  const hoursLine = byDays(schedule) || undefined
  const isClosedAllWeek = schedule.every((ranges) => ranges?.length === 0)
  const closedDays = isClosedAllWeek ? undefined : restDays(schedule)
  return {
    hoursLine,
    noHoursLine: hoursLine ? undefined : '예',
    isAlwaysOpen: hoursLine === alwaysOpen ? '예' : undefined,
    hasClosingHours: hoursLine && hoursLine !== alwaysOpen ? '예' : undefined,
    closedDays,
    closedAllWeek: isClosedAllWeek ? '예' : undefined,
    noClosedDays: closedDays ? undefined : '예',
    unknownDays: unknownDays(schedule),
  }
}
