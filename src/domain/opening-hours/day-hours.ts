import { memoByText } from '../text/memo-by-text.ts'
import { type ClockTime, isOn24HourClock, minutesPerDay, readings } from './clock-time.ts'
import { normaliseHours } from './hours-words.ts'

/** When a place is open: minutes since the day's 00:00. `to` is above 1440 where it closes past midnight. */
export interface MinuteRange {
  readonly from: number
  readonly to: number
}

const time = '(?:(am|pm) ?)?(?<!\\d)(\\d{1,2})(?::([0-5]\\d)(?::[0-5]\\d)?)?(?!\\d)(?: ?(am|pm)(?![a-z]))?'
const range = new RegExp(`${time} ?- ?${time}`, 'g')
const onlySeparators = /^(?:[\s,;/&+|、]|and|und|et|ve|y|и)*$/
const textLimit = 200
/** 25:00 is 1 o'clock of the night that follows: so Japan and Korea write it. */
const latestHour = 29

function clockTime(before = '', digits = '', minutes = '', after = ''): ClockTime | undefined {
  const hour = Number(digits)
  const minute = Number(minutes || 0)
  if (hour > latestHour) return undefined
  const meridiem = (after || before) as ClockTime['meridiem']
  return {
    hour,
    minute,
    meridiem,
    hasMinutes: minutes !== '',
    hasLeadingZero: digits.length === 2 && hour < 10,
  }
}

/** The end of a range that starts at `from`: on the next day where it is not later. */
function endAfter(from: number, to: number): number {
  return to > from ? to : to + minutesPerDay
}

/** A meridiem that is left out is the one that makes the range shortest: 1-7PM is 13 to 19, 10-2PM is 10 to 14. */
function shortest(from: ClockTime, to: ClockTime): MinuteRange | undefined {
  let best: MinuteRange | undefined
  for (const start of readings(from)) {
    for (const end of readings(to)) {
      const candidate = { from: start, to: endAfter(start, end) }
      if (!best || candidate.to - candidate.from < best.to - best.from) best = candidate
    }
  }
  return best
}

function rangeOf(from: ClockTime, to: ClockTime): MinuteRange | undefined {
  if (from.hour >= 24) return undefined
  if (from.meridiem || to.meridiem) return shortest(from, to)
  if (!isOn24HourClock(from, to)) return undefined
  const start = from.hour * 60 + from.minute
  return { from: start, to: endAfter(start, to.hour * 60 + to.minute) }
}

/** Sorted, and as few as possible. */
function merged(ranges: readonly MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = []
  for (const next of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && next.from <= last.to)
      result[result.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
    else result.push(next)
  }
  return result
}

function read(text: string): { readonly ranges: readonly MinuteRange[] | null } {
  const hours = normaliseHours(text.slice(0, textLimit))
  if (hours === 'closed') return { ranges: [] }
  if (hours === 'open 24') return { ranges: [{ from: 0, to: minutesPerDay }] }
  const found: MinuteRange[] = []
  for (const [, ...parts] of hours.matchAll(range)) {
    const from = clockTime(...parts.slice(0, 4))
    const to = clockTime(...parts.slice(4, 8))
    const next = from && to && rangeOf(from, to)
    if (!next) return { ranges: null }
    found.push(next)
  }
  const whole = found.length > 0 && onlySeparators.test(hours.replace(range, ''))
  const ranges = merged(found)
  return { ranges: whole && ranges.every(({ from, to }) => to - from <= minutesPerDay) ? ranges : null }
}

const remembered = memoByText(4096, read)

/**
 * One day's text (`9AM-5PM`, `오전 9:00~오후 6:00`, `09:00–13:00, 14:00–18:00`, `Open 24 hours`, `휴무`) as ranges, sorted
 * and disjoint; [] when closed, null where any part of the text cannot be read.
 */
export function parseDayHours(text: string): readonly MinuteRange[] | null {
  return remembered(text).ranges
}
