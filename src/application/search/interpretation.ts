import { cityPageName, listCityPageNames } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { findKoreanDistrict } from '../../domain/address/korea/municipalities.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { searchTerms } from '../../domain/search-terms/category-search.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { keyOfCity, toFilter, wordsOf } from '../directory/to-filter.ts'
import type { CityCount, ListingFilter } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { groupOf, type ResultGroup } from './list-groups.ts'

/** One way to understand a search. */
export interface Interpretation {
  readonly filter: ListingFilter
  /** The same listings in groups: listings of exactly that name come first. */
  readonly groups: readonly ResultGroup[]
  /** Words that were recognised as a city or its district, and are not searched for as words. */
  readonly place?: {
    readonly phrase: string
    readonly city: string
    readonly district?: string
    readonly rest: string
  }
  /** The keyword that is searched for instead of the typed one. */
  readonly correctedQuery?: string
}

/** The listings of exactly that name, under the query's other conditions. */
export function namedFilter(query: BusinessQuery): ListingFilter | undefined {
  const { search = '', location = '', ...conditions } = query
  const called = calledTerm(search)
  return called === undefined
    ? undefined
    : { ...toFilter(conditions), terms: [called, ...queryTerms(location)] }
}

/**
 * The interpretation of a query: listings of exactly that name first, then those of the category that the words name.
 */
export function interpretQuery(
  query: BusinessQuery,
  place: Pick<ListingFilter, 'cityKey' | 'district'> = {},
): Interpretation | undefined {
  const filter = toFilter(query)
  const named = namedFilter(query)
  if (!filter) return undefined
  const placed = { ...filter, ...place }
  const words = wordsOf(query)
  // Unchanged, it may be a counted list, with any number of pages.
  if (words === '') return { filter: placed, groups: [groupOf(placed)] }
  const { category, terms, anyOf } = searchTerms(words)
  const inCategory = category && { ...placed, terms: [...terms, category], anyOf: [] }
  // A listing that is not of the category must contain its name.
  const inWords = { ...placed, terms: [...terms, ...(anyOf.at(-1) ?? [])], anyOf: [] }
  const inName = named && { ...placed, anyOf: [], ...named, ...place }
  const called = named?.terms?.slice(0, 1) ?? []
  const ofCategory = inCategory ? [without(inCategory, called)] : []
  const others = {
    lists: [...ofCategory, without(inWords, [...called, ...(category ? [category] : [])])],
    whole: without(placed, called),
  }
  return { filter: placed, groups: [...(inName ? [groupOf(inName)] : []), others] }
}

/** Excludes the listings that have one of the terms. */
export function without(filter: ListingFilter, terms: readonly string[]): ListingFilter {
  const noneOf = [...(filter.noneOf ?? []), ...terms]
  return noneOf.length > 0 ? { ...filter, noneOf } : filter
}

type Cities = Pick<SearchDictionary, 'findCities'>

/** An interpretation in which some of the words name a place. */
export interface Placed {
  readonly interpretation: Interpretation
  readonly place: NonNullable<Interpretation['place']>
  readonly city: CityCount
}

/** The search within each city, or district of one, that some of its words may name. */
export async function interpretPlaced(
  dictionary: Cities,
  query: BusinessQuery,
  search: string,
): Promise<readonly Placed[]> {
  const places = query.city ? [] : await findPlaces(dictionary, search)
  return places.flatMap(({ city, district, phrase, rest }) => {
    const found = interpretQuery({ ...query, search: rest }, placeFilter(query, city.key, district))
    const place = {
      phrase,
      city: cityPageName(city.name, city.countryCode),
      ...(district && { district }),
      rest,
    }
    return found ? [{ interpretation: { ...found, place }, place, city }] : []
  })
}

/** A district that the visitor chose beside the words stays. */
function placeFilter({ district: chosen }: BusinessQuery, cityKey: string, district: string | undefined) {
  return { cityKey, ...(district && chosen === undefined && { district }) }
}

/** The search within the city, or the district of one, that the location names in any language. */
export async function interpretLocated(
  dictionary: Cities,
  { location = '', ...query }: BusinessQuery,
): Promise<Interpretation | undefined> {
  const named = query.city ? undefined : findKoreanDistrict(location)
  const key = query.city ? '' : keyOfCity(named?.city ?? location)
  const [city] = key === '' ? [] : await dictionary.findCities([key])
  return city && interpretQuery(query, placeFilter(query, key, named?.district))
}

interface FoundPlace {
  readonly city: CityCount
  readonly district: string | undefined
  /** The words that name it. */
  readonly phrase: string
  /** The other words; at least one. */
  readonly rest: string
}

/** The cities of the directory, or districts of them, that some of the words may name in any language. */
async function findPlaces(dictionary: Cities, text: string): Promise<readonly FoundPlace[]> {
  const phrases = placePhrases(text).map((found) => {
    const named = findKoreanDistrict(found.phrase)
    return {
      ...found,
      district: named?.district,
      keys: named ? [keyOfCity(named.city)] : keysOf(found.phrase),
    }
  })
  const keys = [...new Set(phrases.flatMap((phrase) => phrase.keys))]
  const known = new Map((await dictionary.findCities(keys)).map((city) => [city.key, city]))
  return phrases.flatMap(({ keys, ...phrase }) =>
    keys.flatMap((key) => {
      const city = known.get(key)
      return city ? [{ city, ...phrase }] : []
    }),
  )
}

const keysOf = (phrase: string) => listCityPageNames(phrase).map(cityKey).filter(Boolean)
