import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { searchTerms } from '../../domain/search-terms/category-search.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { toFilter, wordsOf } from '../directory/to-filter.ts'
import type { ListingFilter } from '../ports/listing-store.ts'
import { groupOf, type ResultGroup } from './list-groups.ts'

/** What a search may mean. */
export interface Interpretation {
  readonly filter: ListingFilter
  /** The same listings, those of exactly that name first. */
  readonly groups: readonly ResultGroup[]
  /** Words that were recognised as a city, and are looked for no more. */
  readonly place?: { readonly phrase: string; readonly city: string; readonly rest: string }
  /** The keyword that is looked for in the place of the one that was typed. */
  readonly correctedQuery?: string
}

/** The listings of that name, under the query's other conditions. */
export function namedFilter(query: BusinessQuery): ListingFilter | undefined {
  const { search = '', location = '', ...conditions } = query
  const called = calledTerm(search)
  return called === undefined
    ? undefined
    : { ...toFilter(conditions), terms: [called, ...queryTerms(location)] }
}

/** What a query asks for: listings of exactly that name first, then those of the category that it names. */
export function interpretQuery(
  query: BusinessQuery,
  place: Pick<ListingFilter, 'cityKey'> = {},
): Interpretation | undefined {
  const filter = toFilter(query)
  const named = namedFilter(query)
  if (!filter) return undefined
  const placed = { ...filter, ...place }
  const words = wordsOf(query)
  // As it is, it may be a list of which any page is found at once.
  if (words === '') return { filter: placed, groups: [groupOf(placed)] }
  const { category, terms, anyOf } = searchTerms(words)
  const inCategory = category && { ...placed, terms: [...terms, category], anyOf: [] }
  // What is not of the category holds its name.
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

/** The filter without what has one of the terms. */
export function without(filter: ListingFilter, terms: readonly string[]): ListingFilter {
  const noneOf = [...(filter.noneOf ?? []), ...terms]
  return noneOf.length > 0 ? { ...filter, noneOf } : filter
}
