import { findArea } from '../../../domain/address/areas/find-area.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { begunTrades } from '../../../domain/search/begun-trades.ts'
import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { isInitialConsonants } from '../../../domain/search-terms/initial-consonants.ts'
import { matchRanges } from '../../../domain/search-terms/match-ranges.ts'
import { tradesLike } from '../../../domain/search-terms/trade-terms.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import { tradeNamed } from '../../../domain/search-words/trades/trade-named.ts'
import { type Language, languageFacts, type NameLanguage, pathIn } from '../../../domain/site/language.ts'
import type { MatchCount } from '../../ports/listing-store.ts'
import { isNeighbourhood } from '../places/places-of-world.ts'
import {
  type KnownName,
  type NameIndex,
  namesBeginning,
  namesTyped,
  syllablesFirst,
} from '../words/known-names.ts'
import { begunParts } from './begun-parts.ts'
import type { MeantWords } from './meant-words.ts'

/** Counts what the search page finds. */
export type CountFound = (query: Pick<BusinessQuery, 'search' | 'location'>) => Promise<MatchCount>

/** Entries by their whole names. */
export type WholeNames = ReadonlyMap<string, KnownName>

export interface PairNames {
  readonly trades: NameIndex
  readonly wholeTrades: WholeNames
  /** Cities, then districts. */
  readonly places: readonly NameIndex[]
  readonly wholePlaces: WholeNames
}

/** The first of the entries with a name has it. */
export function wholeNames(entries: readonly KnownName[]): WholeNames {
  const found = new Map<string, KnownName>()
  for (const entry of entries) {
    for (const name of entry.names) if (!found.has(wordKey(name))) found.set(wordKey(name), entry)
  }
  return found
}

/** So many trades and so many places are tried with each other: four counts at most. */
const triedOfKind = 2
/** So many are looked at for one with the whole word. */
const triedIfWhole = 20
/** More words than a trade and a place have. */
const mostWords = 6

interface Typed extends MeantWords {
  /** The text of the search field. */
  readonly typed: string
  /** The text of the place's field; '' if there is none. */
  readonly location: string
  readonly language: Language
}

/** What a text may mean: the names of trades, and those of places, in the page's language. */
interface Meaning {
  readonly trades: readonly string[]
  readonly places: readonly string[]
}

/**
 * Trades in places, each with the number of listings that its search finds: the typed trade in the place of the other field, or
 * both in one text, one of them whole and the other one perhaps half typed. None that finds nothing.
 */
export async function suggestPairs(
  names: PairNames,
  typed: Typed,
  count: CountFound,
): Promise<readonly Suggestion[]> {
  const pairs = meaningsOf(names, typed).flatMap(({ trades, places }) =>
    trades.flatMap((trade) => places.map((location) => ({ search: typed.asSearched(trade), location }))),
  )
  const counted = await Promise.all(
    pairs.slice(0, triedOfKind ** 2).map(async (pair) => ({ pair, found: await count(pair) })),
  )
  const all = { typed: `${typed.typed} ${typed.location}`, language: typed.language }
  return counted.flatMap(({ pair, found }) =>
    found.totalCount > 0 ? [searchSuggestion(pair, found, all)] : [],
  )
}

/** A search that is suggested, with what it finds. `typed`: what it is suggested for. */
export function searchSuggestion(
  { search, location = '' }: { readonly search: string; readonly location?: string },
  { totalCount, totalCountIsCapped }: MatchCount,
  { typed, language }: Pick<Typed, 'typed' | 'language'>,
): Suggestion {
  const text = [search, location].filter(Boolean).join(' · ')
  const place = location && `&location=${encodeURIComponent(location)}`
  const path = `/search?q=${encodeURIComponent(search)}${place}`
  return {
    kind: 'pair',
    text,
    href: pathIn(language, path),
    ...(!totalCountIsCapped && { businessCount: totalCount }),
    match: matchRanges(text, typed),
  }
}

/** The meanings that have a trade and a place. */
function meaningsOf(names: PairNames, { text, kept, location, language }: Typed): readonly Meaning[] {
  const inLanguage = languageFacts[language].names
  const tradesOf = (part: string, isWhole: boolean) => {
    const asked = { part, isWhole, language: inLanguage }
    const named = namesOf(wholeTrade(names, part), [names.trades], asked)
    if (isWhole || kept || named.length > 0) return named
    return tradesBegun(names.wholeTrades, part)
      .map((entry) => nameIn(entry, inLanguage))
      .slice(0, triedOfKind)
  }
  if (location) {
    const places = placesOf(names, location, language)
    const trades = text === '' && kept ? [''] : tradesOf(text, false)
    return [{ trades, places: places.length > 0 ? places : [location] }]
  }
  // What is kept needs no trade in a place: `wifi zürich`. `open bar` is no place, such as Bardonia.
  const wholePlaces = kept && tradesOf(text, false).length === 0 ? placesOf(names, text, language) : []
  if (wholePlaces.length > 0) return [{ trades: [''], places: wholePlaces }]
  const words = text.split(/\s+/)
  if (words.length > mostWords) return []
  const meanings = words.slice(1).flatMap((_, index) => {
    const before = words.slice(0, index + 1).join(' ')
    const after = words.slice(index + 1).join(' ')
    return [
      { trades: tradesOf(before, true), places: placesOf(names, after, language) },
      { trades: tradesOf(after, false), places: placesOf(names, before, language) },
    ]
  })
  return meanings.filter(({ trades, places }) => trades.length > 0 && places.length > 0).slice(0, 1)
}

/** The cities and districts whose names are, or begin like, the text: texts that can be searched for as a location. */
export function placesOf(
  { places, wholePlaces }: PairNames,
  part: string,
  language: Language,
): readonly string[] {
  const whole = wholePlaces.get(wordKey(part))
  const named = namesOf(whole, whole ? [] : places, {
    part,
    isWhole: false,
    language: languageFacts[language].names,
  })
  // A 동 and a part of a city that addresses name otherwise are texts of a place, too.
  if (named.length > 0) return named
  return isPartOfCity(part) ? [part] : begunParts(part).slice(0, triedOfKind)
}

/** Whether a text is a 동, or a part of a city that addresses name otherwise. */
export const isPartOfCity = (text: string): boolean => isNeighbourhood(text) || findArea(text) !== undefined

/** The trade that the text names, also by a word that means the same, or with a wrong letter where no name begins so. */
export function wholeTrade({ trades, wholeTrades }: Pick<PairNames, 'trades' | 'wholeTrades'>, part: string) {
  const key = wordKey(part)
  const isRight =
    tradeNamed(part) !== undefined || namesBeginning(trades, { key, initials: '' }, 1).length > 0
  const [like = ''] = isRight ? [] : tradesLike(key)
  const label = tradeNamed(like || part)?.label.ko
  return wholeTrades.get(key) ?? (label ? wholeTrades.get(wordKey(label)) : undefined)
}

/**
 * The trades of the directory that have another word which begins like the text: `teret` of teretana, a gym. None for a whole trade: 기타
 * (other) begins no 기타 음식점업.
 */
export const tradesBegun = (wholeTrades: WholeNames, text: string): readonly KnownName[] =>
  tradeNamed(text) ? [] : begunTrades(text).flatMap((label) => wholeTrades.get(wordKey(label)) ?? [])

/** The name in the page's language, or the only one. */
export const nameIn = (entry: KnownName, language: NameLanguage) =>
  entry.nameIn?.[language] ?? entry.names[0] ?? ''

interface Part {
  readonly part: string
  /** Whether its last word is typed to its end. */
  readonly isWhole: boolean
  readonly language: NameLanguage
}

/** The names of a whole text's entry and of those in which a word begins like the text, each once. */
function namesOf(
  whole: KnownName | undefined,
  indexes: readonly NameIndex[],
  { part, isWhole, language }: Part,
): readonly string[] {
  const key = wordKey(part)
  const asked = { key, initials: isInitialConsonants(part) ? part : '', language }
  const found = indexes.flatMap((index) =>
    namesTyped(index, part, asked, isWhole ? triedIfWhole : triedOfKind),
  )
  const begun = syllablesFirst(found, part, ([, name]) => name).filter(
    ([{ keys }]) => !isWhole || keys.some(([words]) => `${words} `.includes(` ${key} `)),
  )
  const entries = [...(whole ? [whole] : []), ...begun.map(([entry]) => entry)]
  return [...new Set(entries.map((entry) => nameIn(entry, language)))].slice(0, triedOfKind)
}
