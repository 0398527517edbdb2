import { attributesIn } from '../../../domain/search-terms/attribute-search.ts'
import { tradeIn, wordsOfTrade } from '../../../domain/search-terms/category-search.ts'
import { isStreetWord } from '../../../domain/search-terms/street-words.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { hintedTrade } from '../../../domain/search-words/hint-words.ts'
import { isSpelledName } from '../../../domain/search-words/other-spellings.ts'
import { kindOf } from '../../../domain/search-words/parts-in-words.ts'
import { tradeNamed } from '../../../domain/search-words/trades/trade-named.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { keyOf, wordsIn } from './correct-words.ts'
import { countsOf } from './near-trades.ts'

/** From texts with more words than this and one, none is left out. */
const leftOutLimit = 5

/** A word in more names says little by itself. */
const rareName = 50

const houseNumber = /^\d{1,3}$/

/** A number, or one letter: alone they are in many addresses. */
const saysNothing = (word: string) =>
  /^\d+[a-z]?$/i.test(word) || /^[a-z]$/i.test(word) || vagueTrades.has(tradeNamed(word)?.label.en ?? '')

/** Trades that are half of a name: an Apple store is no store of another name. */
const vagueTrades = new Set(['Store', 'Establishment', 'Company', 'Business center'])

const hasLetter = /\p{L}/u
/** So many digits are a phone number. */
const longNumber = /\d{7}/

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
  // Half of its name may be another word: korean of a restaurant, in a shop for groceries.
  const trade = wordsIn(tradeIn(words.join(' '))?.phrase ?? '')
  // Beside a trade, a word that may be part of another trade's name says where or how: `hauptbahnhof`.
  const others = words.filter((word) => (trade.length > 0 ? !trade.includes(word) : !isOfTrade(word)))
  const phrases = attributesIn(words.join(' ')).phrases.map(wordsIn)
  const amongOthers = (phrase: readonly string[]) => phrase.filter((word) => others.includes(word))
  const attributes = phrases.map(amongOthers)
  const ofAttributes = new Set(attributes.flat())
  if (words.length < 2 || words.length > leftOutLimit + 1) return []
  // Half of a phone number is none: 02-2291.
  if (!hasLetter.test(text)) return []
  // Who asks about a number that nobody has asks for no one else.
  if (longNumber.test(text)) return []
  const counts = await countsOf(dictionary, others.map(keyOf))
  const countOf = (word: string) => counts.get(keyOf(word)) ?? 0
  const isTelling = (word: string) => isSpelledName(word) || (countOf(word) > 0 && countOf(word) <= rareName)
  // What says how a place is stays longest, and what joins words is left out before them: nobody is a gym with.
  const rankOf = (word: string) => {
    if (ofAttributes.has(word)) return Number.POSITIVE_INFINITY
    if (houseNumber.test(word)) return -2
    if (kindOf(word) === 'filler') return -1
    const street = streets.find((some) => some.includes(word)) ?? [word]
    return Math.min(...street.map(countOf))
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
  const names = trade.length > 0 ? [] : words.filter((word) => !phrases.flat().includes(word))
  // A rare name says who is meant, and what is said of it beside says less: `sacred vegan`.
  const isNamed = phrases.length > 0 && names.length > 0 && names.every(isTelling)
  return [...(isNamed ? [new Set(phrases.flat())] : []), ...leftOut.filter(isWhole)]
    .map((left) => typed.filter((word) => !left.has(word)))
    .filter((some) => some.some((word) => !ofPlaces.has(word) && !saysNothing(word)))
    .map((some) => some.join(' '))
}

/** Each street with its name. */
const streetsIn = (words: readonly string[]) =>
  words.flatMap((word, at) => (at > 0 && isStreetWord(word) ? [words.slice(at - 1, at + 1)] : []))

/** Two words that a sign makes one name. */
const joinedNames = /^[^\s&]+ ?& ?[^\s&]+$/
/** In words. Those of other languages are in names of several words too: `de la`, `lunch at`. */
const joins = new Set(['and', 'und', 'et', 've', '+'])

/** Whether a text is two words that are joined and no trade, so that half of it is another name: salt and pepper. */
export function isJoinedName(text: string): boolean {
  const [first = '', join = '', last = '', ...more] = text.trim().toLowerCase().split(/\s+/)
  const isTold = [first, last].some((word) => hintedTrade(word) !== undefined)
  const isSaid = joins.has(join) && last !== '' && more.length === 0 && !isTold && tradeIn(text) === undefined
  return (isSaid || joinedNames.test(text)) && !isOfTrade(text)
}

/** Whether nobody has heard of a text: it has no digits, no listing's name has any of its words, and none of them names or tells a trade. */
export async function isUnknown(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  text: string,
): Promise<boolean> {
  const words = wordsIn(text)
  const saysTrade = (word: string) => isOfTrade(word) || hintedTrade(word) !== undefined
  if (words.length === 0 || /\d/.test(text) || tradeIn(text) || words.some(saysTrade)) return false
  return (await dictionary.findWords(words.map(keyOf))).length === 0
}
