import { dayNames, parseDays } from '../../../domain/opening-hours/day-names.ts'
import { fold, normalised } from '../../../domain/text/fold.ts'

/** That there is no such day, or that only holidays are. */
const none =
  /^(?:x|-|무휴|연중 ?무휴|없음|휴무 ?없음|無休|年中無休|なし|yok|none|no|never|nessuna?|nessun giorno|aucun|ninguno|nenhum|keine?r?|nema|brak|нет|без выходных)$/iu
const holidays =
  /(?:법정 ?|국가 ?)?(?:공휴일|국경일|명절(?: ?당일| ?연휴)?|설날|설|추석|신정|祝日|祝|年末年始|お盆|public holidays?|bank holidays?|holidays?|feiertage?|jours fériés|festivi|festivos|feriados|resmi tatil(?:ler)?)/giu
const everyWeek = /(?:매주|每週|毎週|every|jeden|chaque|le|il|los?|her) ?/giu
/** Behind a day: `月曜定休`, `일요일 휴무`. */
const restBehind =
  / ?(?:정기)?(?:휴무|휴업|휴진|휴관|쉼|定休|休み|休|ruhetag|fermé|chiuso|cerrado|kapalı|closed|günleri|gün)$/iu
const edges = /^[ ,·・/、&+]+|(?<![ ,·・/、&+])[ ,·・/、&+]+$/g
const longestCell = 100
/** Only some weeks: the first and third, every second. */
const someWeeks =
  /첫|둘|셋|넷|째|격주|격월|매월|隔週|第|\d|every (?:other|second)|first|third|last|1st|2nd|3rd/iu

/** The days in a cell of closed days, and those that are closed in some weeks only, with what the cell says of them. */
function restIn(cell: string): {
  readonly closed: ReadonlySet<number>
  readonly unsure: ReadonlyMap<number, string>
} {
  const closed = new Set<number>()
  const unsure = new Map<number, string>()
  const text = normalised(cell, 'NFC').replace(/\s+/g, ' ').trim()
  if (text.length <= longestCell && !none.test(text))
    for (const part of text.split(/[|;]|\.(?= |$)/)) {
      const { days, rest } = daysOf(part.trim())
      for (const day of days)
        if (someWeeks.test(part)) unsure.set(day, rest)
        else closed.add(day)
    }
  for (const day of closed) unsure.delete(day)
  return { closed, unsure }
}

/** Headers of the day of rest that mean the hour of closing beside one of an opening. */
const closingHours = new Set(['chiusura', 'tutup'])

/** The columns of a row, with that of its closing where its header alone may be one of the days of rest: `Apertura`, `Chiusura`. */
export function withClosingHour<
  Cells extends Readonly<Partial<Record<'opensAt' | 'closesAt' | 'closedDays', readonly number[]>>>,
>(cells: Cells, header: readonly string[]): Cells {
  const { opensAt, closesAt, closedDays = [] } = cells
  const hour = closedDays.find((index) => closingHours.has(fold(header[index] ?? '').trim()))
  if (!opensAt || closesAt || hour === undefined) return cells
  const { closedDays: _, ...others } = cells
  const days = closedDays.filter((index) => index !== hour)
  return { ...others, closesAt: [hour], ...(days.length > 0 && { closedDays: days }) } as unknown as Cells
}

/** Sets what a cell of closed days says in the texts of days. */
export function setClosingDays(cell: string, byDay: Map<string, string>): void {
  const { closed, unsure } = restIn(cell)
  for (const day of closed) byDay.set(dayNames[day] ?? '', 'closed')
  for (const [day, note] of unsure)
    byDay.set(dayNames[day] ?? '', `${byDay.get(dayNames[day] ?? '') ?? ''} ${note}`.trim())
}

/**
 * Hours together with a cell of the days on which a place is closed. A day that is closed in some weeks only becomes unknown; what names no
 * day says nothing.
 */
export function closingDaysOf(cell: string, hours: string): string {
  const { closed, unsure } = restIn(cell)
  const rules = [...closed].map((day) => ` | ${dayNames[day]} closed`)
  const notes = [...unsure]
  return [hours, ...rules, ...notes.map(([day, note]) => ` | ${dayNames[day]} ${note}`)].join('')
}

/** The days in a text, and its other words. */
function daysOf(text: string): { readonly days: readonly number[]; readonly rest: string } {
  const plain = text
    .replace(holidays, ' ')
    .replace(everyWeek, ' ')
    .replace(/[(（][^()（）]*[)）]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(restBehind, '')
    .replace(edges, '')
  const days = parseDays(plain)
  if (days.length > 0) return { days, rest: '' }
  // A day among other words, as in `둘째 일요일`.
  const words = plain.split(/[ ,·・/、&+]+/)
  const rest = words.filter((word) => parseDays(word).length === 0)
  return { days: words.flatMap((word) => parseDays(word)), rest: rest.join(' ') }
}
