import type { OpeningHoursText } from '../business/listing.ts'
import { minutesPerDay } from '../opening-hours/clock-time.ts'
import { type MinuteRange, type WeeklySchedule, weeklySchedule } from '../opening-hours/day-hours.ts'
import type { Random } from '../random.ts'
import type { Words } from './template.ts'
import { listed } from './with-particle.ts'

const days = ['월', '화', '수', '목', '금', '토', '일']

type Clock = (minutes: number) => string

const within = (minutes: number) => (minutes > minutesPerDay ? minutes - minutesPerDay : minutes)
const nextDay = (minutes: number) => (minutes > minutesPerDay ? '다음 날 ' : '')

/** 09:00, 다음 날 02:00. */
const onDial: Clock = (minutes) => {
  const time = within(minutes)
  return `${nextDay(minutes)}${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`
}

/** 9시, 18시 30분. */
const inWords: Clock = (minutes) => {
  const time = within(minutes)
  return `${nextDay(minutes)}${Math.floor(time / 60)}시${time % 60 ? ` ${time % 60}분` : ''}`
}

const isAllDay = (ranges: readonly MinuteRange[]) =>
  ranges.some(({ from, to }) => from === 0 && to === minutesPerDay)

function rangesText(ranges: readonly MinuteRange[], clock: Clock): string {
  if (isAllDay(ranges)) return '24시간'
  const text = ({ from, to }: MinuteRange) =>
    clock === onDial ? `${clock(from)}–${clock(to)}` : `${clock(from)}부터 ${clock(to)}까지`
  return ranges.map(text).join(' 및 ')
}

/** `매일`, `월~금요일`, `월·수·금요일`. */
function daysText(indexes: readonly number[]): string {
  if (indexes.length === 7) return '매일'
  const first = indexes[0] ?? 0
  const isRun = indexes.length > 2 && indexes.every((day, position) => day === first + position)
  if (isRun) return `${days[first]}~${days[indexes.at(-1) ?? 0]}요일`
  return `${indexes.map((day) => days[day]).join('·')}요일`
}

function hoursLine(schedule: WeeklySchedule, clock: Clock): string {
  const groups = new Map<string, number[]>()
  for (const [day, ranges] of schedule.entries()) {
    if (!ranges?.length) continue
    const text = rangesText(ranges, clock)
    groups.set(text, [...(groups.get(text) ?? []), day])
  }
  return [...groups].map(([text, indexes]) => `${daysText(indexes)} ${text}`).join(', ')
}

function figures(schedule: WeeklySchedule, clock: Clock): Words {
  const all = schedule.flatMap((ranges) => ranges ?? [])
  const minutes = all.reduce((sum, { from, to }) => sum + to - from, 0)
  const hasUnknown = schedule.some((ranges) => ranges === null)
  const openDays = schedule.filter((ranges) => ranges?.length)
  const isPlain = openDays.length > 0 && !openDays.some((ranges) => ranges && isAllDay(ranges))
  return {
    openDays: hasUnknown ? undefined : String(openDays.length),
    weekHours: minutes % 60 === 0 ? String(minutes / 60) : (minutes / 60).toFixed(1),
    everyDay: openDays.length === 7 ? '매일' : undefined,
    earliest: isPlain && !hasUnknown ? clock(Math.min(...all.map(({ from }) => from))) : undefined,
    latest: isPlain ? clock(Math.max(...all.map(({ to }) => to))) : undefined,
    hasBreak: openDays.some((ranges) => (ranges?.length ?? 0) > 1) ? '쉬는 시간' : undefined,
  }
}

/** The opening hours in words, in one of two ways to write times, both on the 24-hour clock. */
export function hoursWords(hours: OpeningHoursText, random: Random): Words {
  const schedule = weeklySchedule(hours)
  if (!schedule) return Object.keys(hours).length > 0 ? { hoursUnread: '원문' } : { noHours: '없음' }
  const clock = random.pick([onDial, inWords])
  const closed = schedule.flatMap((ranges, day) => (ranges?.length === 0 ? [`${days[day]}요일`] : []))
  return {
    hoursLine: hoursLine(schedule, clock) || undefined,
    closedDays: closed.length > 0 ? listed(closed) : undefined,
    ...figures(schedule, clock),
  }
}
