import type { Listing } from '../../../domain/business/listing.ts'
import type { CategoryGroup } from '../../../domain/category/category-group.ts'
import { isAttributeTerm } from '../../../domain/search-terms/attribute-search.ts'
import { groupOfTerm, isCategoryTerm } from '../../../domain/search-terms/category-term.ts'
import { calledTerm } from '../../../domain/search-terms/name-term.ts'
import { listingTerms, queryTerms } from '../../../domain/search-terms/search-terms.ts'
import type { Sources } from '../candidate.ts'
import { type Interpretation, without } from '../interpretation.ts'
import { mapGroup } from '../list-groups.ts'

/** So many listings are read; where more have the words, they say enough by themselves. */
const neighbourLimit = 50

/**
 * A trade without the listings of which the address alone has its name: who is beside a bakery is none. The same interpretation if there
 * are none such, or very many.
 */
export async function withoutNeighbours(
  { listings }: Sources,
  found: Interpretation,
): Promise<Interpretation> {
  const ofPlace = new Set(found.said?.flat())
  const asked = (found.filter.anyOf ?? []).map((some) => some.filter((term) => !ofPlace.has(term)))
  const trades = asked.flatMap((some) => (some.length === 1 ? some.filter(isCategoryTerm) : []))
  if (trades.length === 0) return found
  const page = { sort: 'recommended', limit: neighbourLimit, offset: 0 } as const
  const inWords = await listings.listPage(without(found.filter, trades), page)
  if (inWords.entries === neighbourLimit) return found
  const isOfRestaurants = trades.every((term) => groupOfTerm(term) === 'restaurants')
  // An Indian Fitness World is no Indian restaurant.
  const isNoCook = ({ categoryGroup }: Listing) =>
    isOfRestaurants && categoryGroup !== null && cooksNever.has(categoryGroup)
  // 포장 is what restaurants offer as well as a trade.
  const mayServe =
    asked.flat().some(isAttributeTerm) ||
    trades.some((term) => !servesNobody.has(groupOfTerm(term) ?? 'restaurants'))
  const neighbours = inWords.listings.filter(
    (listing) =>
      !says(listing, asked) || (!mayServe && listing.categoryGroup === 'restaurants') || isNoCook(listing),
  )
  return withoutListings(found, neighbours)
}

function withoutListings(found: Interpretation, some: readonly Listing[]): Interpretation {
  const called = some.flatMap(({ name }) => calledTerm(name) ?? [])
  if (called.length === 0) return found
  const others = (group: Interpretation['groups'][number]) => mapGroup(group, (one) => without(one, called))
  return { ...found, filter: without(found.filter, called), groups: found.groups.map(others) }
}

/** The same without the listings of which the address alone has a phrase: a gym above a place for biryani cooks none. */
export async function withoutAddressed(
  { listings }: Sources,
  found: Interpretation,
  phrase: string,
): Promise<Interpretation> {
  const terms = queryTerms(phrase)
  const page = { sort: 'recommended', limit: neighbourLimit, offset: 0 } as const
  const having = await listings.listPage(found.filter, page)
  const isAddressed = (listing: Listing) =>
    !says(listing, [terms]) && says({ ...listing, name: '', category: '' }, [terms], listing.address)
  return withoutListings(found, having.listings.filter(isAddressed))
}

/** Trades of these groups are in the names of restaurants because these are beside them: the canteen of a hospital. */
const servesNobody: ReadonlySet<CategoryGroup> = new Set([
  'healthcare',
  'auto-services',
  'home-services',
  'professional-services',
])

/** Those of these groups cook nothing, whatever a word of their names is. */
const cooksNever: ReadonlySet<CategoryGroup> = new Set(['beauty-wellness', 'education'])

/** Whether a listing has the terms of one of some alternatives otherwise than in its address. */
function says(listing: Listing, asked: readonly (readonly string[])[], address = ''): boolean {
  const own = new Set(listingTerms({ ...listing, address }))
  return asked.some((some) => some.every((term) => own.has(term)))
}

/**
 * Whether half of some listings are of the trade that is asked for, as their category or their name says. Restaurants are called by other
 * trades than their own by chance: 보물창고 is no warehouse.
 */
export function areOfTrade(listings: readonly Listing[], { filter }: Interpretation): boolean {
  const asked = filter.anyOf ?? []
  const trades = asked.flat().filter(isCategoryTerm)
  // The name of a whole group has no term of a trade: 음식점.
  if (trades.length === 0 || trades.some((term) => groupOfTerm(term) === 'restaurants')) return true
  const inTrade = asked.filter((some) => some.some(isCategoryTerm))
  const own = listings.filter((listing) =>
    says(listing, listing.categoryGroup === 'restaurants' ? inTrade : asked),
  )
  return own.length * 2 >= listings.length
}

export const mayHaveNeighbours = (totalCount: number): boolean =>
  totalCount > 0 && totalCount < neighbourLimit
