import { parseDays } from '../../../domain/opening-hours/day-names.ts'
import { anyBreak } from '../../../domain/opening-hours/rest/break-words.ts'
import { withShortDays, withShortDaysOf } from '../../../domain/opening-hours/short-days.ts'
import { dayNames } from '../../../domain/opening-hours/weekdays.ts'
import { fold } from '../../../domain/text/fold.ts'
import { addToPair, type GrowingPairs, type HoursPairs, indexesOfPairs } from './hours-pairs.ts'

/** Where the hours are in a row, beside the column of hours: in columns of single days, or further columns of any hours. */
export interface HoursColumns {
  /** Day of the week (0 is Monday) → the column of its hours. */
  readonly days: ReadonlyMap<number, number>
  /** Day of the week → the column of its second half, where `days` has the first. */
  readonly halves?: ReadonlyMap<number, number>
  /** Day of the week → the columns of its opening and its closing. */
  readonly spans: ReadonlyMap<number, Span>
  /** The same of the day's second half. */
  readonly laterSpans?: ReadonlyMap<number, Span>
  readonly pairs: HoursPairs
  /** Further columns of hours. */
  readonly more: readonly number[]
  /** The column of the day's second half, where another one has the first. */
  readonly later?: number
  /** The columns of the opening and the closing of every day. */
  readonly daily?: Span
  /** The column of the days on which a place is closed. */
  readonly closedDays?: number
  /** The column of the days on which the hours beside them hold. */
  readonly openDays?: number
  /** Whether the times in these columns are minutes since midnight: 540 is 09:00. */
  readonly inMinutes?: boolean
  /** The column of the break of each day, and the word for it. */
  readonly breaks?: { readonly index: number; readonly word: string }
}

export interface Span {
  open?: number
  close?: number
}

export const noHoursColumns: HoursColumns = {
  days: new Map(),
  spans: new Map(),
  pairs: new Map(),
  more: [],
}

const wordsOfHours =
  /(?:openingstijden|trading|opening|operating|working|business|hours|horario|horário|horaires?|horas|orario|orari|radno|uhrzeit|öffnungszeiten|öffnung|öffnet|geöffnet|offen|ouverture|ouvert|apertura|abertura|abierto|aberto|aperto|godziny|godz|otwarte|otwarcie|otevřeno|hodiny|часы|время|режим|работы|работно|ώρες|ωράριο|program|funcionamento|atendimento|pracy|otwarcia|otevírací|doba|nyitvatartás|öppettider|aukioloajat|å[pb]nings?tider|giờ mở cửa|jam buka|เวลาทำการ|ساعات العمل|שעות פתיחה|שעות|פתיחה|λειτουργίας|години|роботи|време|otváracie|vrijeme|vreme|delovni čas|darbo laikas|darba laiks|waktu operasi|giờ|jam|समय|का|saatleri|saati|çalışma|영업 ?시간|운영 ?시간|진료 ?시간|시간|営業時間|診療時間|营业时间|營業時間|open intervals?|[_/.>])/giu
const numberedHours =
  /^(?:(?:이용|영업|운영) ?시간[2-9]|.{0,60}(?:weekday_?(?:descriptions|text)|opening_?hours|working_?hours)[./_][0-6](?:[./_](?:text|hours)(?:[./_][0-6])?)?|opening_?hours_?specification|.{0,60}opening_?hours[./_](?:0[./_])?text[./_][0-6])$/i
/** `dutyTime1s`, `dutyTime1c` of Korea's pharmacies and hospitals: the opening and the closing of Monday. */
const dutyTime = /^dutytime([1-7])([sc])$/i
/** The second half of the day, beside a column of the first: `Horario mañana`, `Horario tarde`. */
const laterHours =
  /^(?:horario (?:de )?(?:la )?tarde|horaires (?:de l')?après-midi|orario pomeriggio|orario pomeridiano|오후 영업 ?시간)$/iu
const opening =
  /(?<!\p{L})(?:opens?|opening|from|od|fra|från|van|поч|початок|нач|начало|start|begin|acilis|açılış|başlangıç|von|öffnet|öffnung|desde|dalle|ouvre|ouverture|abre|apertura|apre|abertura|opent|otwarcie|otwiera|otevírá|otvírá|öppnar|åpner|åbner|avautuu|nyit|открытие|открывается|buka|mở cửa|開店|開始|开门|开始|오픈|시작|개점)(?!\p{L})/iu
const closing =
  /(?<!\p{L})(?:closes?|closing|to|(?<=(?<!\p{L})(?:pn|pon|wt|śr|czw|pt|sob|nd|ndz|niedz|po|út|čt|pá|ne|ut|sri|sre|čet|pet|sub|ned)\.? )do|til|till|tot|кін|кінець|кон|конец|until|end|kapanis|kapanış|bitiş|bis|schließt|schließung|hasta|alle|ferme|fermeture|cierra|cierre|chiude|chiusura|fecha|fechamento|encerramento|sluit|sluiting|zamknięcie|zamyka|zavírá|zavření|stänger|stenger|lukker|sulkeutuu|zár|zárás|закрытие|закрывается|tutup|đóng cửa|閉店|終了|关门|结束|마감|종료|폐점)(?!\p{L})/iu
/** `월요일시작`, `평일운영종료시각`, `진료시작시간_월요일`: words that stand together. */
const koreanEnds = /(?:운영|영업|진료|이용)?(시작|종료|오픈|마감|개점|폐점)(?:시간|시각)?(?= |$)/u

function entry<Key, Value extends object>(map: Map<Key, Value>, key: Key): Partial<Value> {
  const present = map.get(key) ?? ({} as Value)
  map.set(key, present)
  return present
}

interface DayColumn {
  readonly index: number
  readonly days: readonly number[]
  readonly kind: 'hours' | 'later' | 'open' | 'close'
  /** Whether it is of the day's second half: `mon_2_open`. */
  readonly isSecond: boolean
}

/** `Domingos y festivos`: a week has no holidays. */
const holidaysToo =
  / ?(?:[,/·・&]|(?<= )(?:y|e|et|und|and)|및)? ?(?:festivos|feriados|fer\.?|fest\.?|(?:jours )?fériés|festivi|feiertage?|(?:public |bank )?holidays?|공휴일|祝日?)$/iu

/** What stands between the words of such a header: `Heure d'ouverture lundi`. */
const joining =
  /(?<!\p{L})(?:heures?|hora|ora|uhrzeit|zeit|godzina|de|da|des|del|le|la|el|il)(?!\p{L})|(?<!\p{L})d['’]/giu

/** What joins such a day to the word for hours: `Horaires du lundi`, `Horario del lunes`, `月曜日の営業時間`. */
const beforeDay =
  /^(?:du|de la|de|del|della|dello|delle|di|do|da|na|no|des|el|la|le|il|am|of|on|op|på|for|w|we|v|ve|u|în|в|во|у|на|за)(?=\s)|(?:の|的)$/iu

/** Half a day: `Lundi matin`, `Lundi après-midi`, `월요일 오후`. */
const [firstHalf, secondHalf] = [
  /(?<!\p{L})(?:am|matin|mañana|manhã|mattina|mattino|vormittags?|mornings?|ochtend|sabah|오전|午前)(?!\p{L})/iu,
  /(?<!\p{L})(?:pm|après-midi|soir|tarde|pomeriggio|nachmittags?|afternoons?|evenings?|middag|öğleden sonra|오후|午後)(?!\p{L})/iu,
]

/** Which range of a day an opening or a closing is of: `mon_1_open`. */
const numberedHalf = /(?<=\s)([12])(?=\s|$)/
/** A number that is written to its word: `mon_open2`. */
const joinedNumber = /(?<=\p{L}{2})([12])(?=\s|$)/gu

/** In French a week is its working days: `Horaires semaine`. */
const onlyWeek = /^semaine$/i

/** `영업시간(평일)`. */
const brackets = /[()[\]（）]/g

const separator = /[-–—:|>,/([_（]/gu

/** The days behind a separator of a header with a word for hours: `Godziny pracy - sobota`. Elsewhere `mar` is March. */
function daysBehind(header: string, bare: string): readonly number[] {
  if (header.replaceAll(/[_/.]/g, ' ').search(wordsOfHours) < 0) return []
  for (const { index } of bare.matchAll(separator)) {
    const behind = bare
      .slice(index + 1)
      .replace(brackets, ' ')
      .trim()
    // The longest that is nothing but days: `Mon-Fri`, of which the last part is one day.
    const days = parseDays(withShortDays(behind.replace(holidaysToo, '')))
    if (days.length > 0) return days
  }
  return []
}

/** The days that a header names, and whether its cells have their hours, or when they begin or end. */
function dayColumn(index: number, header: string): DayColumn | undefined {
  // `점심시간_토요일` has no hours of a day.
  if (anyBreak.test(fold(header))) return undefined
  const words = header
    .replace(/week-end/i, 'weekend')
    .replace(/open intervals?/i, 'hours')
    .replaceAll(/[_/.]/g, ' ')
    .replace(koreanEnds, ' $1')
    .replace(joinedNumber, ' $1')
  const isOpening = opening.test(words)
  const isClosing = closing.test(words)
  const whole = secondHalf.test(words) ? 'later' : 'hours'
  const kind = isOpening === isClosing ? whole : isOpening ? 'open' : 'close'
  const half = isOpening === isClosing ? undefined : numberedHalf.exec(words)
  const hours = header.replace(firstHalf, ' ').replace(secondHalf, ' ')
  const bare =
    isOpening === isClosing
      ? hours
      : [opening, closing, numberedHalf, firstHalf, secondHalf, joining].reduce(
          (text, word) => text.replace(word, ' '),
          words,
        )
  const named = bare.replace(wordsOfHours, ' ').replace(brackets, ' ').trim().replace(beforeDay, '')
  const plain = named.trim().replace(holidaysToo, '')
  const stated = parseDays(withShortDays(plain.replace(onlyWeek, 'en semaine')))
  // `Sa/So` are two days, of which a slash of a path would make one text.
  const own = stated.length > 0 ? stated : parseDays(withShortDays(header.trim()))
  const days = own.length > 0 ? own : daysBehind(header, bare)
  return days.length === 0 || days.length === dayNames.length
    ? undefined
    : { index, days, kind, isSecond: half ? half[1] === '2' : whole === 'later' }
}

/** What opens in the morning (`Mon open AM`) and closes in the afternoon is one span. */
function joinHalves(spans: Map<number, Span>, laterSpans: Map<number, Span>): void {
  for (const [day, later] of laterSpans) {
    if (later.open !== undefined && later.close !== undefined) continue
    spans.set(day, { ...later, ...spans.get(day) })
    laterSpans.delete(day)
  }
}

/** Whether a header says no more than `bis`, behind the column of an opening: `Mo–Fr von`, `bis`. */
const closesBefore = (header: string, index: number, before: DayColumn | undefined): boolean =>
  before?.kind === 'open' &&
  before.index === index - 1 &&
  closing.test(header) &&
  !/\p{L}/u.test(header.replace(wordsOfHours, ' ').replace(closing, ' '))

const longestDay = 8
const mayNameDays = (header: string) => header.length <= longestDay || header.search(wordsOfHours) >= 0

/** The headers with short names of days in English where those beside them tell whose they are. */
function inOneLanguage(
  cells: Iterable<readonly [index: number, header: string]>,
): readonly (readonly [index: number, header: string])[] {
  const all = [...cells]
  const ofDays = all.filter(([, header]) => mayNameDays(header))
  const plain = withShortDaysOf(ofDays.map(([, header]) => header))
  const named = new Map(ofDays.map(([index], at) => [index, plain[at] ?? '']))
  return all.map(([index, header]) => [index, named.get(index) ?? header])
}

/** Finds the columns of hours in a header. Without a column of closing, `Open Sat` has the day's hours. `cells` are those that nothing else uses. */
export function findHoursColumns(cells: Iterable<readonly [index: number, header: string]>): HoursColumns {
  const days = new Map<number, number>()
  const halves = new Map<number, number>()
  const spans = new Map<number, Span>()
  const laterSpans = new Map<number, Span>()
  const pairs: GrowingPairs = new Map()
  const more: number[] = []
  let later: number | undefined
  const found: DayColumn[] = []
  for (const [index, header] of inOneLanguage(cells)) {
    if (addToPair(pairs, header, index)) continue
    const [, ofWeek, end] = dutyTime.exec(header) ?? []
    if (ofWeek !== undefined) {
      entry(spans, Number(ofWeek) - 1)[/s/i.test(end ?? '') ? 'open' : 'close'] ??= index
      continue
    }
    if (numberedHours.test(header)) more.push(index)
    if (laterHours.test(header)) later = index
    const column = dayColumn(index, header)
    if (column) found.push(column)
    else if (closesBefore(header, index, found.at(-1)))
      found.push({ ...(found.at(-1) as DayColumn), index, kind: 'close' })
  }
  // A column of one day says more than one of several.
  for (const { index, days: named, kind, isSecond } of found.sort((a, b) => a.days.length - b.days.length))
    for (const day of named) {
      if (kind === 'hours') days.set(day, days.get(day) ?? index)
      else if (kind === 'later') halves.set(day, index)
      else entry(isSecond ? laterSpans : spans, day)[kind] ??= index
    }
  joinHalves(spans, laterSpans)
  if (![...spans.values()].some(({ close }) => close !== undefined)) {
    for (const [day, { open }] of spans) if (open !== undefined && !days.has(day)) days.set(day, open)
    spans.clear()
  }
  return { days, halves, spans, laterSpans, pairs, more, ...(later !== undefined && { later }) }
}

export function indexesOfHours({
  days,
  halves,
  spans,
  laterSpans,
  pairs,
  more,
  later,
}: HoursColumns): number[] {
  const parts = [...spans.values(), ...(laterSpans?.values() ?? [])].flatMap(
    (part) => Object.values(part) as number[],
  )
  const second = later === undefined ? [] : [later]
  return [
    ...days.values(),
    ...(halves?.values() ?? []),
    ...parts,
    ...indexesOfPairs(pairs),
    ...more,
    ...second,
  ]
}
