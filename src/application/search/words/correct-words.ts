import { findArea } from '../../../domain/address/areas/find-area.ts'
import { isLargeTown, isRegionName } from '../../../domain/address/near-names.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { attributesIn } from '../../../domain/search-terms/attribute-search.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { editDistance, mistakesAllowed } from '../../../domain/search-terms/edit-distance.ts'
import { nameWords } from '../../../domain/search-terms/name-words.ts'
import { nearKeys } from '../../../domain/search-terms/near-keys.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import {
  isOfTrade,
  tradesLike,
  tradesLikeLong,
  tradeWordsLike,
} from '../../../domain/search-terms/trade-terms.ts'
import { keyOfFolded, wordKey } from '../../../domain/search-terms/word-key.ts'
import { hintedTrade } from '../../../domain/search-words/hint-words.ts'
import { isSpelledName } from '../../../domain/search-words/other-spellings.ts'
import { tradeNamed } from '../../../domain/search-words/trades/trade-named.ts'
import { toFilter } from '../../directory/to-filter.ts'
import type { ListingReader } from '../../ports/listing-store.ts'
import type { SearchDictionary, SearchWord } from '../../ports/search-dictionary.ts'
import { eitherAndEither } from '../interpretation.ts'
import { mostNamed } from './near-trades.ts'

interface Sources {
  readonly listings: Pick<ListingReader, 'best'>
  readonly dictionary: Pick<SearchDictionary, 'findWords' | 'wordsLike'>
}

type TextQuery = BusinessQuery & { readonly search: string }

/** Only the first few words are corrected, because more would take too long. */
const correctedWordLimit = 4
/** How many combinations of corrections are tried. */
const combinationLimit = 36
/** How many similar words are tried for one word. */
const nearLimit = 24
/** How many listings are read to choose between corrections. */
const witnessLimit = 20

const letters = /[\p{L}\p{M}\p{N}'’]+/gu

interface Word {
  readonly word: string
  readonly key: string
  /** Start of the word in the text. */
  readonly start: number
  /** Whether the name of a listing contains the word. */
  readonly isKnown: boolean
}

/** A similar word, which may have been meant. */
interface NearWord extends SearchWord {
  /** Number of typing mistakes between the two words. */
  readonly distance: number
}

/** A word that may be mistyped, with the similar words. */
interface Suspect extends Word {
  readonly near: readonly NearWord[]
}

/**
 * The texts in which mistyped words are replaced by similar ones, and for which there is a listing; [] if there is
 * none. First all words that are in no name are replaced together, then one by one, then known words, because a
 * mistake may give another known word. Words of a category's name are never replaced.
 */
export async function correctWords(
  sources: Sources,
  query: TextQuery,
  { unknownOnly = false } = {},
): Promise<readonly string[]> {
  const trade = tradeIn(query.search)?.phrase.split(' ')
  const isMeant = (word: string) => trade && ((trade.length > 1 && trade.includes(word)) || isPlaceName(word))
  // Beside a trade, a large town, a part of one or a division is meant itself, as are the words of the trade: boston dentist, mexican restaurant.
  const words = (await findWords(sources.dictionary, query.search)).filter(({ word }) => !isMeant(word))
  const unknown = await suspect(
    sources.dictionary,
    words.filter(({ isKnown }) => !isKnown),
  )
  for (const mistaken of unknown.length > 1 ? [unknown, ...each(unknown)] : each(unknown)) {
    const found = await correct(sources, query, mistaken)
    if (found !== undefined) return [found]
  }
  for (const word of unknownOnly ? [] : words.filter(({ isKnown, word }) => isKnown && !isOfTrade(word))) {
    const [mistaken] = await suspect(sources.dictionary, [word])
    const found = mistaken && (await correct(sources, query, [mistaken]))
    if (found !== undefined) return [found]
  }
  return []
}

/** Ameerpet is no mistake in Meerpet, where a trade is only there. */
const isPlaceName = (word: string) => isLargeTown(word) || isRegionName(word) || findArea(word) !== undefined

const each = <T>(list: readonly T[]) => list.map((one) => [one])

/** The words of a text. Those that name an attribute or tell of a trade are not mistyped, although they are in few names. */
async function findWords(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  text: string,
): Promise<readonly Word[]> {
  const ofAttributes = new Set(attributesIn(text).phrases.flatMap(wordsIn))
  const words = [...text.matchAll(letters)]
    .map(({ 0: word, index }) => ({ word, start: index, key: keyOf(word) }))
    // A chain is no mistyped trade where nobody is called so: maxi is no taxi.
    .filter(({ word }) => !ofAttributes.has(word) && hintedTrade(word) === undefined && !isSpelledName(word))
  const known = new Set((await dictionary.findWords(words.map(({ key }) => key))).map(({ key }) => key))
  return words
    .map((word) => ({ ...word, isKnown: known.has(word.key) }))
    .sort((a, b) => Number(a.isKnown) - Number(b.isKnown))
    .slice(0, correctedWordLimit)
}

export const keyOf = (word: string) => wordKey(word.replace(/['’]/g, ''))

/** The words that may be mistyped. */
async function suspect(
  dictionary: Sources['dictionary'],
  words: readonly Word[],
): Promise<readonly Suspect[]> {
  const found = await Promise.all(words.map(({ key }) => findNearWords(dictionary, key)))
  return words.flatMap((word, index) => {
    const near = found[index] ?? []
    return near.length > 0 ? [{ ...word, near }] : []
  })
}

/** The text with some words replaced by the most similar ones for which a listing has all words. */
async function correct(
  { listings }: Sources,
  query: TextQuery,
  mistaken: readonly Suspect[],
): Promise<string | undefined> {
  const combinations = combine(mistaken)
  const rest = replaced(query.search, mistaken, [])
  const others = queryTerms([rest, query.location].join(' '))
  const [first = []] = combinations
  if (others.length === 0 && mistaken.length === 1 && !query.city)
    return replaced(query.search, mistaken, first)
  // Two mistyped words of one trade need no name that has both: furnice repar.
  const isTrade = (words: readonly NearWord[]) => tradeNamed(replaced(query.search, mistaken, words))
  const ofTrade = mistaken.length > 1 ? combinations.find(isTrade) : undefined
  if (ofTrade) return replaced(query.search, mistaken, ofTrade)
  // A trade is witnessed by whatever is of it, not only by those that have the word.
  const conditions = toFilter({ ...query, search: others.length > 0 ? rest : '' })
  const meant = combinations.map((words) => words.flatMap(({ word }) => queryTerms(word)))
  const anyOf = eitherAndEither(conditions?.anyOf, meant)
  const witnesses = await listings.best({ ...conditions, anyOf }, witnessLimit)
  if (witnesses.length === 0) return undefined
  const held = witnesses.map(({ name }) => new Set(nameWords(name).map(keyOfFolded)))
  const isHeld = (words: readonly NearWord[]) => held.some((keys) => words.every(({ key }) => keys.has(key)))
  const best = combinations.find(isHeld)
  if (!best) return replaced(query.search, mistaken, first)
  // Of words as near as this one, the one that a name has beside the same word: pet centr is Pet Centar rather than a pet of some center.
  const asNear = combinations.filter((words) => mistakesIn(words) === mistakesIn(best) && isHeld(words))
  const texts = asNear.map((words) => replaced(query.search, mistaken, words))
  const called = witnesses.map(({ name }) => ` ${nameWords(name).join(' ')} `)
  const isBeside = (text: string, at: number) =>
    pairsIn(text, asNear[at] ?? []).some((pair) => called.some((name) => name.includes(` ${pair} `)))
  return texts.find(isBeside) ?? texts[0]
}

const mistakesIn = (words: readonly NearWord[]) => words.reduce((sum, { distance }) => sum + distance, 0)

/** Two words side by side in a text of which one is among some. */
function pairsIn(text: string, some: readonly NearWord[]): readonly string[] {
  const words = nameWords(text)
  const isOne = (word = '') => some.some(({ key }) => key === keyOfFolded(word))
  return words.slice(1).flatMap((word, at) => {
    const before = words[at]
    return isOne(word) !== isOne(before) ? [`${before} ${word}`] : []
  })
}

/** One similar word for each mistyped one; the combinations with the fewest mistakes first. */
function combine(mistaken: readonly Suspect[]): readonly (readonly NearWord[])[] {
  const each = Math.floor(combinationLimit ** (1 / mistaken.length))
  const combinations = mistaken.reduce<readonly (readonly NearWord[])[]>(
    (found, { near }) => found.flatMap((words) => near.slice(0, each).map((word) => [...words, word])),
    [[]],
  )
  return combinations.toSorted((a, b) => mistakesIn(a) - mistakesIn(b))
}

/** The text with its mistyped words replaced by others, or removed. */
function replaced(text: string, mistaken: readonly Suspect[], words: readonly NearWord[]): string {
  const replacements = mistaken.map(({ word, start }, index) => ({
    word,
    start,
    by: words[index]?.word ?? '',
  }))
  return replacements
    .sort((a, b) => b.start - a.start)
    .reduce((left, { word, start, by }) => left.slice(0, start) + by + left.slice(start + word.length), text)
}

/**
 * The most similar words; among equals, those with most listings. Words with two mistakes count only if none has one.
 */
async function findNearWords(dictionary: Sources['dictionary'], word: string): Promise<readonly NearWord[]> {
  const key = wordKey(word)
  // Adding a letter must make the word long enough for a mistake.
  if (mistakesAllowed(`${key}${key.charAt(0)}`) === 0) return []
  const keys = nearKeys(key)
  const found = nearestOf(key, await dictionary.findWords(keys))
  if (found.length > 0) return found
  const owned = owners(key)
  const ofOwner = owned ? nearestOf(owned, await dictionary.findWords(nearKeys(owned))) : []
  if (ofOwner.length > 0) return ofOwner
  const isAll = keys.length > 0 && mistakesAllowed(key) < 2
  return isAll ? found : nearestOf(key, await wordsSharingHalf(dictionary, key))
}

/** Names have their owners' with an ending: Skelton's. Shorter words have too many others one letter away. */
const owners = (key: string) =>
  key.length > 4 && key >= 'a' && key < '{' && !key.endsWith('s') ? `${key}s` : undefined

/** One mistake leaves the first or the last half of a word as it is; two mistakes may not. */
async function wordsSharingHalf(
  dictionary: Sources['dictionary'],
  key: string,
): Promise<readonly SearchWord[]> {
  const allowed = mistakesAllowed(key)
  if (allowed === 0) return []
  const half = Math.floor(key.length / 2)
  return dictionary.wordsLike({
    start: key.slice(0, half),
    // Two swapped letters in the middle change both halves.
    end: key.slice(key.length < 6 ? half : half + 1),
    minLength: key.length - allowed,
    maxLength: key.length + allowed,
  })
}

function nearestOf(key: string, words: readonly SearchWord[]): readonly NearWord[] {
  // A word may lack its last letter: hilt is Hiltl rather than hill.
  const begun = (word: SearchWord) => Number(word.key.startsWith(key))
  return words
    .map((word) => {
      const allowed = mistakesAllowed(key.length > word.key.length ? key : word.key)
      return { ...word, allowed, distance: editDistance(key, word.key, allowed) }
    })
    .filter(({ distance, allowed }) => distance > 0 && distance <= allowed)
    .sort((a, b) => a.distance - b.distance || begun(b) - begun(a) || b.businessCount - a.businessCount)
    .slice(0, nearLimit)
}

/**
 * The texts in which one word is replaced by a trade's name that differs by one letter, or, where none is named and the word is long, by
 * several: first by the one that most listings have in their names. A word that is in a listing's name, or that
 * one begins with, is not mistyped.
 */
export async function correctTrades(
  dictionary: Pick<SearchDictionary, 'findWords' | 'wordsFrom'>,
  text: string,
): Promise<readonly string[]> {
  const words = await findWords(dictionary, text)
  for (const { word, key, start, isKnown } of words) {
    const corrected = (other: string) => text.slice(0, start) + other + text.slice(start + word.length)
    // A word of a trade's longer name, if it is that name with the others.
    const inTrade = (other: string) => tradeIn(corrected(other))?.phrase.split(' ').includes(other) ?? false
    const once =
      isKnown || tradeNamed(word) || isRegionName(word)
        ? []
        : [...tradesLike(key), ...tradeWordsLike(key).filter(inTrade)]
    const mayHaveMore = !isKnown && once.length === 0 && !tradeIn(text) && !isLargeTown(word)
    const near = mayHaveMore ? tradesLikeLong(key) : once
    if (near.length === 0 || (await dictionary.wordsFrom(key, 1)).length > 0) continue
    return (await mostNamed(dictionary, near)).map(corrected)
  }
  return []
}

export const wordsIn = (text: string): string[] => text.match(letters) ?? []
