import { attributesIn } from '../../../domain/search-terms/attribute-search.ts'
import { tradeIn, wordsOfTrade } from '../../../domain/search-terms/category-search.ts'
import { isStreetWord } from '../../../domain/search-terms/street-words.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { kindOf } from '../../../domain/search-words/parts-in-words.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { keyOf, wordsIn } from './correct-words.ts'
import { countsOf } from './near-trades.ts'

/** From texts with more words than this and one, none is left out. */
const leftOutLimit = 5

const hasLetter = /\p{L}/u

/**
 * The texts without the words that the fewest names have: without one of them, then without two, and so on. The words of the trade, or of
 * all trades if none is named in full, and of a place stay. [] if only a place would be left.
 *
 * @param places parts of the text that name a place
 */
export async function leaveOut(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  text: string,
  places: readonly string[],
): Promise<readonly string[]> {
  const typed = wordsIn(text)
  const asked = wordsOfTrade(text).flatMap(wordsIn)
  const named = (street: readonly string[]) => !street.some((word) => asked.includes(word))
  const streets = asked.length > 0 ? streetsIn(typed).filter(named) : []
  // There is a town called Street.
  const isStreet = (place: string) => streets.some((street) => street.at(-1) === place)
  const ofPlaces = new Set(places.filter((place) => !isStreet(place)).flatMap(wordsIn))
  const words = typed.filter((word) => !ofPlaces.has(word))
  const trade = wordsOfTrade(words.join(' ')).flatMap(wordsIn)
  // Beside a trade, a word that may be part of another trade's name says where or how: `hauptbahnhof`.
  const others = words.filter((word) => (trade.length > 0 ? !trade.includes(word) : !isOfTrade(word)))
  const amongOthers = (phrase: readonly string[]) => phrase.filter((word) => others.includes(word))
  const attributes = attributesIn(words.join(' ')).phrases.map((phrase) => amongOthers(wordsIn(phrase)))
  const ofAttributes = new Set(attributes.flat())
  if (words.length < 2 || words.length > leftOutLimit + 1) return []
  // Half of a phone number is none: 02-2291.
  if (!hasLetter.test(text)) return []
  const counts = await countsOf(dictionary, others.map(keyOf))
  // What says how a place is stays longest, and what joins words is left out before them: nobody is a gym with.
  const rankOf = (word: string) => {
    if (ofAttributes.has(word)) return Number.POSITIVE_INFINITY
    if (kindOf(word) === 'filler') return -1
    const street = streets.find((some) => some.includes(word)) ?? [word]
    return Math.min(...street.map((one) => counts.get(keyOf(one)) ?? 0))
  }
  const leastKnown = others
    .toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b))))
    .slice(0, words.length - 1)
  // Half of what says how a place is says nothing: 혼자 먹기 좋은. Half of a street is none: beside a trade, `bank street` is no bank.
  const isWhole = (left: ReadonlySet<string>) =>
    [...attributes, ...streets.map(amongOthers)].every(
      (phrase) => new Set(phrase.map((word) => left.has(word))).size < 2,
    )
  const leftOut = leastKnown.map((_, at) => new Set(leastKnown.slice(0, at + 1)))
  return leftOut.filter(isWhole).map((left) => typed.filter((word) => !left.has(word)).join(' '))
}

/** Each street with its name. */
const streetsIn = (words: readonly string[]) =>
  words.flatMap((word, at) => (at > 0 && isStreetWord(word) ? [words.slice(at - 1, at + 1)] : []))

/** Whether nobody has heard of a text: it has no digits, no listing's name has any of its words, and none of them names a trade. */
export async function isUnknown(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  text: string,
): Promise<boolean> {
  const words = wordsIn(text)
  if (words.length === 0 || /\d/.test(text) || tradeIn(text) || words.some(isOfTrade)) return false
  return (await dictionary.findWords(words.map(keyOf))).length === 0
}
