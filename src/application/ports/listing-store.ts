import type { Coordinates } from '../../domain/address/coordinates.ts'
import type { Listing, ListingDraft, OpeningHoursText } from '../../domain/business/listing.ts'
import type { DuplicateKeys } from '../../domain/business/possible-duplicates.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { ListSort, Statistics } from '../../domain/directory/directory.ts'

export interface ListingFilter {
  /** Terms that must all be present, from `domain/search-terms`. */
  readonly terms?: readonly string[]
  /** Where not empty: of one of these, all terms must be present too. */
  readonly anyOf?: readonly (readonly string[])[]
  /** Terms of which none may be present. */
  readonly noneOf?: readonly string[]
  readonly categoryGroup?: CategoryGroup
  /** `categoryKey` of the category. */
  readonly categoryKey?: string
  /** `cityKey` of the city. */
  readonly cityKey?: string
  /** Its name, in whichever case. */
  readonly district?: string
  /** ISO code. */
  readonly countryCode?: string
  /** One of `ratingSteps`. */
  readonly minRating?: number
  readonly hasPhone?: boolean
  readonly isVerified?: boolean
  /** Opening patterns, one of which a listing must have. */
  readonly openingIds?: readonly number[]
  /** Cells of `domain/geo`, in one of which a listing must lie. */
  readonly cells?: readonly string[]
}

/** Hours and time zone as many listings share them. */
export interface OpeningPattern {
  readonly id: number
  readonly hours: OpeningHoursText
  readonly timeZone: string
}

/** What a sitemap says of a listing. */
export interface SitemapEntry {
  readonly id: string
  readonly rowNumber: number
  readonly canonicalUrl: string
  /** Milliseconds since the epoch. */
  readonly updatedAt: number
}

/** How matches are spread: the values of most listings, with what each has among the matches. */
export interface ListingFacets {
  readonly categories: readonly CategoryCount[]
  readonly cities: readonly CityCount[]
  readonly countries: readonly CountryCount[]
  /** Whether the counts are estimates, from the best ranked of many matches. */
  readonly isEstimated: boolean
}

/** Lists that are not counted are read, and their matches counted, up to here. */
export const matchCap = 10_000

export interface MatchCount {
  /** Exact, or where it is capped, of so many at least: `matchCap` or those among the best of very many listings. */
  readonly totalCount: number
  readonly totalCountIsCapped: boolean
}

export interface ListingPage extends MatchCount {
  readonly listings: readonly Listing[]
}

/** Listings near a point, the nearest first. */
export interface NearPage {
  readonly listings: readonly { readonly listing: Listing; readonly distanceKm: number }[]
  readonly totalCount: number
}

export interface CityCount {
  readonly key: string
  readonly name: string
  /** Of most of its listings. */
  readonly countryCode: string
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

/** What tells listings apart in a line of text. */
export type ListingBrief = Pick<Listing, 'slug' | 'name' | 'category' | 'city'>

/** Listings in some places of a list. */
export interface PlacedListings {
  readonly listings: readonly Listing[]
  /** How many places: a listing that went away, or that an index should not name, leaves its place empty. */
  readonly places: number
}

/** Reads of listings. Only publicly visible ones, in every method. */
export interface ListingReader {
  /** Of a listing that was merged into another one, the other one. */
  findById(id: string): Promise<Listing | undefined>
  /** By the canonical slug, or that of a listing that was merged into it. */
  findBySlug(slug: string): Promise<Listing | undefined>
  /**
   * One page: best first (score), newest first, or by rating (then reviews) or reviews; the newest first among equals.
   * A store may rank by rating or reviews, and look for open ones, among the best matches of a filter alone.
   * All listings (by any sort but rating), and best first those that pass one of the filters by category, group, city,
   * country or verification, have any number of pages, each read in the same time; other lists end at the store's cap.
   */
  list(
    filter: ListingFilter,
    page: { readonly sort: ListSort; readonly limit: number; readonly offset: number },
  ): Promise<ListingPage>
  /** Such a page alone. One with fewer places than were asked for is where the list, or what can be read of it, ends. */
  listPage(
    filter: ListingFilter,
    page: { readonly sort: ListSort; readonly limit: number; readonly offset: number },
  ): Promise<PlacedListings>
  /** How many listings such a list has; not capped if the list has a stored count. */
  count(filter: ListingFilter, sort: ListSort): Promise<MatchCount>
  /**
   * The matches within a distance of a point that holds enough of them, some 100 km at most, nearest first; in very crowded
   * places the best ranked of them. Listings whose place is unknown are left out.
   */
  listNear(
    filter: ListingFilter,
    point: Coordinates,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<NearPage>
  /** The best matches, for whoever needs neither their number nor more of them. */
  best(filter: ListingFilter, limit: number): Promise<readonly ListingBrief[]>
  /** Exact for few matches and for all listings; else estimated from a sample, in time that does not grow with them. */
  facets(filter: ListingFilter, count: MatchCount): Promise<ListingFacets>
  statistics(): Promise<Statistics>
  /** Cities by number of listings, most first. */
  listCities(page: { readonly limit: number; readonly offset: number }): Promise<readonly CityCount[]>
  findCity(key: string): Promise<CityCount | undefined>
  listCategories(): Promise<readonly CategoryCount[]>
  findCategory(key: string): Promise<CategoryCount | undefined>
  countGroup(group: CategoryGroup): Promise<number>
  listCountries(): Promise<readonly CountryCount[]>
  /** Opening patterns by id, those above `after`. Patterns are only ever added. */
  listOpenings(after: number): Promise<readonly OpeningPattern[]>
  /** Listings in the order of their row numbers, those above `after` and up to `through`, `limit` at most. */
  listSitemapEntries(range: {
    readonly after: number
    readonly through: number
    readonly limit: number
  }): Promise<readonly SitemapEntry[]>
  /** The highest row number of a listing, 0 where there is none. Numbers start at 1 and may have gaps. */
  lastRowNumber(): Promise<number>
  /** Changes with every committed write that visitors can see. */
  dataVersion(): Promise<number>
}

/** A row that an import could not take, kept with its reason. */
export interface RefusedRow {
  readonly rowNumber: number
  readonly reason: string
  /** Column name → text as found. */
  readonly cells: Readonly<Record<string, string>>
}

export interface BatchOutcome {
  readonly inserted: number
  /** Listings that were there before and that `merge` changed. */
  readonly updated: number
  /** Rows whose listing was there before and stayed as it is, or that came earlier in the same batch. */
  readonly duplicates: number
}

/** A draft with its search terms: they cost as much as all the rest, so an import makes them where it reads. */
export interface IndexableDraft extends ListingDraft {
  /** What `indexTerms` gives for the draft. */
  readonly terms: string
  /** What it had before it was exported: taken for a new listing where it is free. */
  readonly slug?: string
  /** What `duplicateKeys` gives for it, where that is known already: to make them of what is stored takes longer. */
  readonly duplicateKeys?: DuplicateKeys
}

export interface ListingWriter {
  /**
   * One transaction: inserts the listings whose id is new with a slug of their own, changes those that are there as
   * `merge` says, keeps counts, search index and data version in step, stores the refused rows, the job's progress and what it
   * takes to undo the batch (under `jobId`). All of it or nothing.
   */
  importBatch(batch: {
    readonly jobId: string
    readonly drafts: readonly IndexableDraft[]
    readonly refused: readonly RefusedRow[]
    /** What becomes of a listing that is there already; undefined: it stays as it is. Absent: all stay. */
    readonly merge?: (present: Listing, draft: IndexableDraft) => IndexableDraft | undefined
    /** Stored as the job's progress together with the rows; given what this batch came to. */
    readonly progress: (outcome: BatchOutcome) => unknown
    /** Milliseconds since the epoch. */
    readonly now: number
  }): Promise<BatchOutcome>
  /**
   * Stores a visitor's submission: a pending listing, shown, counted and found nowhere until it is approved, and the
   * address of who sent it.
   */
  addPending(pending: {
    readonly draft: IndexableDraft
    readonly email: string
    /** Milliseconds since the epoch. */
    readonly now: number
  }): Promise<void>
  /**
   * Called after the last batch of an import, however it ends: planner statistics, new keys and words, checkpoint. Until then
   * the list of all listings by reviews may lack new ones.
   */
  settle(): Promise<void>
  /**
   * What makes searches faster and can wait for a quiet hour: it takes long where many listings are new, and writes as an import does.
   * `signal` ends it early; the next call goes on from there. Where there is nothing to do it ends at once.
   */
  tidy(signal: AbortSignal): Promise<void>
}

export type ListingStore = ListingReader & ListingWriter
