import { countryCodes } from '../address/country/country-codes.ts'
import { countryName } from '../address/country/find-country.ts'
import { categoryGroupLabels, categoryGroups } from '../category/category-group.ts'
import { knownCategories } from '../category/known-categories.ts'
import { memoize } from '../memoize.ts'
import { tradeNamed } from '../search-words/trades/trade-named.ts'
import { tradeWordRows } from '../search-words/trades/trade-words.ts'
import { attributesIn } from './attribute-search.ts'
import { termOfLabel } from './category-term.ts'
import { editDistance } from './edit-distance.ts'
import { groupTerm } from './group-terms.ts'
import { nearKeys } from './near-keys.ts'
import { queryTerms } from './search-terms.ts'
import { wordKey } from './word-key.ts'

/** Leaves out short words, because addresses are full of them: words of three letters count only as a whole name. */
const isTelling = (term: string, isAlone: boolean) =>
  term.length > (/^[a-z]/.test(term) ? (isAlone ? 2 : 3) : 1)

/**
 * Countries with next to no listings whose names contain a trade's word, such as the British Indian Ocean Territory.
 */
const smallCountries = new Set(['AS', 'BQ', 'CF', 'CX', 'EH', 'GF', 'GS', 'IO', 'PF', 'TF', 'VG'])

/** The terms of trades. If they change, every SQLite index must be filled anew (docs/decisions/0016). */
export function tradeTerms(): ReadonlySet<string> {
  const labels = [...knownCategories.map(({ label }) => label), ...Object.values(categoryGroupLabels)]
  const names = [
    ...labels.flatMap((label): string[] => Object.values(label)),
    ...knownCategories.flatMap(({ synonyms }) => synonyms),
  ]
  const words = names.flatMap((name) => {
    const found = queryTerms(name)
    return found.filter((term) => isTelling(term, found.length === 1))
  })
  // Every listing of South Korea has the word `south`, as in `South Indian restaurant`.
  const countries = [...countryCodes.keys()].filter((code) => !smallCountries.has(code))
  const ofCountries = new Set(countries.flatMap((code) => queryTerms(countryName(code))))
  const telling = words.filter((word) => !ofCountries.has(word))
  return new Set([...telling, ...labels.map(termOfLabel), ...categoryGroups.map(groupTerm)])
}

const places = 2 ** 18

/** A number for the first, the middle and the last letter of a term and its length. */
function placeOf(term: string): number {
  const { length } = term
  const first = Math.imul(term.charCodeAt(0), 0x9e3779b1)
  const middle = Math.imul(term.charCodeAt(length >> 1), 0x85ebca6b)
  const last = Math.imul(term.charCodeAt(length - 1), 0x27d4eb2f)
  return ((first ^ middle ^ last ^ Math.imul(length, 0xc2b2ae35)) >>> 8) % places
}

/** An import asks for every term of every row, and most are of no trade: then one byte says so, and the large set is not looked at. */
class TradeTermSet {
  readonly #terms = tradeTerms()
  readonly #taken = new Uint8Array(places)

  constructor() {
    for (const term of this.#terms) this.#taken[placeOf(term)] = 1
  }

  has(term: string): boolean {
    return this.#taken[placeOf(term)] === 1 && this.#terms.has(term)
  }
}

/** A search asks for those of the same texts some ten times. */
const rememberedTexts = 1024

let known: TradeTermSet | undefined

/**
 * Whether a term is part of a category's or group's name. Many listings of every city have such terms, and they are
 * searched for most.
 */
export function isTradeTerm(term: string): boolean {
  known ??= new TradeTermSet()
  return known.has(term)
}

/** Whether a text names a trade, attributes or both, and nothing else. */
export const isOfTrade: (text: string) => boolean = memoize(rememberedTexts, (text) => {
  const isTrade = (words: string) => {
    if (tradeNamed(words)) return true
    const terms = queryTerms(words)
    return terms.length > 0 && terms.every(isTradeTerm)
  }
  if (isTrade(text)) return true
  const { keys, rest } = attributesIn(text)
  return keys.length > 0 && (rest === '' || isTrade(rest))
})

let wordsByKey: ReadonlyMap<string, string> | undefined
let wordsOfNames: ReadonlyMap<string, string> | undefined

/** 업소 and 기타 tell no trade. Hardly anybody searches for them, and many words are one letter away: 업고. */
const vagueTrade = 'establishment'

/** Shorter words of longer names have too many others one letter away. */
const shortestInName = 6

/** The words of the longer names of trades, by the key of the word. */
function tradeNameWords(): ReadonlyMap<string, string> {
  const names = knownCategories.flatMap(({ label, synonyms }) => [...Object.values(label), ...synonyms])
  const words = names
    .filter((name) => name.includes(' '))
    .flatMap((name) => name.toLowerCase().split(/[\s&/,]+/))
  return new Map(words.map((word) => [wordKey(word), word]))
}

/**
 * The words in the longer names of trades that differ from a word's key by one typing mistake: bankrupcy → bankruptcy.
 *
 * @param shortest fewer letters than these have no mistake
 */
export function tradeWordsLike(key: string, shortest = shortestInName): readonly string[] {
  if (key.length < shortest) return []
  wordsOfNames ??= tradeNameWords()
  const known = wordsOfNames
  return [...new Set(nearKeys(key).flatMap((near) => known.get(near) ?? []))]
}

/** Shorter spoken words have too many others one letter away. */
const shortestSpoken = 6

/** Names of trades that are one word, by the key of the word: those in Korean, English and Turkish before synonyms and spoken words. */
function tradeWords(): ReadonlyMap<string, string> {
  const told = knownCategories.filter(({ slug }) => slug !== vagueTrade)
  const labels = told.flatMap(({ label }) => Object.values(label))
  const spoken = tradeWordRows.flatMap(([, , phrases]) => phrases.split('|')).filter(isLongLatin)
  const names = [...labels, ...told.flatMap(({ synonyms }) => synonyms), ...spoken]
  const words = new Map<string, string>()
  for (const name of names) {
    const key = wordKey(name)
    if (!/\s/.test(name) && !words.has(key)) words.set(key, name.toLowerCase())
  }
  return words
}

const isLongLatin = (name: string) => name.length >= shortestSpoken && /^[a-z]+$/.test(wordKey(name))

/** Words of so many letters may have several mistakes: in their vowels, or two of any kind. */
const [shortestVowels, shortestTwice] = [7, 8]
/** The consonants, each once where it is doubled, and the first letter. Vowels are what is misspelt most: resteraunt. */
const consonantsOf = (key: string) =>
  key.charAt(0) +
  key
    .slice(1)
    .replace(/[aeiouy]/g, '')
    .replace(/(.)\1+/g, '$1')
/** Fewer consonants are those of too many words. */
const fewestConsonants = 4
/** Vowels may be wrong in so many places. */
const vowelMistakes = 3

/** Whether a word stands in the name of a trade as it is. */
export function isTradeWord(key: string): boolean {
  wordsOfNames ??= tradeNameWords()
  return wordsOfNames.has(key)
}

let wordsByConsonants: ReadonlyMap<string, readonly string[]> | undefined

/** The words in the longer names of trades that have the consonants of a word's key, and other vowels: repare → repair. */
export function tradeWordsSounding(key: string): readonly string[] {
  wordsOfNames ??= tradeNameWords()
  const latin = /^[a-z]{5,}$/
  if (!latin.test(key)) return []
  wordsByConsonants ??= new Map(
    [
      ...Map.groupBy(
        [...wordsOfNames].filter(([known]) => latin.test(known)),
        ([known]) => consonantsOf(known),
      ),
    ].map(([consonants, words]) => [consonants, words.map(([, word]) => word)]),
  )
  return wordsByConsonants.get(consonantsOf(key)) ?? []
}

type NamesOfKey = readonly (readonly [key: string, name: string])[]
let longWords: { readonly [Order in 'consonants' | 'initial']: ReadonlyMap<string, NamesOfKey> } | undefined

function longTradeWords() {
  wordsByKey ??= tradeWords()
  const long = [...wordsByKey].filter(([known]) => known.length >= shortestVowels && /^[a-z]+$/.test(known))
  return {
    consonants: Map.groupBy(long, ([known]) => consonantsOf(known)),
    initial: Map.groupBy(long, ([known]) => known.charAt(0)),
  }
}

/** The one-word names of trades, in Latin letters, that differ from a long word by its vowels alone or by two letters: the nearest. */
export function tradesLikeLong(key: string): readonly string[] {
  if (key.length < shortestVowels || !/^[a-z]+$/.test(key)) return []
  longWords ??= longTradeWords()
  const consonants = consonantsOf(key)
  const alike = consonants.length < fewestConsonants ? [] : (longWords.consonants.get(consonants) ?? [])
  const near = alike
    .filter(([known]) => editDistance(key, known, vowelMistakes) <= vowelMistakes)
    .map(([, name]) => name)
  if (near.length > 0 || key.length < shortestTwice) return near
  return nearest(key, longWords.initial.get(key.charAt(0)) ?? [], 2)
}

function nearest(key: string, words: NamesOfKey, limit: number): readonly string[] {
  const found = words.map(([known, name]) => ({ name, distance: editDistance(key, known, limit) }))
  const least = Math.min(...found.map(({ distance }) => distance))
  return least > limit ? [] : found.filter(({ distance }) => distance === least).map(({ name }) => name)
}

/** Two syllables, the shortest name of a trade in Hangul in which a mistake can be told, have four letters at least. */
const shortestMistyped = 4

/**
 * The one-word names of trades, in any language, that differ from a word's key by one typing mistake. Such names are few, so shorter
 * words are corrected to them than to the words of names: 카폐 → 카페.
 *
 * @param shortest fewer letters than these have no mistake
 */
export function tradesLike(key: string, shortest = shortestMistyped): readonly string[] {
  if (key.length < shortest) return []
  wordsByKey ??= tradeWords()
  const known = wordsByKey
  // The mistyped name may be in the plural.
  const keys = /[a-z]s$/.test(key) && key.length > shortestMistyped + 1 ? [key, key.slice(0, -1)] : [key]
  const found = new Set(keys.flatMap(nearKeys).flatMap((near) => known.get(near) ?? []))
  return [...found]
}
