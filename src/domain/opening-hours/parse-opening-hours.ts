import { hoursInWords, type OpeningHoursText } from '../business/listing.ts'
import { memoize } from '../memoize.ts'
import { cleanText, isPlaceholder } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'
import { lowerCase, normalised } from '../text/fold.ts'
import { isJsonObject, parseLooseJson } from '../text/parse-loose-json.ts'
import { parseDayHours, weeklySchedule } from './day-hours.ts'
import { daysInText, parseDays } from './day-names.ts'
import { withoutClosedHalf } from './except-days.ts'
import { isOfMoment, plainHours } from './plain-hours.ts'
import { plainDayHours, withoutHoursLabel } from './rest/hours-label.ts'
import { withRestBehind } from './rest/rest-beside-hours.ts'
import { withSaidBreaks } from './rest/said-breaks.ts'
import { withSharedBreak } from './rest/shared-break.ts'
import { withSharedOpening } from './rest/shared-opening.ts'
import { fieldOf, spanTexts } from './rest/span-object.ts'
import { withSharedClock } from './shared-clock.ts'
import { dayNames } from './weekdays.ts'

export interface ParsedOpeningHours {
  /** Texts by day, or the whole text under `hoursInWords` if it names no days. */
  readonly hours: OpeningHoursText
  /**
   * True if the cell has something that could not be read. It is kept as a text, unless it says only how it was at a moment, and
   * open or closed is not computed from it.
   */
  readonly unread: boolean
}

const textLimit = 200
const cellLimit = 32_767
/** A longer text is not a list of days. */
const daysLimit = 8000
const dayKeys = ['day', 'days', 'name', 'weekday', 'dayOfWeek', 'dayRange', '요일']
const hoursKeys = ['hours', 'time', 'times', 'value', '시간']
/** `du lundi au vendredi`, `from Monday to Friday`. */
const leadingWords = /^(?:du|dal|de|von|from|с|من|از|з)\s+/i
/** `[月～土] 18:00～22:30`, `【平日】11:00-15:00`, `Monday: [Open 24 hours]`. */
const bracketedDays =
  /[[【［〔]([^\]】］〕\d]{1,16}|(?:Open )?24 hours|\d{1,2}(?::\d\d)? ?(?:[AP]M)? ?[-–] ?\d[^\]】］〕]{0,12})[\]】］〕]/gi
const untilInIndonesian = / s(?:\/d|\.d\.|d) /gi
const separatorsAtEnds = /^[\s|;,:/–—-]+|(?<![\s|;,、/])[\s|;,、/]+$/g

const allWeek =
  /^(?:open |ouvert |abierto |aperto )?(?:24 ?[/x*] ?7|7 ?[/x*] ?24|24 ?h?(?:\/24h?| hours| hrs| horas| ore)?,?(?: ?[/-] ?| et | )(?:7 ?j?\/7 ?j?|7 days(?: a week)?))(?: açık| open)?$/i

/** The zone behind a list, as a plugin of directories writes it: `["Mo 09:00-12:00"],["UTC":"+1"]`. */
const zoneBehind = /\], ?\["UTC":"[+\d.:-]{0,8}"(?:,"Timezone":"[\w/+-]{0,40}")?\]$/

/** A week as a plugin of WordPress stores it: `s:6:"monday";a:1:{i:0;s:17:"9:00 AM,5:00 PM";}`. */
const storedDay = /s:\d{1,2}:"(\p{L}{2,20})";a:\d{1,2}:\{([^{}]{0,300})\}/gu
const storedText = /s:\d{1,2}:"([^"]{0,60})"/g

function addFromStored(found: TextsByDay, text: string): void {
  for (const [, day = '', inner = ''] of text.matchAll(storedDay)) {
    const spans = [...inner.matchAll(storedText)].map(([, span = '']) => span.replace(',', ' - '))
    add(found, parseDays(day), spans.length === 0 ? ['closed'] : spans)
  }
}

/** Texts by day (0 is Monday), in the source's order. */
type TextsByDay = Map<number, string[]>

/** The days of an object's field: `Monday`, `["Monday", "https://schema.org/Friday"]`. */
function daysNamed(value: unknown): readonly number[] | undefined {
  const names = [value].flat()
  if (!names.every((name) => typeof name === 'string')) return undefined
  return names.flatMap((name) => parseDays(name.replace(linkBefore, '')))
}
const linkBefore = /^(?:https?:\/\/schema\.org\/|schema:)/

const clock = /^\d{1,2}[:.]\d{2}(?::00)?(?: ?[ap]m)?$/i

/** A list with its pairs of times as texts: `["09:00","12:00"]`, `[["09:00","12:00"],["13:00","18:00"]]`. */
function withPairs(items: readonly unknown[]): readonly unknown[] {
  const times = items.filter((item) => typeof item === 'string' && clock.test(item))
  if (times.length !== items.length || times.length % 2 === 1)
    return items.flatMap((item) => (Array.isArray(item) ? withPairs(item) : [item]))
  return times.flatMap((time, index) => (index % 2 === 0 ? [`${time}-${times[index + 1]}`] : []))
}

/** The texts of a day's value: a text, a pair of times, or a list of them. */
function hoursTexts(value: unknown): string[] {
  const items = Array.isArray(value) ? withPairs(value) : [value]
  return items
    .flatMap(spanTexts)
    .filter((item) => typeof item === 'string')
    .map((item) => plainDayHours(cutText(cleanText(item), textLimit)))
    .filter((item) => !isPlaceholder(item))
}

function add(found: TextsByDay, days: readonly number[], texts: readonly string[]): void {
  if (texts.length === 0) return
  for (const day of days) {
    const known = found.get(day)
    if (known) known.push(...texts)
    else found.set(day, [...texts])
  }
}

interface DaysEntry {
  readonly days: readonly number[]
  readonly hours: string
  readonly isStated: boolean
  readonly isRule: boolean
  /** The sign before the days. */
  readonly before: string
  /** Whether the next day follows behind a space. */
  readonly isBare: boolean
}

/** Three days and more with nothing but spaces between them share the hours behind the last: `Lu Ma Mi Ju Vi: 10-19`. */
function withRowsOfDays(entries: readonly DaysEntry[]): readonly DaysEntry[] {
  const joined: DaysEntry[] = []
  let row: DaysEntry[] = []
  for (const entry of entries) {
    row.push(entry)
    if (entry.isBare) continue
    const isRow = row.length > 2 && entry.isStated
    joined.push(...(isRow ? [{ ...entry, days: row.flatMap(({ days }) => days) }] : row))
    row = []
  }
  return [...joined, ...row]
}

/**
 * Reads `Monday:9AM-5PM|Tuesday:…`, with one or several days before each text. Adds nothing if text comes before the
 * first day, or if a day is only mentioned (`closed on Sun`): then the text does not have this form. A rule for fewer days replaces one
 * for all days before it, and so do `closed` and a rule behind a semicolon, as in OpenStreetMap.
 */
function addFromText(found: TextsByDay, cell: string): void {
  if (cell.length > daysLimit) return
  const text = normalised(cell, 'NFC')
    .replace(bracketedDays, '$1 ')
    .replace(untilInIndonesian, '-')
    .replace(leadingWords, '')
  const lower = lowerCase(text)
  const matches = [...lower.matchAll(daysInText)]
  if (matches[0]?.index !== 0 || lower.length !== text.length) return
  const entries = withRowsOfDays(
    matches.map((match, position) => {
      const end = matches[position + 1]?.index ?? text.length
      const behind = text.slice(match.index + match[0].length, end)
      const hours = behind.replace(separatorsAtEnds, '')
      const before = /([,;|/.])\s*$/.exec(text.slice(0, match.index))?.[1] ?? ''
      const isStated = hours !== '' || match[2] !== ''
      return {
        days: parseDays(match[1] ?? ''),
        hours,
        isStated,
        before,
        isRule: before === ';',
        isBare: behind + match[2] === '',
      }
    }),
  )
  if (!entries.every(({ isStated }) => isStated)) return
  for (const [position, { days, hours, isRule }] of withSharedBreak(entries).entries()) {
    const texts = hoursTexts(hours)
    const isClosed = texts.length > 0 && texts.every((each) => parseDayHours(each)?.length === 0)
    let replaced: readonly number[] = []
    const widest = Math.max(0, ...entries.slice(0, position).map((before) => before.days.length))
    if (days.length < widest && texts.length > 0 && (isClosed || isRule || widest === dayNames.length))
      replaced = days
    for (const day of days) {
      const half = withoutClosedHalf(found.get(day)?.join(', ') ?? '', hours)
      if (half !== undefined) found.set(day, [half])
      else {
        if (replaced.includes(day)) found.delete(day)
        add(found, [day], texts)
      }
    }
  }
}

/** A range as Facebook stores it: `{"mon_1_open":"09:00","mon_1_close":"13:00","mon_2_open":…}`. */
const numberedOpening = /^(\p{L}{2,9})_(\d)_open$/u

function addFromNumbered(found: TextsByDay, value: Record<string, unknown>): void {
  for (const [name, open] of Object.entries(value)) {
    const [, day = '', number] = numberedOpening.exec(name) ?? []
    const close = value[`${day}_${number}_close`]
    add(found, parseDays(day), hoursTexts({ open, close }))
  }
}

function addFromObject(found: TextsByDay, value: Record<string, unknown>): void {
  addFromNumbered(found, value)
  const days = daysNamed(fieldOf(value, dayKeys))
  if (days) add(found, days, hoursTexts(fieldOf(value, hoursKeys) ?? value))
  else
    for (const [name, hours] of Object.entries(value)) {
      const [, plain = name, note = ''] = notedDay.exec(name) ?? []
      add(
        found,
        parseDays(plain),
        hoursTexts(hours).map((text) => (note === '' ? text : ofNote(text, note))),
      )
    }
}

/** `Monday (Labor Day)`: a holiday that falls on the day. */
const notedDay = /^([^()]+) \(([^()]+)\)$/

/** On a holiday a place may be closed that is open on that day of other weeks, so this is not read as closed. */
function ofNote(text: string, note: string): string {
  return parseDayHours(text)?.length === 0 ? `${text} (${note})` : text
}

function addFromJson(found: TextsByDay, value: unknown): void {
  for (const item of Array.isArray(value) ? value : [value]) {
    if (isJsonObject(item)) addFromObject(found, item)
    else if (typeof item === 'string') addFromText(found, plainHours([cleanText(item)]))
  }
}

/** A name that a program gave: `mon_1_open`, `openNow`. */
const nameOfProgram = /[_\d]|\p{Ll}\p{Lu}/u
const valueOfProgram = /^[A-Z]+(?:_[A-Z]+){1,4}$/

/** The texts in a value, with their names: `Holidays: Closed`. Nothing that only a program can read. */
function inWords(value: unknown): string[] {
  if (typeof value === 'string') return valueOfProgram.test(value) ? [] : hoursTexts(value)
  if (Array.isArray(value)) return value.flatMap(inWords)
  if (!isJsonObject(value)) return []
  const entries = Object.entries(value).filter(([name]) => !nameOfProgram.test(name))
  return entries.flatMap(([name, item]) =>
    inWords(item).map((text) => (name === hoursInWords ? text : `${cleanText(name)}: ${text}`)),
  )
}

function unreadCell(text: string, json: unknown): ParsedOpeningHours {
  // A part of JSON is for no visitor either.
  const own = /^[[{]{1,2} ?["'][^"']{0,40}["'] ?:/.test(text) ? '' : cleanText(text)
  const words = cutText(json === undefined ? own : inWords(json).join(', '), textLimit)
  return { hours: /[\p{L}\p{N}]/u.test(words) ? { [hoursInWords]: words } : {}, unread: true }
}

/** On how many days it is known when the place is open. */
const daysRead = ({ hours }: ParsedOpeningHours) =>
  weeklySchedule(hours)?.filter((day) => day !== null).length ?? 0

/** A cell that cannot be read may have a label before its hours, or the days of rest in a sentence of their own. */
function read(cell: string): ParsedOpeningHours {
  const whole = readText(cell)
  if (!whole.unread) return whole
  const plain = withoutHoursLabel(cell)
  const said = withSaidBreaks(cell)
  const others = [plain, said].flatMap((text) => (text === undefined ? [] : [text, withRestBehind(text)]))
  const parsed = [withRestBehind(cell), ...others].filter((text) => text !== undefined).map(readText)
  const complete = parsed.find(({ unread }) => !unread)
  return (
    complete ?? [whole, ...parsed].reduce((best, next) => (daysRead(next) > daysRead(best) ? next : best))
  )
}

function readText(cell: string): ParsedOpeningHours {
  const text = cell.trim().replace(zoneBehind, ']')
  if (isPlaceholder(text)) return { hours: {}, unread: false }
  if (text.length > cellLimit || isOfMoment(text)) return { hours: {}, unread: true }
  const found: TextsByDay = new Map()
  const json = /^[{["]/.test(text) ? parseLooseJson(text) : undefined
  if (json !== undefined) addFromJson(found, json)
  else if (/^a:\d{1,2}:\{/.test(text)) addFromStored(found, text)
  else {
    const plain = plainHours(
      normalised(text, 'NFC')
        .slice(0, daysLimit)
        .split(/[\r\n]+/)
        .map(cleanText),
    )
    if (allWeek.test(plain) || allWeek.test(text)) add(found, [...dayNames.keys()], ['24/7'])
    else if (text.length <= daysLimit) addFromText(found, plain)
  }
  if (found.size === 0) return unreadCell(text, json)
  const written: Record<string, string> = {}
  for (const [day, name] of dayNames.entries()) {
    const texts = found.get(day)
    if (texts) written[name] = cutText([...new Set(texts)].join(', '), textLimit)
  }
  const hours = withSharedOpening(withSharedClock(written))
  return { hours, unread: Object.values(hours).some((each) => parseDayHours(each) === null) }
}

/**
 * Reads a cell of opening hours: a JSON object or Python dict of day → text or list of texts, a list of {day, hours}
 * or of `Monday: …` texts, or `Monday:9AM-5PM|Tuesday:…`. Days may be in some forty languages. Texts stay as the source
 * wrote them; several texts of one day are joined by ', '. What cannot be read is `unread` and stays as a text. Equal
 * cells share one result: do not change it.
 */
export const parseOpeningHours: (cell: string) => ParsedOpeningHours = memoize(4096, read)
