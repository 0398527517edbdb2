import type { OpeningHoursText } from '../business/listing.ts'
import { parseDayHours } from './day-hours.ts'

/** A range without `am` and `pm`. */
const range =
  /(?<![\d:.])(\d{1,2})(?:[:.]([0-5]\d))? ?(?:[-–—−~〜]|to|bis) ?(\d{1,2})(?:[:.]([0-5]\d))?(?![\d:.])/g
/** Then each time has a word of its own, and none tells what the others are. */
const meridiem = /\d ?[ap]\.? ?m?\.?(?![a-z])|오전|오후|午|上午|下午/i
const [earliest, opening, lateMorning, noon, longestDay] = [5, 7, 10, 12, 7]

interface Span {
  readonly from: number
  readonly to: number
}

const spansIn = (text: string): Span[] =>
  [...text.matchAll(range)].map(([, from, , to]) => ({ from: Number(from), to: Number(to) }))

/** `9-6`: from the morning to an hour after noon on the 12-hour clock. */
const isDay = ({ from, to }: Span): boolean => from >= opening && from < noon && to >= 1 && to < opening + 1
/** `9-12, 1-6`: a morning, and the afternoon of the same day. */
const isAfternoon = ({ from, to }: Span, before?: Span): boolean =>
  before !== undefined && before.from >= opening && before.to <= noon && from < opening && from < to

/** The clock of all ranges: 24 if an hour proves it, 12 if all days end early and one proves it; undefined if none tells. */
function clockOf(texts: readonly string[]): 12 | 24 | undefined {
  if (texts.some((text) => meridiem.test(text))) return undefined
  const days = texts.map((text) => ({ spans: spansIn(text), isRead: parseDayHours(text) !== null }))
  const all = days.flatMap(({ spans }) => spans)
  if (all.some(({ from, to }) => from > noon || to > noon)) return 24
  const proves = days.some(({ spans, isRead }) =>
    spans.some(
      (span, at) => (isRead && isDay(span) && span.from < lateMorning) || isAfternoon(span, spans[at - 1]),
    ),
  )
  const isEarly = all.every(({ from, to }) => from < to || to <= longestDay)
  return proves && isEarly ? 12 : undefined
}

/** The text with its ranges written so that only this clock fits; a range that does not fit it stays. */
function written(text: string, clock: 12 | 24): string {
  let before: Span | undefined
  return text.replace(range, (whole: string, from: string, a = '00', to = '', b = '00') => {
    const span = { from: Number(from), to: Number(to) }
    const last = before
    before = span
    if (clock === 24) return span.from >= earliest && span.from < span.to ? `${from}:${a}-${to}:${b}` : whole
    if (isAfternoon(span, last)) return `${from}:${a} pm-${to}:${b} pm`
    if (isDay(span)) return `${from}:${a} am-${to}:${b} pm`
    const isMorning = span.from >= opening && span.from < span.to && span.to <= noon
    return isMorning ? `${from}:${a} am-${to}:${b} ${span.to === noon ? 'pm' : 'am'}` : whole
  })
}

/**
 * The hours with those days that cannot be read alone, and can where another range of the cell tells the clock: `9-12` beside `9-18`, and
 * `10-2` beside `9-6`. A night has no such day: `11-12` beside `11-10` stays as it is.
 */
export function withSharedClock(hours: OpeningHoursText): OpeningHoursText {
  const texts = Object.values(hours)
  if (texts.every((text) => parseDayHours(text) !== null)) return hours
  const clock = clockOf(texts)
  if (clock === undefined) return hours
  return Object.fromEntries(
    Object.entries(hours).map(([day, text]) => {
      const plain = parseDayHours(text) === null ? written(text, clock) : text
      return [day, parseDayHours(plain) === null ? text : plain]
    }),
  )
}
