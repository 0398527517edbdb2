import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import type { ListSort } from '../../../domain/directory/directory.ts'
import { filterQuery, passesAll } from './filter-token.ts'

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

/**
 * All listings in an order with an index of its own, or the matches of a filter in an order contained in the rank;
 * undefined for any other order.
 */
export function orderedList(filter: ListingFilter, sort: ListSort): OrderedList | undefined {
  if (filter.openingIds) return undefined
  if (passesAll(filter) && sort === 'latest') {
    // The index has every row, so the few pending ones are excluded.
    const source = `from business indexed by business_facts
      where n not in (select n from business where status = 'pending')`
    return { source, values: [], sortKey: 'n', row: 'n' }
  }
  if (passesAll(filter) && sort === 'reviews') {
    return { source: 'from review_order where true', values: [], sortKey: 'place', row: rowOf('place') }
  }
  if (!isRankOrder(sort)) return undefined
  return { source: matches, values: [filterQuery(filter)], sortKey: rankOrder[sort], row: rowOf('rowid') }
}
