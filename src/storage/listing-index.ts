import type { ListSort } from '../domain/directory/directory.ts'
import type { BusinessRow } from './business-row.ts'

export interface RowPage {
  readonly sort: ListSort
  readonly limit: number
  readonly offset: number
}

/** What every dialect answers in its own way: ordered pages of the listings that hold all of some tokens. */
export interface ListingIndex {
  /** One page of the publicly visible rows that hold every token; of all of them when there is no token. */
  page(tokens: readonly string[], page: RowPage): Promise<BusinessRow[]>
  /** How many rows hold every token, counting no further than `limit`. */
  countUpTo(tokens: readonly string[], limit: number): Promise<number>
}
