import { minutesPerDay } from '../../../domain/opening-hours/clock-time.ts'
import { daysInText, parseDays } from '../../../domain/opening-hours/day-names.ts'
import { dayNames } from '../../../domain/opening-hours/weekdays.ts'
import { lowerCase } from '../../../domain/text/fold.ts'
import { isNo, isYes } from '../rows/closing/closing-answers.ts'
import { closingDaysOf, setClosingDays } from './closing-days.ts'
import { withBreak } from './hours-breaks.ts'
import type { HoursColumns, Span } from './hours-columns.ts'
import { clockOfMinutes } from './hours-in-minutes.ts'
import type { HoursPairs } from './hours-pairs.ts'

type ReadCell = (index: number) => string

const [saturday, sunday] = [5, 6]
/** A range of hours: `Open ⋅ Closes 6 PM` says only how it is now. */
const statesHours = /\d ?(?:[ap]\.?m\.?|h|시|uhr)? ?(?:[-–—~〜～]|to|bis|a|à|às) ?\d|24|7\/7/i

/** An object or a list of a program; not `[月～金] 11:00-15:00`. */
const isStructured = (text: string) => /^(?:\{|\[ ?["'[{\]])/.test(text)

/** Whether all hours stand in the column of hours, as in most tables. */
const isOneColumn = ({
  days,
  halves,
  spans,
  pairs,
  more,
  later,
  daily,
  closedDays,
  openDays,
}: HoursColumns) =>
  days.size + (halves?.size ?? 0) + spans.size + pairs.size + more.length === 0 &&
  (later ?? daily ?? closedDays ?? openDays) === undefined

/** The hours of all their columns as one cell. */
export function joinHours(columns: HoursColumns, readCell: ReadCell, hours: string): string {
  const read: ReadCell = columns.inMinutes ? (index) => clockOfMinutes(readCell(index)) : readCell
  const joined = withoutBreaks(columns, read, hours)
  const { breaks } = columns
  return breaks === undefined ? joined : withBreak(joined, breaks.word, read(breaks.index))
}

function withoutBreaks(columns: HoursColumns, read: ReadCell, hours: string): string {
  if (isOneColumn(columns)) return hours
  const { days, halves, spans, laterSpans, pairs, more, later, daily, closedDays, openDays } = columns
  const texts = [
    withDaily(hours, daily, read),
    ...more.map(read),
    hours && later !== undefined ? read(later) : '',
  ].filter(Boolean)
  if (texts.length === 0 && daily) texts.push(spanText(daily, read))
  const all = texts.filter(Boolean).join('\n')
  const own = openDays === undefined ? all : onDays(read(openDays), all)
  const byDay = new Map<string, string>()
  const add = (day: string, text: string) => {
    if (day !== '' && text !== '' && !byDay.has(day)) byDay.set(day, text)
  }
  for (const day of new Set([...days.keys(), ...(halves?.keys() ?? [])]))
    add(dayNames[day] ?? '', dayText(days.get(day), halves?.get(day), read))
  for (const [day, span] of spans) {
    const second = laterSpans?.get(day)
    const texts = [spanText(span, read), second ? spanText(second, read) : '']
    add(dayNames[day] ?? '', texts.filter(Boolean).join(', '))
  }
  for (const [day, text] of textsOfPairs(pairs, read)) add(day, text)
  const ticked = ofTickedDays(byDay, own)
  if (ticked !== undefined) return ticked
  setCrossed(byDay)
  const closed = closedDays === undefined ? '' : read(closedDays)
  if (own === '' || (byDay.size > 1 && !statesHours.test(own))) {
    if (byDay.size > 0 && closed !== '') setClosingDays(closed, byDay)
    return byDay.size === 0 ? '' : JSON.stringify(Object.fromEntries(byDay))
  }
  if (isStructured(own)) return own
  const whole = days.has(saturday) || days.has(sunday) ? withDaysOfTheirOwn(own, byDay) : own
  return closed === '' ? whole : closingDaysOf(closed, whole)
}

/** The days on which it is open, with the hours that stand in columns of their own: `Ter-Dom`, `11:30`, `23:00`. */
function withDaily(hours: string, daily: Span | undefined, read: ReadCell): string {
  const isOfDays = daily !== undefined && /^\D{2,60}$/.test(hours) && parseDays(hours).length > 0
  return isOfDays ? `${hours} ${spanText(daily, read)}`.trim() : hours
}

/** `月火水木金`. */
const rowOfLetters = /^(?:[月火水木金土日]{2,7}|[월화수목금토일]{2,7})$/u

/** `du mardi au samedi`, `from Tuesday to Saturday`. */
const beforeDays = /^(?:du|de|del|dal|dalla|from|von|vom|od|с|со|van|desde|das?) (?=\p{L})/iu

/** Hours that name no days, on the days that stand beside them: `Mon-Sat` and `9-17`. Where these cannot be read, nothing is known of any day. */
function onDays(days: string, hours: string): string {
  const named = rowOfLetters.test(days) ? [...days].join(',') : days.replace(beforeDays, '')
  const isPlain = hours !== '' && !hours.includes('\n') && !isStructured(hours)
  // A number alone may be that of the days, or the date of the first one.
  const saysDays = parseDays(named).length > 0 || /\p{L}{2}/u.test(named)
  const isOfDays = isPlain && saysDays && [...lowerCase(hours).matchAll(daysInText)].length === 0
  return isOfDays ? `${named} ${hours}` : hours
}

/** `https://schema.org/Monday`. */
const vocabularyOfDays = /^https?:\/\/(?:www\.)?schema\.org\//i

/** The hours of each day that elements of a list name. A day may stand in several: before and after its break. */
function textsOfPairs(pairs: HoursPairs, read: ReadCell): ReadonlyMap<string, string> {
  const byDay = new Map<string, string>()
  for (const { day: named, hours, ...span } of pairs.values()) {
    const day = named === undefined ? '' : read(named).replace(vocabularyOfDays, '')
    const text = hours === undefined ? spanText(span, read) : read(hours)
    const before = byDay.get(day)
    byDay.set(day, before && text ? `${before}, ${text}` : before || text)
  }
  return byDay
}

/** A cross beside days with hours is a day on which the place is closed, as in Google's lists. Alone it may mark those on which it is open. */
function setCrossed(byDay: Map<string, string>): void {
  const texts = [...byDay.values()]
  if (!texts.some((text) => /\d/.test(text))) return
  for (const [day, text] of byDay) if (/^[x✕✗×]$/i.test(text)) byDay.set(day, 'closed')
}

/**
 * The week of a row that ticks the days on which the hours beside them hold: `Mon ✓`, `Tue ✗`. '' where no hours stand beside them;
 * undefined where the columns of days say more.
 */
function ofTickedDays(byDay: ReadonlyMap<string, string>, own: string): string | undefined {
  const texts = [...byDay.values()]
  if (!texts.some(isYes) || texts.some((text) => /\d/.test(text) && !isYes(text))) return undefined
  if (!/\d/.test(own) || own.includes('\n') || isStructured(own)) return ''
  const days = [...byDay].map(([day, text]) => [day, isYes(text) ? own : isNo(text) ? 'closed' : text])
  return JSON.stringify(Object.fromEntries(days))
}

/** The hours of a day in one column, or in two of its halves: a half that is closed says nothing beside one that is open. */
function dayText(first: number | undefined, second: number | undefined, read: ReadCell): string {
  const texts = [first, second].map((index) => (index === undefined ? '' : read(index))).filter(Boolean)
  const open = texts.filter((text) => /\d/.test(text))
  return open.length > 0 && texts.length > 1 ? open.join(', ') : (texts[0] ?? '')
}

/** Hours beside columns of the weekend only are those of the other days. */
function withDaysOfTheirOwn(own: string, byDay: ReadonlyMap<string, string>): string {
  if (parseDays(own.split(/[\s:]/, 1)[0] ?? '').length > 0) return own
  const rest = dayNames.filter((day, index) => index < saturday && !byDay.has(day))
  const texts = [...rest.map((day) => [day, own.replaceAll('\n', ', ')] as const), ...byDay]
  return JSON.stringify(Object.fromEntries(texts))
}

/** A word such as `Closed` stands in both columns, or in the first of them. */
function spanText({ open, close }: Span, read: ReadCell): string {
  const from = open === undefined ? '' : read(open)
  const to = close === undefined ? '' : read(close)
  if (from === '' || !/\d/.test(from)) return from
  if (to === '' || !/\d/.test(to)) return ''
  const [start, end] = [ofWholeDay(from, to), ofWholeDay(to, from)]
  return `${plainTime(start)}-${plainTime(end)}`
}

/** Midnight beside a part of a day: 0.375 to 1 is 09:00 to 24:00. */
const ofWholeDay = (time: string, other: string): string =>
  partOfDay.test(other) && (time === '0' || time === '1') ? (time === '0' ? '00:00' : '24:00') : time
const partOfDay = /^0\.\d{1,20}$/

/** A time of a spreadsheet, which is a part of the day: 0.375 is 09:00. */
function timeOfDay(part: string): string {
  const minutes = Math.round(Number(part) * minutesPerDay)
  const two = (figure: number) => `${figure}`.padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** `09:00:00`, `900` and 0.375 as `09:00`. */
const plainTime = (time: string) =>
  time
    .replace(partOfDay, timeOfDay)
    .replace(/^(\d{1,2}:\d{2}):00$/, '$1')
    .replace(
      /^(\d{1,2})([0-5]\d)(?:\.0)?$/,
      (_, hour: string, minute: string) => `${hour.padStart(2, '0')}:${minute}`,
    )
