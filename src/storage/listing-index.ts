import { conditionsOf, type ListingFilter } from '../application/ports/listing-filter.ts'
import type { ListingBrief } from '../application/ports/listing-store.ts'
import type { ListSort } from '../domain/directory/directory.ts'
import type { GeoBox } from '../domain/geo/geo-box.ts'
import type { BusinessRow } from './rows/business-row.ts'

export interface RowPage {
  readonly sort: ListSort
  readonly limit: number
  readonly offset: number
  /** Only entries of a counted list with a sort key below this one. */
  readonly below?: number | undefined
  /**
   * The same page, counted from the end of its block: `offset` entries of the block follow it. `floor` is the block's
   * lowest possible sort key.
   */
  readonly fromEnd?: { readonly floor: number; readonly offset: number } | undefined
}

/** The rows of a page. `entries` is how many of the list's entries it covers, with those whose row is gone. */
export interface PageRows {
  readonly rows: readonly BusinessRow[]
  readonly entries: number
  /** How many entries the whole list has, where reading the page has told it. */
  readonly total?: number
}

/** A part of all matches, for reading them all. */
export interface RowPiece {
  readonly rows: readonly BusinessRow[]
  /** Where the next piece begins; undefined after the last one. */
  readonly next: number | undefined
}

/** The doc values of a listing: what is read of many matches. */
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

/** The values for facets. */
type FacetColumn = 'category_key' | 'city_key' | 'country_code'
/** How many matches have each value. */
export type FacetCounts = Readonly<Record<FacetColumn, ReadonlyMap<string, number>>>

export const countValues = (values: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export const countFacts = (facts: readonly Pick<ListingFact, FacetColumn>[]): FacetCounts => ({
  category_key: countValues(facts.map((fact) => fact.category_key)),
  city_key: countValues(facts.map((fact) => fact.city_key)),
  country_code: countValues(facts.map((fact) => fact.country_code)),
})

/** The values for distances, and the trade. */
export type MatchPlace = Pick<ListingFact, 'n' | 'latitude' | 'longitude' | 'category_key'>

/** Of matches that are open now, first so many of the best-ranked ones are checked, and counted. */
export const openCandidates = 4000
/** Attributes are read from so many matches: they are no doc values, and reading them takes longer. */
export const aboutLimit = 50
/** Districts likewise. */
export const districtLimit = 150
/** Where each match is a row to be read, facets of so many are exact. Most lists of a town are shorter. */
export const exactRows = 3000

/** At most `limit` of the matches, evenly spread over their ranks, because the best ones are not like the others. */
export const spread = <T>(matches: readonly T[], limit: number): readonly T[] =>
  matches.length <= limit
    ? matches
    : matches.filter(
        (_, index) =>
          Math.floor((index * limit) / matches.length) !== Math.floor(((index - 1) * limit) / matches.length),
      )

/** Whether the matches are all in one city and may be in several districts of it. */
export const hasDistricts = ({ cityKey, district }: ListingFilter) =>
  Boolean(cityKey) && district === undefined

/** Whether districts are told from matches. Those of a whole city are counted. */
export const samplesDistricts = (filter: ListingFilter) =>
  hasDistricts(filter) && conditionsOf(filter).length > 1

export interface BestFacts {
  /** How many matches were read. */
  readonly size: number
  readonly counts: FacetCounts
  /** The attributes of some matches (`aboutLimit`), each JSON or ''. */
  readonly abouts: readonly string[]
  /** The districts of some matches (`districtLimit`), if the filter names a city and no district. */
  readonly districts: readonly string[]
  /** Rank of the last match; 0 if there is none. */
  readonly lowestRank: number
}

export interface BestPlaces {
  readonly places: readonly MatchPlace[]
  /** Rank of the last match; 0 if there is none. */
  readonly lowestRank: number
}

/** What each dialect implements: ordered pages of the publicly visible rows that pass a filter. */
export interface ListingIndex {
  page(filter: ListingFilter, page: RowPage): Promise<PageRows>
  /** The best-ranked matches, when neither further pages nor the count will be needed. */
  best(filter: ListingFilter, limit: number): Promise<readonly ListingBrief[]>
  /** Publicly visible rows by row number, in the given order, without those that are gone. */
  rows(numbers: readonly number[]): Promise<BusinessRow[]>
  /** How many matches at most are all read for facets. */
  exactFacts(filter: ListingFilter): number
  /** What the best-ranked matches have, at most `limit`. */
  facts(filter: ListingFilter, limit: number): Promise<BestFacts>
  /** Coordinates and trades of the best-ranked matches, at most `limit`, in order. */
  places(filter: ListingFilter, limit: number): Promise<BestPlaces>
  /** Coordinates of all matches in a box; undefined if reading cells is faster. */
  placesWithin(filter: ListingFilter, box: GeoBox): readonly MatchPlace[] | undefined
  /** How many rows pass the filter. It stops counting at `limit`; then there may be more. */
  countUpTo(
    filter: ListingFilter,
    limit: number,
  ): Promise<{ readonly count: number; readonly mayBeMore: boolean }>
  /** The matches, one piece of at most `limit` rows after another. */
  piece(filter: ListingFilter, piece: { readonly after?: number; readonly limit: number }): Promise<RowPiece>
  /** The id of the listing that has or had the slug, visible or not. */
  findIdBySlug(slug: string): Promise<string | undefined>
}
