import { hoursInWords, type OpeningHoursText } from '../business/listing.ts'
import { minutesPerDay } from './clock-time.ts'
import { type MinuteRange, parseDayHours } from './day-hours.ts'
import { clockText } from './hours-text.ts'
import { type DayName, dayNames } from './weekdays.ts'

/** Two times such as `09:00`; an empty one is not chosen yet. The place closes on the next day if `to` is not later. */
export interface ClockRange {
  readonly from: string
  readonly to: string
}

export const hoursKinds = ['unknown', 'ranges', 'allDay', 'closed', 'text'] as const

/** What a picker shows of one day's text. `text`: the picker cannot say it. */
export interface HoursEntry {
  readonly kind: (typeof hoursKinds)[number]
  readonly ranges: readonly ClockRange[]
}

const halfDays = /[ap]\.?m\.?|오전|오후/gi
const allDayText = 'Open 24 hours'
const closedText = 'Closed'

/** Words beside the times say more than the times do, so a picker would lose them. */
function hasWords(text: string): boolean {
  return /\p{L}/u.test(text.replace(halfDays, ''))
}

function isAllDay(ranges: readonly MinuteRange[]): boolean {
  return ranges.some(({ from, to }) => from === 0 && to === minutesPerDay)
}

export function hoursEntry(text: string): HoursEntry {
  if (text.trim() === '') return { kind: 'unknown', ranges: [] }
  const read = parseDayHours(text)
  if (!read) return { kind: 'text', ranges: [] }
  if (read.length === 0) return { kind: 'closed', ranges: [] }
  if (isAllDay(read) && !text.includes(':')) return { kind: 'allDay', ranges: [] }
  if (hasWords(text)) return { kind: 'text', ranges: [] }
  if (isAllDay(read)) return { kind: 'allDay', ranges: [] }
  return { kind: 'ranges', ranges: read.map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) })) }
}

/** A listing's texts by day: those without days hold for every one of them, if they can be read. */
export function hoursByDay(hours: OpeningHoursText): Readonly<Partial<Record<DayName, string>>> {
  const { [hoursInWords]: inWords = '', ...byDay } = hours
  if (parseDayHours(inWords) === null) return byDay
  return { ...Object.fromEntries(dayNames.map((day) => [day, inWords])), ...byDay }
}

/** The text without days that cannot be read; '' if there is none. */
export function unreadHours({ [hoursInWords]: inWords = '' }: OpeningHoursText): string {
  return parseDayHours(inWords) === null ? inWords : ''
}

const timeOf = (minutes: number) => clockText(minutes % minutesPerDay, 'ko')

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

/**
 * The text of a day as an import reads it, and reads it as the same. A time that is not chosen yet stands as a question mark, so that
 * the text cannot be read. `text` is what stands in the text field.
 */
export function hoursEntryText({ kind, ranges }: HoursEntry, text: string): string {
  if (kind === 'text') return text
  if (kind === 'unknown') return ''
  if (kind === 'closed') return closedText
  if (kind === 'allDay') return allDayText
  const inOrder = ranges.toSorted((a, b) => a.from.localeCompare(b.from))
  const written = [...new Set(inOrder.map(rangeText))].join(', ')
  return isAllDay(parseDayHours(written) ?? []) ? allDayText : written
}

/** On the 24-hour clock, or on the other one where the first could be read as half a day less: 12:00-10:00. */
function rangeText({ from, to }: ClockRange): string {
  const plain = `${from || '?'}-${to || '?'}`
  if (from === '' || to === '' || parseDayHours(plain)) return plain
  return `${clockText(minutesOf(from), 'en')}-${clockText(minutesOf(to), 'en')}`
}
