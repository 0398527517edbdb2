import { lowerCase } from '../text/fold.ts'
import { parseDayHours } from './day-hours.ts'
import { daysInText } from './day-names.ts'

const edges = /^[\s,;|/:.]+|(?<![\s,;|/:.])[\s,;|/:.]+$/g
const closed =
  '(?:closed|off|정기 ?휴무|휴무|휴업|휴진|휴관|kapalı|休業|定休|休み|休|geschlossen|ruhetage?|schließtag|fermé|fermeture|cerrado|chiuso|chiusura|fechado|закрыто|' +
  'выходной|encerrad[ao]|encerra|fecha|หยุด|ปิด|tutup|libur|gesloten|nieczynne|zamknięte|zatvoreno|zavřeno|închis|lukket|stängt|κλειστά|مغلق|عطلة|nghỉ|đóng cửa|zárva|suljettu|סגור|вихідний)'
/** Behind these a text begins with the days on which a place is closed: `Fermé le lundi`, `Ruhetag: Montag`. */
const closedBefore = new RegExp(
  `(?:^|[\\s,;|.(])${closed}:?(?: (?:on|every|hari|vào|ngày|le|les|il|la|el|los|am|em|ao|aos|à|às|w))? ?$`,
  'iu',
)
const closedBehind = new RegExp(`^${closed}[\\s,;|/.:]+`, 'iu')
const otherDays =
  /^(?:diğer günler|other days|그 ?외(?: ?요일)?|나머지(?: ?요일)?|autres jours|übrige tage|sonst|resto(?: de la semana)?|altri giorni|остальные дни)[: ]*/iu
const bracketedDays = /[[［【](\p{L}{1,9}(?: ?[-~,·] ?\p{L}{1,9}){0,6})[\]］】]/gu
const farthest = 30

/** The days in a text, with their places. */
function daysOf(text: string) {
  const lower = lowerCase(text)
  if (lower.length !== text.length) return []
  return [...lower.matchAll(daysInText)].map((match) => ({
    start: match.index,
    end: match.index + (match[1] ?? '').length,
  }))
}

/** `closed Mondays` as `Mondays closed`. */
function closedBehindDays(text: string): string {
  let result = text
  for (const { start, end } of daysOf(text).toReversed()) {
    const before = closedBefore.exec(text.slice(Math.max(0, start - farthest), start))
    const rest = text.slice(end).trimStart()
    if (!before || !(rest === '' || /^[;,|.)]/.test(rest) || daysOf(rest)[0]?.start === 0)) continue
    const from = start - before[0].length
    const behind = before[0].startsWith('(') ? result.slice(end).replace(/^\s?\)/, '') : result.slice(end)
    result = `${result.slice(0, from)} | ${text.slice(start, end)} closed ${behind}`
  }
  return result.replace(/^ \| /, '')
}

/** `9-18 Mon-Fri` as `Mon-Fri 9-18`; undefined if it is something else. */
function swapped(part: string): string | undefined {
  const [days, ...more] = daysOf(part)
  if (!days || more.length > 0 || days.start === 0) return undefined
  if (part.slice(days.end).replace(edges, '') !== '') return undefined
  const hours = part.slice(0, days.start).replace(edges, '')
  return parseDayHours(hours)?.length ? `${part.slice(days.start, days.end)} ${hours}` : undefined
}

/** Days closed in front of the hours of all others: `수요일 휴무 11:00~20:00`. */
function closedDaysFirst(text: string): string | undefined {
  const [days, ...more] = daysOf(text)
  if (days?.start !== 0 || more.length > 0) return undefined
  const rest = text.slice(days.end).trimStart()
  const word = closedBehind.exec(rest)
  if (!word) return undefined
  const hours = rest.slice(word[0].length).replace(otherDays, '').replace(edges, '')
  return parseDayHours(hours)?.length ? `매일 ${hours} | ${text.slice(0, days.end)} closed` : undefined
}

/** `Sunday closed`, `weekends 10 to 4`. */
function hasDaysFirst(part: string): boolean {
  const [days, ...more] = daysOf(part)
  return (
    days?.start === 0 && more.length === 0 && parseDayHours(part.slice(days.end).replace(edges, '')) !== null
  )
}

/** The text with each rule's days in front of its hours. */
export function withDaysFirst(text: string): string {
  const plain = closedBehindDays(text.replace(bracketedDays, ' | $1 ').replace(/\.(?= +\p{L})/gu, '. '))
  const whole = swapped(plain) ?? closedDaysFirst(plain)
  if (whole) return whole
  const parts = plain.split(/[,;|]/).map((part) => part.trim())
  const ordered = parts.map((part) => swapped(part) ?? (hasDaysFirst(part) ? part : undefined))
  return parts.length > 1 && ordered.every((part) => part !== undefined) ? ordered.join(' | ') : plain
}
