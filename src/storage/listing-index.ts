import type { RawBuilder } from 'kysely'
import type { ListingBrief, ListingFilter } from '../application/ports/listing-store.ts'
import type { ListSort } from '../domain/directory/directory.ts'
import type { GeoBox } from '../domain/geo/geo-box.ts'
import type { BusinessRow } from './business-row.ts'

export interface RowPage {
  readonly sort: ListSort
  readonly limit: number
  readonly offset: number
  /** Only places below this one, in a counted list. */
  readonly below?: number | undefined
  /** The same page counted from the end: `offset` places of its block are behind it, the lowest of which is `floor` or above. */
  readonly fromEnd?: { readonly floor: number; readonly offset: number } | undefined
}

/** Rows in some places of a list; `places`: how many, with those whose row is gone. */
export interface PlacedRows {
  readonly rows: readonly BusinessRow[]
  readonly places: number
}

/** A part of all matches, for reading them through. */
export interface RowPiece {
  readonly rows: readonly BusinessRow[]
  /** Where the next piece begins; undefined after the last one. */
  readonly next: number | undefined
}

/** What of a listing many are looked at for. */
export interface ListingFact {
  readonly n: number
  readonly category_key: string
  readonly city_key: string
  readonly country_code: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly opening_id: number | null
  readonly rating: number
  readonly review_count: number
}

/** What facets are made of. */
export type MatchFact = Pick<ListingFact, 'category_key' | 'city_key' | 'country_code'>

/** What distances are made of. */
export type MatchPlace = Pick<ListingFact, 'n' | 'latitude' | 'longitude'>

export interface BestFacts {
  readonly facts: readonly MatchFact[]
  /** Of the last of them; 0 where there is none. */
  readonly lowestRank: number
}

/** What every dialect answers in its own way: ordered pages of the publicly visible rows that pass a filter. */
export interface ListingIndex {
  page(filter: ListingFilter, page: RowPage): Promise<PlacedRows>
  /** The best ranked, for whoever will ask neither for another page of the list nor for its length. */
  best(filter: ListingFilter, limit: number): Promise<readonly ListingBrief[]>
  /** Publicly visible rows by their numbers, in that order; those that are gone are left out. */
  rows(numbers: readonly number[]): Promise<BusinessRow[]>
  /** Facts of the best ranked matches, `limit` at most, in order. */
  facts(filter: ListingFilter, limit: number): Promise<BestFacts>
  /** Where the best ranked matches are, `limit` at most, in order. */
  places(filter: ListingFilter, limit: number): Promise<readonly MatchPlace[]>
  /** Where all matches in a box are; undefined where that takes longer than to look at cells. */
  placesWithin(filter: ListingFilter, box: GeoBox): readonly MatchPlace[] | undefined
  /** How many rows pass the filter, counting no further than `limit`: there may be more. */
  countUpTo(
    filter: ListingFilter,
    limit: number,
  ): Promise<{ readonly count: number; readonly mayBeMore: boolean }>
  /** The matches in one piece after another, of `limit` rows at most. */
  piece(filter: ListingFilter, piece: { readonly after?: number; readonly limit: number }): Promise<RowPiece>
  /** Of the listing that has or had the slug, visible or not. */
  findIdBySlug(slug: string): Promise<string | undefined>
  /** A condition: `row`, a name of `business` in the query, is the listing of the id, a text or an expression. */
  isListing(row: string, id: unknown): RawBuilder<boolean>
  /** A condition: it is one of these, one at least. */
  isOneOf(row: string, ids: readonly string[]): RawBuilder<boolean>
}
