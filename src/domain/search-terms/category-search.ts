import { findCityByName } from '../address/cities/city-page.ts'
import { isRegionName } from '../address/near-names.ts'
import type { KnownCategory } from '../category/known-categories.ts'
import { memoize } from '../memoize.ts'
import { sameSpellings } from '../search-words/other-spellings.ts'
import { postalCodesIn } from '../search-words/postal-words.ts'
import { narrowTerms } from '../search-words/trades/narrow-names.ts'
import { relatedTrades } from '../search-words/trades/related-trades.ts'
import { tradeLiterals } from '../search-words/trades/trade-literals.ts'
import { tradeNamed } from '../search-words/trades/trade-named.ts'
import { fold } from '../text/fold.ts'
import { areAttributes, attributesIn, attributeTerm } from './attribute-search.ts'
import { termOfLabel } from './category-term.ts'
import { animalTrades } from './for-people.ts'
import { groupNamedBy, groupTerm } from './group-terms.ts'
import { queryTerms } from './search-terms.ts'
import { isStreetWord } from './street-words.ts'

/** The terms of a search: all of `terms`, and all of one of `anyOf` if that is not empty. */
export interface SearchTerms {
  readonly terms: readonly string[]
  readonly anyOf: readonly (readonly string[])[]
  /** What none of these may have. */
  readonly noneOf?: readonly string[]
  /**
   * The term of the category that some of the words name. Its listings come before those that only contain the words.
   */
  readonly category?: string
  /** The terms of the words that name the trade, and of the same trade's in another form, one of which a listing of another trade has to have. */
  readonly literals?: readonly (readonly string[])[]
  /** The terms of a name of the trade that says more than the trade, in each spelling. Those that have them come before the others of the category. */
  readonly narrow?: readonly (readonly string[])[]
  /** The term of a whole group of trades that the words name. Its listings come after those that have the words. */
  readonly group?: string
  /** If some of the words name attributes: the terms of all words as words. */
  readonly named?: { readonly words: readonly string[] }
}

/** Longest name of a category, in words. */
const phraseLimit = 4

/** The terms of words as a trade, and the words that name it. */
interface TradeTerms extends SearchTerms {
  readonly phrase: string
}

/**
 * The terms of a visitor's words. If some of them name a category in Korean, English or Turkish, listings of that
 * category are found too, in whatever language they name it. If some name attributes beside a trade or alone, listings with these
 * are found too.
 */
export function searchTerms(text: string): SearchTerms {
  const { phrase, ...asTrade } = tradeTermsOf(text)
  const found = attributesIn(text)
  if (found.keys.length === 0) return asTrade
  const { phrase: restPhrase, ...rest } = tradeTermsOf(found.rest)
  // A postal code or a state beside a trade says where, and is a word of addresses.
  const where = postalCodesIn(found.rest).length
  const isRestTrade =
    saysWhere(found.rest) ||
    (restPhrase !== '' &&
      (restPhrase.split(' ').length + where === found.rest.split(' ').length ||
        isRegionName(found.rest.replace(restPhrase, '').trim())))
  const words = queryTerms(text)
  if (words.length === 0 || !areAttributes(found, { tradePhrase: phrase, isRestTrade })) return asTrade
  // Each attribute is held, or said in words.
  const named = found.keys.reduce<readonly (readonly string[])[]>((some, key, index) => {
    const either = [[attributeTerm(key)], queryTerms(found.phrases[index] ?? '')]
    return either.flatMap((one) => some.map((terms) => [...one, ...terms]))
  }, alternatives(rest))
  // A word that is a trade's name by itself is an attribute beside another trade: 포장 치킨.
  const isOtherTrade = rest.category !== undefined && found.phrases.some((named) => named.includes(phrase))
  const category = isOtherTrade ? rest.category : (asTrade.category ?? rest.category)
  const literal = isOtherTrade ? [words] : alternatives(asTrade)
  return {
    terms: [],
    anyOf: [...literal, ...named],
    ...(asTrade.noneOf && { noneOf: asTrade.noneOf }),
    ...(category && { category }),
    named: { words },
  }
}

/** Whether words are a postal code alone, or with its city: 8001 Zürich. */
function saysWhere(text: string): boolean {
  const codes = postalCodesIn(text)
  const others = text.split(' ').filter((word) => !codes.includes(word))
  return codes.length > 0 && (others.length === 0 || findCityByName(others.join(' ')).countryCode !== '')
}

/** The words of a text that name a trade, the trade's English name, and its term; undefined if none do. */
export function tradeIn(text: string): { phrase: string; trade: string; term: string } | undefined {
  const found = tradeTermsOf(text)
  // A word that names an attribute is one beside another trade: `parking lawyer`.
  const isAttribute = !found.phrase.includes(' ') && attributesIn(found.phrase).rest === ''
  const beside = isAttribute ? tradeTermsOf(attributesIn(text).rest) : found
  const { phrase, category } = beside.phrase ? beside : found
  const trade = phrase && tradeNamed(phrase)?.label.en
  return trade && category ? { phrase, trade, term: category } : undefined
}

/** The fewest words that name the trade of a text: a marvellous church is a church, and a shoe store is more than a store. */
export function wordsOfTrade(text: string): readonly string[] {
  const { phrase = '', trade } = tradeIn(text) ?? {}
  const isSame = (some: readonly string[]) =>
    some.length > 0 && tradeNamed(some.join(' '))?.label.en === trade
  let named = phrase.split(' ').filter(Boolean)
  while (isSame(named.slice(1))) named = named.slice(1)
  while (isSame(named.slice(0, -1))) named = named.slice(0, -1)
  return named
}

/** What attributes are asked of. Who cooks at all is no restaurant with parking: a café with parking is asked for by that name. */
const alternatives = ({ terms, anyOf, group }: SearchTerms) =>
  anyOf.length === 0
    ? [terms]
    : anyOf.filter((some) => group === undefined || !some.includes(group)).map((some) => [...terms, ...some])

/** The words of a text that name a trade, the longest phrase first. */
interface Named {
  readonly start: number
  readonly length: number
  readonly phrase: string
  readonly category: KnownCategory
}

function* namedTrades(words: readonly string[]): Generator<Named> {
  for (let length = Math.min(phraseLimit, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length).join(' ')
      const category = tradeNamed(phrase)
      if (category && queryTerms(phrase).length > 0) yield { start, length, phrase, category }
    }
  }
}

/** A street's word that is no state: `ct` is Connecticut too. */
const isOfStreet = (word: string | undefined) =>
  word !== undefined && isStreetWord(word) && !isRegionName(word)

/** The trade that is asked for: the longest name, the first of these, and that of a street only where no other is named: `church rd plumber`. */
function askedTrade(words: readonly string[]): Named | undefined {
  const streets: Named[] = []
  for (const named of namedTrades(words)) {
    const end = named.start + named.length
    // The street's word is within it: a road is a trade too.
    const isWithin = (street: Named) => named.start <= street.start + street.length && street.start < end
    if (streets.some(isWithin)) continue
    if (!isOfStreet(words[end])) return named
    streets.push(named)
  }
  return streets[0]
}

/** The terms of words that name no trade: of one spelling, or of each. */
function spelledTerms(text: string): SearchTerms {
  const [terms = [], ...others] = sameSpellings(text).map(queryTerms)
  if (others.length === 0) return { terms, anyOf: [] }
  return { terms: [], anyOf: [terms, ...others], literals: [terms, ...others] }
}

/** One search asks for the trade of the same few texts some twenty times. */
const tradeTermsOf = memoize(1024, (text): TradeTerms => {
  const words = text.slice(0, 200).trim().split(/\s+/)
  const found = askedTrade(words)
  if (!found) return { ...spelledTerms(text), phrase: '' }
  const { start, length, phrase, category } = found
  const term = termOfLabel(category.label)
  const others = animalTrades(category.label.en, text)
  const noneOf = others.length > 0 ? { noneOf: others } : {}
  // The group's term covers all its categories.
  const isGroup = length === 1 && groupNamedBy(fold(phrase)) !== undefined
  if (isGroup) return { terms: queryTerms(text), anyOf: [], ...noneOf, category: term, phrase }
  const rest = [...words.slice(0, start), ...words.slice(start + length)].join(' ')
  const [group] = relatedTrades(category.label.en).groups.map(groupTerm)
  const literals = tradeLiterals(phrase, category)
  const narrow = narrowTerms(phrase)
  const asTrade = { terms: queryTerms(rest), ...noneOf, category: term, phrase, literals, narrow }
  if (group === undefined) return { ...asTrade, anyOf: [[term], ...literals] }
  return { ...asTrade, group, anyOf: [[term], [group], ...literals] }
})
