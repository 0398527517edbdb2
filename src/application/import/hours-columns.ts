import { dayNames, parseDays } from '../../domain/opening-hours/day-names.ts'

/** Where the hours are in a row, beside the column of hours: in columns of single days, or further columns of any hours. */
export interface HoursColumns {
  /** Day of the week (0 is Monday) → the column of its hours. */
  readonly days: ReadonlyMap<number, number>
  /** Day of the week → the columns of its opening and its closing. */
  readonly spans: ReadonlyMap<number, Span>
  /** Number of a pair (`openingHours/0/day`, `openingHours/0/hours`) → the columns of its day and its hours. */
  readonly pairs: ReadonlyMap<number, Pair>
  /** Further columns of hours. */
  readonly more: readonly number[]
}

interface Span {
  open?: number
  close?: number
}

interface Pair {
  day?: number
  hours?: number
}

export const noHoursColumns: HoursColumns = {
  days: new Map(),
  spans: new Map(),
  pairs: new Map(),
  more: [],
}

const wordsOfHours = /(?:opening|working|business|hours|영업 ?시간|운영 ?시간|[_/])/giu
const numberedHours = /^(?:이용|영업|운영) ?시간[2-9]$/
const numberedPair = /^(?:opening|working|business)?_?hours?[/._](\d{1,2})[/._](day|hours?|time)$/i
const opening = /(?<!\p{L})(?:opens?|opening|from|start|begin|acilis|açılış|von|오픈|시작|개점)(?!\p{L})/iu
const closing = /(?<!\p{L})(?:closes?|closing|to|until|end|kapanis|kapanış|bis|마감|종료|폐점)(?!\p{L})/iu

function entry<Key, Value extends object>(map: Map<Key, Value>, key: Key): Partial<Value> {
  const present = map.get(key) ?? ({} as Value)
  map.set(key, present)
  return present
}

/** Finds the columns of hours in a header. `cells` are those that nothing else uses. */
export function findHoursColumns(cells: Iterable<readonly [index: number, header: string]>): HoursColumns {
  const days = new Map<number, number>()
  const spans = new Map<number, Span>()
  const pairs = new Map<number, Pair>()
  const more: number[] = []
  for (const [index, header] of cells) {
    const [, number, kind] = numberedPair.exec(header) ?? []
    if (number !== undefined) {
      const pair = entry(pairs, Number(number))
      if (/day/i.test(kind ?? '')) pair.day ??= index
      else pair.hours ??= index
      continue
    }
    if (numberedHours.test(header)) more.push(index)
    const words = header.replaceAll(/[_/]/g, ' ')
    const isOpening = opening.test(words)
    const isClosing = closing.test(words)
    const bare = words.replace(opening, ' ').replace(closing, ' ').replace(wordsOfHours, ' ').trim()
    const [day, another] = parseDays(
      isOpening === isClosing ? header.replace(wordsOfHours, ' ').trim() : bare,
    )
    if (day === undefined || another !== undefined) continue
    if (isOpening === isClosing) days.set(day, days.get(day) ?? index)
    else if (isOpening) entry(spans, day).open ??= index
    else entry(spans, day).close ??= index
  }
  return { days, spans, pairs, more }
}

export function indexesOfHours({ days, spans, pairs, more }: HoursColumns): number[] {
  const parts = [...spans.values(), ...pairs.values()].flatMap((part) => Object.values(part) as number[])
  return [...days.values(), ...parts, ...more]
}

type ReadCell = (index: number) => string

/** The hours of all their columns as one cell. */
export function joinHours({ days, spans, pairs, more }: HoursColumns, read: ReadCell, hours: string): string {
  const own = [hours, ...more.map(read)].filter(Boolean).join('\n')
  if (own !== '') return own
  const byDay = new Map<string, string>()
  const add = (day: string, text: string) => {
    if (day !== '' && text !== '' && !byDay.has(day)) byDay.set(day, text)
  }
  for (const [day, index] of days) add(dayNames[day] ?? '', read(index))
  for (const [day, span] of spans) add(dayNames[day] ?? '', spanText(span, read))
  for (const { day, hours: index } of pairs.values())
    if (day !== undefined && index !== undefined) add(read(day), read(index))
  return byDay.size === 0 ? '' : JSON.stringify(Object.fromEntries(byDay))
}

/** A word such as `Closed` stands in both columns, or in the first of them. */
function spanText({ open, close }: Span, read: ReadCell): string {
  const from = open === undefined ? '' : read(open)
  const to = close === undefined ? '' : read(close)
  if (from === '' || !/\d/.test(from)) return from
  return to === '' || !/\d/.test(to) ? '' : `${withoutSeconds(from)}-${withoutSeconds(to)}`
}

const withoutSeconds = (time: string) => time.replace(/^(\d{1,2}:\d{2}):00$/, '$1')
