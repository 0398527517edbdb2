import { findArea } from '../../address/areas/find-area.ts'
import { hintedTrade } from '../hint-words.ts'
import { isJoinWord } from '../join-words.ts'
import type { Part } from '../parts-in-words.ts'
import { saysLittle } from '../same-trade.ts'

const tradesIn = (parts: readonly Part[]) => parts.filter(({ kind }) => kind === 'trade')
const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join(' ')

/** One of two trades. Beside a sure one, that is left out which may be a place (`flughafen`), or is one syllable: a door. */
export function eitherTradeOf(left: readonly Part[]): readonly string[] {
  const trades = tradesIn(left).toReversed()
  if (trades.length !== 2) return []
  const unsure = trades.filter((part) => isUnsure(part, left))
  return (unsure.length === 1 ? unsure : trades).map((trade) => textOf(left.filter((part) => part !== trade)))
}

const isUnsure = (part: Part, parts: readonly Part[]) =>
  saysLittle(part, parts[parts.indexOf(part) + 1]) || findArea(part.text) !== undefined

export interface JoinedTrades {
  /** The words with each of the trades. */
  readonly each: readonly string[]
  /** The words with all of them, as they are read again: `cafe / bakery zürich`. */
  readonly text: string
}

/** Two trades, or three: more are a list of something else. */
const mostTrades = 3

/** What joins a Korean word to the next one. */
const joiningParticles = ['나', '랑', '하고', '와', '과']

/**
 * The words with each of the trades that are joined: `cafe or bakery zürich` asks for cafes and for bakeries. undefined if they name one
 * trade, or several that stand side by side.
 *
 * @param parts all parts, in the order typed
 * @param left those that are searched for
 * @param joined the trades to which a particle joins the next one: 카페나 빵집
 */
export function joinedTrades(
  parts: readonly Part[],
  left: readonly Part[],
  joined: readonly (string | undefined)[],
): JoinedTrades | undefined {
  const trades = left.filter(({ kind, text }) => kind === 'trade' || (kind === 'name' && hintedTrade(text)))
  const isJoined = (trade: Part, next: Part) => {
    const between = parts.slice(parts.indexOf(trade) + 1, parts.indexOf(next))
    return between.length === 0
      ? joined.includes(trade.text)
      : (between.every(({ text }) => isJoinWord(text)) || isJoinWord(textOf(between))) &&
          parts.includes(trade)
  }
  const areJoined = trades.every((trade, at) => at === 0 || isJoined(trades[at - 1] ?? trade, trade))
  if (trades.length < 2 || trades.length > mostTrades || !areJoined) return undefined
  if (trades.some((trade) => isUnsure(trade, left))) return undefined
  const others = left.filter((part) => !trades.includes(part) && !isJoinWord(part.text))
  const asked = left.filter((part) => trades.includes(part) || others.includes(part))
  return {
    each: trades.map((trade) => textOf(asked.filter((part) => part === trade || others.includes(part)))),
    text: asked.map((part) => (trades.indexOf(part) > 0 ? `/ ${part.text}` : part.text)).join(' '),
  }
}

/** The word that a particle joins to the next one, without the particle; undefined if none does. */
export const joinedWord = (typed: string, stem: string): string | undefined =>
  typed !== stem && joiningParticles.some((one) => typed.endsWith(one)) ? stem : undefined
