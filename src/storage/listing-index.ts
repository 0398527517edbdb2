import type { ListingFilter } from '../application/ports/listing-store.ts'
import type { ListSort } from '../domain/directory/directory.ts'
import type { BusinessRow } from './business-row.ts'

export interface RowPage {
  readonly sort: ListSort
  readonly limit: number
  readonly offset: number
}

/** What every dialect answers in its own way: ordered pages of the publicly visible rows that pass a filter. */
export interface ListingIndex {
  page(filter: ListingFilter, page: RowPage): Promise<BusinessRow[]>
  /** How many rows pass the filter, counting no further than `limit`. */
  countUpTo(filter: ListingFilter, limit: number): Promise<number>
  /** Of the listing that has or had the slug, visible or not. */
  findIdBySlug(slug: string): Promise<string | undefined>
}
