import { lowerCase } from '../text/fold.ts'
import { parseDayHours } from './day-hours.ts'
import { daysInText } from './day-names.ts'
import { clockText } from './hours-text.ts'

const except =
  /[\s,(]{1,3}(?:sauf|excepté|hors|à l['’]exception d[ue]|außer|ausser|ausgenommen|except(?: for)?|but|excluding|excepto|salvo|menos|eccetto|tranne|escluso|exceto|behalve|uitgezonderd|oprócz|poza|z wyjątkiem|кроме|крім|utom|undtagen|unntatt|paitsi|kromě|kecuali|trừ|ngoại trừ|εκτός|ما عدا|عدا) (?:(?:on|the|le|les|la|el|los|il|lo|am|an|de|op|w|w dni|по|o|a|os|as|aos|ao) )?/giu
/** An exception that stands behind its day: `Pazar hariç`, `일요일 제외`, `日曜を除く`. */
const behindDay =
  /(?:((?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?: gün(?:ü|leri))?) (?:hariç|dışında)|([월화수목금토일]요일)[을를]? ?(?:제외(?:한|하고)?|빼고)|([月火水木金土日]曜)日?(?:を除く|を除き|以外)の?|((?:周|星期)[一二三四五六日天])(?:除外|以外)),?/iu

/** The exception behind what it is of, with a word before it. */
function withExceptionBehind(text: string): string {
  const match = behindDay.exec(text)
  const day = match
    ?.slice(1)
    .find(Boolean)
    ?.replace(/ gün(?:ü|leri)$/u, '')
  if (!match || day === undefined) return text
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
  return `${rest
    .replace(/\(\s*\)/, ' ')
    .replace(/\s+/g, ' ')
    .trim()} sauf ${day}`
}

const halfDay =
  /^ ?(?:(après-midi|nachmittags?|afternoons?|namiddag|middag|pomeriggio|tardes?|popołudni[ue]|после обеда)|(matins?|vormittags?|mornings?|ochtend|mattina|mañanas?|manhã|rano|утро))(?!\p{L})/iu
const edges = /^[\s,;|/:).]+|(?<![\s,;|/:(])[\s,;|/:(]+$/g
/** Up to this time a range is of the morning, and from noon on it is of the afternoon. */
const [noon, latestMorning] = [12 * 60, 14 * 60]

function daysOf(text: string): readonly RegExpMatchArray[] {
  const lower = lowerCase(text)
  return lower.length === text.length ? [...lower.matchAll(daysInText)] : []
}

/** What is left of a day without its morning or its afternoon; a text that is not read if that is not clear. */
function otherHalf(hours: string, isWithoutAfternoon: boolean): string {
  const [morning, afternoon, ...more] = parseDayHours(hours) ?? []
  const isSplit = morning && afternoon && more.length === 0
  if (!isSplit || morning.to > latestMorning || afternoon.from < noon) return `? (${hours})`
  const { from, to } = isWithoutAfternoon ? morning : afternoon
  return `${clockText(from, 'ko')}-${clockText(to, 'ko')}`
}

/** `nachm. geschl.`, `après-midi fermé`, `오후 휴진`: that a day has only its other half. */
const closedHalf =
  /^(?:(nachm\.?|nachmittags?|après-midi|afternoons?|namiddag|pom\.?|pomeriggio|(?:por la )?tardes?|popołudniu|오후|午後)|vorm\.?|vormittags?|matin|mornings?|ochtend|mattina|mañanas?|manhã|rano|오전|午前) {0,3}(?:geschl\.?|geschlossen|zu|closed|off|fermée?|gesloten|chiuso|cerrado|fechado|zamknięte|nieczynne|휴진|휴무|休診|休み?)\.?$/iu

/** The hours of a day whose morning or afternoon a later rule closes: the other half, as words if that is not clear; undefined if the rule says something else. */
export function withoutClosedHalf(hours: string, rule: string): string | undefined {
  const half = closedHalf.exec(rule)
  if (!half || hours === '') return undefined
  const other = otherHalf(hours, half[1] !== undefined)
  return other.startsWith('?') ? `${hours}, ${rule}` : other
}

/**
 * `every day except Wednesday, 12-14` as `every day 12-14; Wednesday closed`. Unchanged if it is not clear which hours hold for the
 * days that are excepted: `daily 9-18 except Sat, Sun 10-14`.
 */
export function withExceptedDays(written: string): string {
  const text = withExceptionBehind(written)
  const [exception, ...others] = [...text.matchAll(except)]
  if (!exception || others.length > 0) return written
  const before = text.slice(0, exception.index).replace(edges, '')
  const rest = text.slice(exception.index + exception[0].length)
  const [first, ...further] = daysOf(rest)
  const days = first?.[1]
  if (first?.index !== 0 || days === undefined || further.length > 0) return written
  const half = halfDay.exec(rest.slice(days.length))
  const after = rest.slice(days.length + (half?.[0].length ?? 0)).replace(edges, '')
  const named = daysOf(before)
  const everyone = named[0]?.[1] ?? ''
  const hours = lowerCase(before).replace(everyone, '').replace(edges, '')
  if (named.length > 1 || /^\s?\(/.test(rest.slice(days.length)) || (hours === '') === (after === ''))
    return written
  const all = hours || after
  if (!parseDayHours(all)?.length) return written
  return `${everyone || '매일'} ${all}; ${rest.slice(0, days.length)} ${half ? otherHalf(all, half[1] !== undefined) : 'closed'}`
}
