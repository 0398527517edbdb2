import { parseDayHours } from '../day-hours.ts'
import { anyBreak } from './break-words.ts'

/** The hours of some days. */
export interface DaysHours {
  readonly hours: string
  /** The sign before the days; '' if there is none but a space. */
  readonly before: string
}

const lastOrders = /^ ?(?:라스트 ?오더|last ?orders?|l\.?o\.?|ラストオーダー)/iu
const mostParts = 12
const bracketsAtEnd = /^([^()]*)\(([^()]*)\)\s*$/

/** How many ranges hours have. */
const countOf = (hours: string) => parseDayHours(hours)?.length ?? 0
const isOpen = (hours: string) => countOf(hours) > 0
const hasBreak = (hours: string) => anyBreak.test(hours) || countOf(hours) > 1

/** The hours without the break behind them, that break, and the sign between; undefined if there is none. */
function breakAtEnd(hours: string) {
  const [, whole = '', inner = ''] = bracketsAtEnd.exec(hours) ?? []
  // In the hours of one day it may be of that day alone.
  if (inner.search(anyBreak) === 0 && countOf(`${whole}, ${inner}`) <= countOf(whole))
    return { own: whole.trim(), pause: inner, sign: '|' }
  const parts = hours.split(/([,;|/])/)
  // A sign stands between every two parts.
  let last = parts.length - 1
  if (last > 2 && lastOrders.test(parts[last] ?? '')) last -= 2
  const part = parts[last] ?? ''
  const at = part.search(anyBreak)
  if (at < 0 || parts.length > mostParts || /[()]/.test(part)) return undefined
  const pause = [part.slice(at), ...parts.slice(last + 1)].join('').trim()
  const before = part.slice(0, at).trim()
  if (before !== '') return { own: [...parts.slice(0, last), before].join(''), pause, sign: '' }
  return {
    own: parts
      .slice(0, Math.max(0, last - 1))
      .join('')
      .trim(),
    pause,
    sign: parts[last - 1] ?? '',
  }
}

/**
 * A break behind the hours of the last days is one of all: `월~금 09:00~18:00 / 토 09:00~13:00 / 점심 12:30~13:30`. It is not if a weaker sign
 * binds it to them, or if other days have their own. A day that ends before the break does has none.
 */
export function withSharedBreak<Entry extends DaysHours>(entries: readonly Entry[]): readonly Entry[] {
  const open = entries.filter(({ hours }) => /\d/.test(hours))
  const last = open.at(-1)
  const found = last && open.length > 1 ? breakAtEnd(last.hours) : undefined
  if (!last || !found) return entries
  const { own, pause, sign } = found
  const others = open.slice(0, -1).map(({ hours }) => hours)
  const isBound = sign !== last.before && sign !== '|'
  if (isBound || ![...others, own].every(isOpen) || others.some(hasBreak)) return entries
  const shared = (hours: string) => (isOpen(`${hours}, ${pause}`) ? `${hours}, ${pause}` : hours)
  const texts = new Map(open.map((entry) => [entry, shared(entry === last ? own : entry.hours)]))
  if (![...texts.values()].some((text) => text.endsWith(pause))) return entries
  return entries.map((entry) => ({ ...entry, hours: texts.get(entry) ?? entry.hours }))
}
