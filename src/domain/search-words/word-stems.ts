import { memoize } from '../memoize.ts'
import { hintedTrade } from './hint-words.ts'
import { withoutPlaceEnding } from './place-endings.ts'
import { tradeNamed } from './trades/trade-named.ts'

/** A thing and a verb that only asks where to do it. */
const withVerb = /^([가-힣]{2,4})(?:하려면|하려고|하러|하고|하고싶다|하고싶어|하고싶은데)$/

/** What joins a thing to the verb of its sentence, or to the next thing. */
const particles = '이|가|은|는|을|를|도|만|이나|나|이랑|랑|하고|와|과'.split('|')
const hangul = /^[가-힣]{3,9}$/

/** A trade to which, in which or from which somebody goes, in Turkish and Serbian: dişçiye, eczaneden, apoteku. Shorter endings are of names. */
const latinWord = /^\p{Script=Latin}{6,20}$/u
const goesTo = /(?:y[ea]|[dt][ea]n?)$/u

/** The trade of a word in such a case; undefined if the word is a trade by itself, or none. */
function tradeInCase(word: string): string | undefined {
  if (!latinWord.test(word) || tradeNamed(word)) return undefined
  const stems = [word.replace(goesTo, ''), word.replace(/u$/, 'a')]
  return stems.find((stem) => stem !== word && stem.length > 3 && tradeNamed(stem))
}

const rememberedWords = 2048

/** A word without what its language adds to it: to a place (`성수동에서`), or to what is to be done (`세차하려면`). */
export const stemOf: (word: string) => string = memoize(rememberedWords, (word) => {
  const [, thing] = withVerb.exec(word) ?? []
  if (thing && (tradeNamed(thing) ?? hintedTrade(thing))) return thing
  const isThing = (text: string) => tradeNamed(text) !== undefined || hintedTrade(text) !== undefined
  const joined = hangul.test(word) && !isThing(word) ? particles.filter((one) => word.endsWith(one)) : []
  const trade = joined.map((one) => word.slice(0, -one.length)).find((one) => one.length > 1 && isThing(one))
  if (trade) return trade
  const inCase = tradeInCase(word)
  if (inCase) return inCase
  // Karate is no Turkish for in Kara.
  return isThing(word) ? word : withoutPlaceEnding(word)
})
