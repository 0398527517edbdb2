import { hintedTrade } from './hint-words.ts'
import { withoutPlaceEnding } from './place-endings.ts'
import { tradeNamed } from './trades/trade-named.ts'

/** A thing and a verb that only asks where to do it. */
const withVerb = /^([가-힣]{2,4})(?:하려면|하려고|하러|하고|하고싶다|하고싶어|하고싶은데)$/

/** What joins a thing to the verb of its sentence. */
const withParticle = /^([가-힣]{2,6})(?:이|가|은|는|을|를|도|만|이나|이랑|랑)$/

/** A word without what its language adds to it: to a place (`성수동에서`), or to what is to be done (`세차하려면`). */
export function stemOf(word: string): string {
  const [, thing] = withVerb.exec(word) ?? []
  if (thing && (tradeNamed(thing) ?? hintedTrade(thing))) return thing
  const [, trade] = withParticle.exec(word) ?? []
  const isJoined = trade !== undefined && tradeNamed(word) === undefined && hintedTrade(word) === undefined
  if (isJoined && (tradeNamed(trade) ?? hintedTrade(trade))) return trade
  return withoutPlaceEnding(word)
}
