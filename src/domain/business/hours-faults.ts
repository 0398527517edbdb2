import { minutesPerDay } from '../opening-hours/clock-time.ts'
import { type MinuteRange, parseDayHours } from '../opening-hours/day-hours.ts'
import { type DayName, dayNames } from '../opening-hours/weekdays.ts'

/** `night`: open already since the day before. */
export const hoursFaults = ['unread', 'noStart', 'noEnd', 'noTimes', 'sameTimes', 'overlap', 'night'] as const
export type HoursFault = (typeof hoursFaults)[number]

type DayTexts = Readonly<Partial<Record<DayName, string>>>

/** What is wrong with the days whose texts differ from those that are stored, or whose day before does. */
export function faultsOfHours(texts: DayTexts, stored: DayTexts): ReadonlyMap<DayName, HoursFault> {
  const isNew = (day: DayName) => (texts[day] ?? '') !== (stored[day] ?? '')
  const faults = dayNames.map((day, index) => {
    const before = dayNames.at(index - 1) as DayName
    const own = isNew(day) ? dayFault(texts[day] ?? '') : undefined
    const isNight = (isNew(day) || isNew(before)) && isOpenSince(texts[before] ?? '', texts[day] ?? '')
    return [day, own ?? (isNight ? 'night' : undefined)] as const
  })
  return new Map(faults.filter((entry): entry is [DayName, HoursFault] => entry[1] !== undefined))
}

function dayFault(text: string): HoursFault | undefined {
  if (text.trim() === '') return undefined
  const ranges = parseDayHours(text)
  if (!ranges) return missingTime(text)
  const parts = text.split(/[,;]/).map(parseDayHours)
  const [apart, whole] = [parts.flatMap((part) => part ?? []), ranges]
  if ([...apart, ...whole].some(isFromTimeToItself)) return 'sameTimes'
  // A part that reads otherwise by itself says nothing of the whole.
  const isSame = apart.every(({ from, to }) => whole.some((one) => one.from <= from && to <= one.to))
  return parts.every(Boolean) && isSame && minutesOf(apart) > minutesOf(whole) ? 'overlap' : undefined
}

/** A picker writes a question mark for a time that is not chosen. */
function missingTime(text: string): HoursFault {
  const ends = text.split(',').map((part) => part.trim())
  if (ends.includes('?-?')) return 'noTimes'
  if (ends.some((part) => part.startsWith('?-'))) return 'noStart'
  return ends.some((part) => part.endsWith('-?')) ? 'noEnd' : 'unread'
}

const isFromTimeToItself = ({ from, to }: MinuteRange) => from > 0 && to - from === minutesPerDay

const minutesOf = (ranges: readonly MinuteRange[]) =>
  ranges.reduce((minutes, { from, to }) => minutes + to - from, 0)

/** Whether a place is still open from the day before when the first hours of a day begin. */
function isOpenSince(before: string, text: string): boolean {
  const ends = (parseDayHours(before) ?? []).filter((range) => !isFromTimeToItself(range))
  const first = parseDayHours(text)?.[0]
  return first !== undefined && ends.some(({ to }) => to - minutesPerDay > first.from)
}
