import { dayNames } from '../weekdays.ts'
import { hoursNoun } from './hours-label.ts'
import { restDays } from './rest-days.ts'

/** Before the days on which a place is closed: `휴무일 매주 월요일`, `Closed on Sundays`, `Fermé le lundi`. */
const restWord =
  '(?:(?:매장 ?)?(?:정기 ?)?(?:휴무|휴점|휴관|휴진|휴장|휴업)일?|쉬는 ?날|정휴일|定休日?|休業日|休診日|店休日|公休日|休息日|' +
  'ruhetage?|schließtage?|geschlossen|closing days?|closed days?|closed|weekly off|days? off|jours? de fermeture|fermeture(?: hebdomadaire)?|fermée?|' +
  'giorn[oi] di chiusura|chiusura(?: settimanale)?|riposo(?: settimanale)?|chiuso|descanso|días? de descanso|cerrado|fechado|encerrado|kapalı(?: gün(?:ler)?)?|tatil(?: günü)?|' +
  'выходн(?:ой|ые)(?: день| дни)?|закрыто|вихідний|gesloten|sluitingsdag(?:en)?|zamknięte|nieczynne|zavřeno|zatvoreno|neradni dan|ne radi|zárva|închis|libur|tutup|nghỉ|หยุด)'
const article =
  /^ (?:on|every|each|le|les|tous les|il|la|di|los|el|aos?|às?|am|an|op|w|we|u|в|по|у|o)(?=[ :])/iu
/** Before the hours: `영업시간 07:00 - 20:00`, `Open: 9-5`. */
const hoursWord =
  `(?:${hoursNoun}|営業|open(?: from| daily)?|geöffnet(?: von)?|ouverte?(?: de| du)?|aperto(?: dalle)?|abierto(?: de)?|aberto(?: das)?|открыто|` +
  'geopend|otwarte|otevřeno|otvoreno|nyitva|deschis|buka|mở cửa|เปิด)'
const colon = /^[ :：=-]{1,3}/
const [restWords, hoursWords] = [new RegExp(restWord, 'giu'), new RegExp(hoursWord, 'giu')]
const edges = /^[\s,;|/.·()[\]]+|(?<![\s,;|/.·([])[\s,;|/.·([]+$/g
/** Where days end and hours begin, if no word says it. */
const boundaries = /[,;|/]|\.(?=\s)|\s(?=\d)/g
const letter = /[\p{L}\p{M}]/u

interface Label {
  readonly start: number
  readonly end: number
}

/** The words of a kind in a text that no letter touches, each with the colon and the article behind it. */
function labelsIn(text: string, words: RegExp): Label[] {
  const labels: Label[] = []
  for (const { index, 0: word } of text.matchAll(words)) {
    const rest = text.slice(index + word.length)
    if (letter.test(rest[0] ?? '') || letter.test(text[index - 1] ?? '')) continue
    const plainRest = rest.replace(article, '').replace(colon, '')
    labels.push({ start: index, end: text.length - plainRest.length })
  }
  return labels
}

const plain = (text: string) => text.replace(edges, '')
const namesTime = /\d ?[:.h시時] ?\d|\d ?(?:[ap]m|시|h|uhr|時)(?!\p{L})|\d ?[-–~〜～] ?\d/iu

/** The hours with the days on which a place is closed behind them; undefined if the second text says anything else. */
function together(hours: string, days: string): string | undefined {
  const bare = plain(days)
  const rest = bare.includes('(') ? bare : bare.replace(/[)\]]{1,2}$/, '')
  const whole = plain(hours)
  const [word] = labelsIn(whole, hoursWords)
  const own = word?.start === 0 ? whole.slice(word.end) : whole
  if (!/\d/.test(own) || rest === '' || namesTime.test(rest)) return undefined
  const { closed, unsure, isWhole } = restDays(rest)
  if (!isWhole) return undefined
  const rules = [...closed].map((day) => `${dayNames[day]} closed`)
  const notes = [...unsure].map(([day, note]) => `${dayNames[day]} ${note}`)
  return [own, ...rules, ...notes].join(' | ')
}

const firstOf = (texts: Iterable<string | undefined>): string | undefined => {
  for (const text of texts) if (text !== undefined) return text
  return undefined
}

/** `휴무일 매주 월요일 영업시간 07:00 - 20:00`, `Closed on Sundays. Mon-Sat 9-6`. */
function* ofRestFirst(text: string) {
  const [first] = labelsIn(text, restWords)
  if (!first || first.start > 1 || plain(text.slice(0, first.start)) !== '') return
  const rest = text.slice(first.end)
  for (const { start, end } of labelsIn(rest, hoursWords))
    yield together(rest.slice(end), rest.slice(0, start))
  for (const { index } of rest.matchAll(boundaries)) yield together(rest.slice(index), rest.slice(0, index))
}

/** `영업시간 07:00 - 20:00 휴무일 매주 월요일`, `Mon-Sat 9-6, closed Sundays and holidays`. */
function* ofRestBehind(text: string) {
  for (const { start, end } of labelsIn(text, restWords))
    if (start > 0) yield together(text.slice(0, start), text.slice(end))
}

const particle = / ?(?:günü|günleri|은|는)? ?$/u
/** Weeks of a month, whose numbers are no hours. */
const weeks = /매월|매달|毎月|每月|every |(?:첫|둘|셋|넷|다섯)(?:째|번째)|격주|隔週|第/iu
const unit = /^ ?(?:[ap]\.?m\.?|h|시|uhr|hrs?|時|点|點)/iu

/** `월요일 휴무, 영업시간 10:00~22:00`, `10:00-20:00 매월 둘째 넷째 월요일 휴무`. */
function* ofDaysFirst(text: string) {
  for (const { index, 0: word } of text.matchAll(restWords)) {
    if (letter.test(text[index + word.length] ?? '')) continue
    const [before, behind] = [text.slice(0, index).replace(particle, ''), text.slice(index + word.length)]
    yield together(behind, before)
    if (plain(behind) !== '') continue
    const end = endOfHours(before)
    yield together(before.slice(0, end), before.slice(end))
  }
}

/** Where the hours of a text end, with days behind them. */
function endOfHours(text: string): number {
  const found = text.search(weeks)
  const hours = found < 0 ? text : text.slice(0, found)
  const end = hours.search(/\d\D{0,80}$/) + 1
  return end + (unit.exec(hours.slice(end))?.[0].length ?? 0)
}

/** Days, what rests of them in brackets, and their hours: `화~일(월 휴무) 11:00-21:00`. */
const restInBrackets = /^([^()\d]{1,40}?) ?\(([^()]{1,40})\)[ :]{0,3}(?=\d)/
const longest = 300

/** The same with the brackets behind the hours; undefined if no day of rest stands in them. */
function withBracketsBehind(text: string): string | undefined {
  const [whole, days = '', rest = ''] = restInBrackets.exec(text) ?? []
  return whole && rest.search(restWords) >= 0 && !namesTime.test(rest)
    ? `${days} ${text.slice(whole.length)} (${rest})`
    : undefined
}

/**
 * A cell that says in one text on which days a place is closed and when it is open, as hours with a rule for each of these days behind them.
 * Undefined if it is something else, or if any word of the closed days is not known.
 */
export function withRestBehind(cell: string): string | undefined {
  if (cell.length > longest || cell.search(restWords) < 0) return undefined
  const given = cell.trim().replace(/[\r\n]+/g, ' | ')
  const text = withBracketsBehind(given) ?? given
  return firstOf(ofRestFirst(text)) ?? firstOf(ofRestBehind(text)) ?? firstOf(ofDaysFirst(text))
}
