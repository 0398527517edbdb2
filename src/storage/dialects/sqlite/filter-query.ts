import type { ListingFilter } from '../../../application/ports/listing-filter.ts'
import { listingStatuses, visibleStatus } from '../../../domain/business/listing.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { isFrequentTerm } from '../../../domain/search-terms/index-terms.ts'
import type { BusinessRow } from '../../rows/business-row.ts'
import { askedOf, cityTokens, filterTokens, kindTokens, tokenConditions } from '../../rows/filter-token.ts'

/** A token that every indexed row has. */
const listed = '\ue106'

/**
 * Combines a token with a city. The city comes first, because the index compresses common prefixes of neighbouring
 * tokens.
 */
const inCity = (city: string) => (token: string) => `${city}\ue108${token}`

/**
 * The tokens of a row for filters, and the combined tokens of its frequent terms and its city. With these, frequent
 * searches read one short posting list instead of intersecting two long ones.
 */
export function rowFilterTokens(row: BusinessRow, frequent: readonly string[]): string[] {
  const [city] = cityTokens(row.city_key)
  const pairs = city === undefined ? [] : [...kindTokens(row), ...frequent].map(inCity(city))
  return [listed, ...pairs, ...filterTokens(row)]
}

/** Replaces tokens by their combined tokens with the filter's city, where these exist. */
function tokensInCity(filter: ListingFilter): (tokens: readonly string[]) => string[] {
  const [city] = cityTokens(filter.cityKey)
  if (city === undefined) return (tokens) => [...tokens]
  const kinds = (['categoryKey', 'categoryGroup'] as const).filter((name) => filter[name])
  const ofKind = new Set(kinds.flatMap((name) => askedOf(name, filter).all ?? []))
  const pair = inCity(city)
  return (tokens) => tokens.map((token) => (ofKind.has(token) || isFrequentTerm(token) ? pair(token) : token))
}

/** True if every row passes, apart from conditions that are not in the index. */
export function passesAll(filter: ListingFilter): boolean {
  const { conditions, excluded } = tokenConditions(filter, tokensInCity(filter))
  return conditions.length + excluded.length === 0
}

const quoted = (token: string) => `"${token}"`
const someOf = (parts: readonly string[]) => (parts.length === 1 ? `${parts[0]}` : `(${parts.join(' OR ')})`)
const allOf = (tokens: readonly string[]) =>
  tokens.length === 1 ? quoted(`${tokens[0]}`) : `(${tokens.map(quoted).join(' AND ')})`

/** The full-text query of a filter. */
export function filterQuery(filter: ListingFilter): string {
  const { conditions, excluded } = tokenConditions(filter, tokensInCity(filter))
  const asked = conditions.length > 0 ? conditions : [[[listed]]]
  const query = asked.map((some) => someOf(some.map(allOf))).join(' AND ')
  return excluded.length > 0 ? `(${query}) NOT ${someOf(excluded.map(allOf))}` : query
}

/** A list whose order an index has, as parts of a query. */
interface OrderedList {
  /** `from …` with its condition; further ones may follow. */
  readonly source: string
  readonly values: readonly unknown[]
  readonly sortKey: string
  /** The row number. */
  readonly row: string
}

/** The driver passes numbers as reals, with which FTS5 would read every row. So sort keys are cast. */
export const exactKey = 'cast(? as integer)'

/** The row number in a rank. */
const rowOf = (rank: string) => `${rank} & 4294967295`

/** The matches of a filter's query. */
export const matches = 'from business_search where business_search match ?'

/** Orders that the rank contains. The full-text index knows no others. */
export type RankOrder = Extract<ListSort, 'recommended' | 'latest'>
export const isRankOrder = (sort: ListSort): sort is RankOrder => sort === 'recommended' || sort === 'latest'

/** What each order sorts by, descending. */
export const rankOrder: Record<RankOrder, string> = { recommended: 'rowid', latest: rowOf('rowid') }

const hiddenStatuses = listingStatuses
  .filter((status) => status !== visibleStatus)
  .map((status) => `'${status}'`)
  .join(', ')

/** Whether the index alone does not tell what matches: the doc values know what is open, and what exactly lies in a box. */
export const isChecked = ({ openingIds, box }: ListingFilter) => openingIds !== undefined || box !== undefined

/**
 * All listings in an order with an index of its own, or the matches of a filter in an order contained in the rank;
 * undefined for any other order.
 */
export function orderedList(filter: ListingFilter, sort: ListSort): OrderedList | undefined {
  if (isChecked(filter)) return undefined
  if (sort === 'latest' && passesAll(filter)) {
    // `business_facts` has hidden listings too. They are few, so each row is looked for in the small index of hidden listings.
    const source = `from business indexed by business_facts where not exists (
      select 1 from business as hidden indexed by business_hidden
      where hidden.status <> '${visibleStatus}' and hidden.status in (${hiddenStatuses}) and hidden.n = business.n)`
    return { source, values: [], sortKey: 'n', row: 'n' }
  }
  if (sort === 'reviews' && passesAll(filter)) {
    return { source: 'from review_order where true', values: [], sortKey: 'place', row: rowOf('place') }
  }
  if (!isRankOrder(sort)) return undefined
  return { source: matches, values: [filterQuery(filter)], sortKey: rankOrder[sort], row: rowOf('rowid') }
}
