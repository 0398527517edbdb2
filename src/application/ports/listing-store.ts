import type { Coordinates } from '../../domain/address/coordinates.ts'
import type { AttributeKey } from '../../domain/business/attributes/attribute-keys.ts'
import type { DuplicateKeys } from '../../domain/business/duplicates/possible-duplicates.ts'
import type { HandField } from '../../domain/business/hand-fields.ts'
import type { Listing, ListingDraft, OpeningHoursText } from '../../domain/business/listing.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { ListSort, Statistics } from '../../domain/directory/directory.ts'
import type { PlaceClusters } from '../../domain/geo/map-clusters.ts'
import type { ListingFilter } from './listing-filter.ts'

/** Opening hours and time zone, which many listings share. */
export interface OpeningPattern {
  readonly id: number
  readonly hours: OpeningHoursText
  readonly timeZone: string
}

/** A listing's entry in a sitemap. */
export interface SitemapEntry {
  readonly id: string
  readonly rowNumber: number
  readonly canonicalUrl: string
  /** Milliseconds since the epoch. */
  readonly updatedAt: number
}

/** Facets: the most frequent values among the matches, each with its number of matches. */
export interface ListingFacets {
  readonly categories: readonly CategoryCount[]
  readonly cities: readonly CityCount[]
  readonly countries: readonly CountryCount[]
  /** Of the matches in a city: its districts. [] if the filter names no city, or a district. */
  readonly districts: readonly { readonly name: string; readonly businessCount: number }[]
  readonly districtsAreEstimated: boolean
  /** Those that divide the matches: some have them, and some have not. None of all listings. */
  readonly attributes: readonly { readonly attribute: AttributeKey; readonly businessCount: number }[]
  readonly attributesAreEstimated: boolean
  /** Whether the counts of the others are estimated from the best-ranked matches. */
  readonly isEstimated: boolean
}

/** Lists without block counts are read, and their matches counted, up to this number. */
export const matchCap = 10_000

export interface MatchCount {
  /** Exact, unless it is capped: then there are at least so many, and `matchCap` is the most that is counted. */
  readonly totalCount: number
  readonly totalCountIsCapped: boolean
}

/** The count of so many matches. */
export const upToCap = (matches: number): MatchCount => ({
  totalCount: Math.min(matches, matchCap),
  totalCountIsCapped: matches > matchCap,
})

export interface ListingPage extends MatchCount {
  readonly listings: readonly Listing[]
}

/** Listings near a point, nearest first. */
export interface NearPage {
  readonly listings: readonly { readonly listing: Listing; readonly distanceKm: number }[]
  readonly totalCount: number
}

export interface CityCount {
  readonly key: string
  readonly name: string
  /** The country of most of its listings. */
  readonly countryCode: string
  readonly businessCount: number
}

export interface DistrictCount {
  readonly name: string
  readonly city: CityCount
  readonly businessCount: number
}

export interface CategoryCount {
  readonly key: string
  readonly category: string
  readonly categoryGroup: CategoryGroup | null
  readonly businessCount: number
}

export interface CountryCount {
  readonly countryCode: string
  readonly country: string
  readonly businessCount: number
}

/** The fields that identify a listing in one line of text. */
export type ListingBrief = Pick<
  Listing,
  'slug' | 'name' | 'category' | 'address' | 'city' | 'district' | 'state' | 'country'
>

/** A page of a list. */
export interface PageListings {
  readonly listings: readonly Listing[]
  /**
   * How many entries of the list the page covers. It may be more than `listings`: a listing may be deleted between
   * the reads of the index and of the row.
   */
  readonly entries: number
  /** What `count` would say, where reading the page has told it. */
  readonly count?: MatchCount
}

/** Reads of listings. Every method returns published ones only; `findById` and `findBySlug` also those that have closed for good. */
export interface ListingReader {
  /** For a listing that was merged into another one, returns the other one. */
  findById(id: string): Promise<Listing | undefined>
  /** The same for many ids at once: by the id that was asked for, without those that are not there. */
  findByIds(ids: readonly string[]): Promise<ReadonlyMap<string, Listing>>
  /** Finds a listing by its canonical slug, or by the slug of a listing that was merged into it. */
  findBySlug(slug: string): Promise<Listing | undefined>
  /**
   * One page of a list: best first (score), newest first, by rating (then reviews), or by reviews; the newest first
   * among equals. For rating, reviews, open now and boxes, a store may look at the best matches only. Lists with block
   * counts have any number of pages, each read in the same time: all listings (except by rating), and those of one
   * category, group, city, country or state of verification, best first. Other lists end at `matchCap`. If the page
   * covers fewer entries than `limit`, the list ends there, or cannot be read further.
   */
  listPage(
    filter: ListingFilter,
    page: { readonly sort: ListSort; readonly limit: number; readonly offset: number },
  ): Promise<PageListings>
  /** How many listings such a list has; not capped if the list has a stored count. */
  count(
    filter: ListingFilter,
    list: { readonly sort: ListSort; readonly version: number },
  ): Promise<MatchCount>
  /**
   * The matches around a point, nearest first, within the smallest distance that has enough of them (two pages of a
   * list, if `enough` is absent), at most some 100 km. In crowded places only the best-ranked matches are considered.
   * Listings without coordinates are left out.
   */
  listNear(
    filter: ListingFilter,
    point: Coordinates,
    page: { readonly limit: number; readonly offset: number; readonly enough?: number },
  ): Promise<NearPage>
  /** The matches as groups on a map. It shows the filter's box, or else all that is found. Counts of many are estimated. */
  clusters(filter: ListingFilter, count: MatchCount, without: readonly Coordinates[]): Promise<PlaceClusters>
  /** The best matches, without their number. */
  best(filter: ListingFilter, limit: number): Promise<readonly ListingBrief[]>
  /** Exact for few matches and for all listings; otherwise estimated from a sample, in constant time. */
  facets(filter: ListingFilter, count: MatchCount): Promise<ListingFacets>
  /** The most frequent trades of a city or a district, most frequent first; estimated as facets are. */
  trades(
    place: Pick<ListingFilter, 'cityKey' | 'district'>,
    limit: number,
  ): Promise<Pick<ListingFacets, 'categories' | 'isEstimated'>>
  statistics(): Promise<Statistics>
  /** Cities, those with most listings first. */
  listCities(page: { readonly limit: number; readonly offset: number }): Promise<readonly CityCount[]>
  findCity(key: string): Promise<CityCount | undefined>
  /** Districts of a city, or of all, those with most listings first. */
  listDistricts(
    cityKey: string | undefined,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly DistrictCount[]>
  listCategories(): Promise<readonly CategoryCount[]>
  listCountries(): Promise<readonly CountryCount[]>
  /**
   * Published listings by the UTC day on which they were stored (`2026-11-21`): the newest `days` days, in order,
   * without empty ones.
   */
  countByDay(days: number): Promise<readonly { readonly day: string; readonly businessCount: number }[]>
  /** Opening patterns with ids above `after`, by id. Patterns are never deleted. */
  listOpenings(after: number): Promise<readonly OpeningPattern[]>
  /** At most `limit` listings with row numbers above `after` and up to `through`, in order. */
  listSitemapEntries(range: {
    readonly after: number
    readonly through: number
    readonly limit: number
  }): Promise<readonly SitemapEntry[]>
  /** The highest row number of a listing; 0 if there is none. Numbers start at 1 and may have gaps. */
  lastRowNumber(): Promise<number>
  /** A number that changes with every committed write that visitors can see. */
  dataVersion(): Promise<number>
}

/** A row that an import refused, with the reason. */
export interface RefusedRow {
  readonly rowNumber: number
  readonly reason: string
  /** Column of an import, or place and header of another column → text of the cell (`refused-cells.ts`). */
  readonly cells: Readonly<Record<string, string>>
}

export interface BatchOutcome {
  readonly inserted: number
  /** Listings that were stored before and that `merge` changed. */
  readonly updated: number
  /** Rows whose listing was stored before and did not change, or that came earlier in the same batch. */
  readonly duplicates: number
}

/**
 * A draft with its search terms. Making them takes as long as all the rest, so the reading thread of an import does
 * it.
 */
export interface IndexableDraft extends ListingDraft {
  /** The result of `indexTerms` for the draft. */
  readonly terms: string
  /** The slug that the listing had when it was exported. A new listing gets it if it is free. */
  readonly slug?: string
  /** What else a listing had when it was exported. A new listing gets it. */
  readonly carried?: {
    readonly uniqueContent: string
    readonly seoTitle: string
    readonly seoDescription: string
    readonly textFacts: string
    readonly place: Pick<ListingDraft, 'city' | 'state' | 'district'>
    readonly handFields: readonly HandField[]
    readonly dataAt: number | undefined
  }
  /** Whether the source says that the place is open, and not only nothing of a closing. */
  readonly saysOpen?: boolean
  /** Columns in which the source says something that could not be read: what a known listing has there stays. */
  readonly unread?: readonly string[]
  /** Fields of the stored listing that are no longer set by hand. */
  readonly lifted?: readonly HandField[]
  /** The result of `duplicateKeys` for the draft, if it is known already. */
  readonly duplicateKeys?: DuplicateKeys
  /** Where it stands in its file. */
  readonly rowNumber?: number
}

export interface ListingWriter {
  /**
   * In one transaction: inserts the listings with new ids, changes known ones as `merge` says, updates counts, search
   * index and data version, and stores the refused rows, the job's progress and the undo data (under `jobId`).
   */
  importBatch(batch: {
    readonly jobId: string
    readonly drafts: readonly IndexableDraft[]
    readonly refused: readonly RefusedRow[]
    /** The new content of a listing that is stored already; undefined: it stays as it is. Absent: all stay. */
    readonly merge?: (present: Listing, draft: IndexableDraft) => IndexableDraft | undefined
    /** Makes the job's progress from the outcome of this batch. It is stored in the same transaction. */
    readonly progress: (outcome: BatchOutcome) => unknown
    /** Milliseconds since the epoch. */
    readonly now: number
  }): Promise<BatchOutcome>
  /**
   * Stores a visitor's submission and the sender's address. The listing is pending: it is not shown, counted or found
   * until it is approved.
   */
  addPending(pending: {
    readonly draft: IndexableDraft
    readonly email: string
    readonly now: number
  }): Promise<void>
  /**
   * To be called after the last batch of an import, however the import ends. Merges some segments of the search index,
   * and updates the planner's statistics.
   */
  compact(): Promise<void>
}

export type ListingStore = ListingReader & ListingWriter
