import type { Listing, ListingDraft } from '../../domain/business/listing.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { ListSort, Statistics } from '../../domain/directory/directory.ts'

export interface ListingFilter {
  /** Terms that must all be present, from `domain/search-terms`. */
  readonly terms?: readonly string[]
  readonly categoryGroup?: CategoryGroup
  /** `categoryKey` of the category. */
  readonly categoryKey?: string
  /** `cityKey` of the city. */
  readonly cityKey?: string
  /** ISO code. */
  readonly countryCode?: string
}

export interface ListingPage {
  readonly listings: readonly Listing[]
  /** Exact up to the store's cap, then the cap. */
  readonly totalCount: number
  readonly totalCountIsCapped: boolean
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

/** Reads of listings. Only publicly visible ones, in every method. */
export interface ListingReader {
  findById(id: string): Promise<Listing | undefined>
  /** By the canonical slug or an older one of the same listing. */
  findBySlug(slug: string): Promise<Listing | undefined>
  /** Best first (score, then newest), or newest first; one page. */
  list(
    filter: ListingFilter,
    page: { readonly sort: ListSort; readonly limit: number; readonly offset: number },
  ): Promise<ListingPage>
  statistics(): Promise<Statistics>
  /** Cities by number of listings, most first. */
  listCities(page: { readonly limit: number; readonly offset: number }): Promise<readonly CityCount[]>
  findCity(key: string): Promise<CityCount | undefined>
  listCategories(): Promise<readonly CategoryCount[]>
  findCategory(key: string): Promise<CategoryCount | undefined>
  countGroup(group: CategoryGroup): Promise<number>
  listCountries(): Promise<readonly CountryCount[]>
  /** Changes with every committed write. */
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
  /** Rows whose listing was there before, or earlier in the same batch. */
  readonly duplicates: number
}

/** A draft with its search terms: they cost as much as all the rest, so an import makes them where it reads. */
export interface IndexableDraft extends ListingDraft {
  /** What `listingTerms` gives for the draft, separated by spaces. */
  readonly terms: string
}

export interface ListingWriter {
  /**
   * One transaction: inserts the listings whose id is new with a slug of their own, keeps counts, search index and
   * data version in step, stores the refused rows and the job's progress. All of it or nothing.
   */
  importBatch(batch: {
    readonly jobId: string
    readonly drafts: readonly IndexableDraft[]
    readonly refused: readonly RefusedRow[]
    /** Stored as the job's progress together with the rows; given what this batch came to. */
    readonly progress: (outcome: BatchOutcome) => unknown
    /** Milliseconds since the epoch. */
    readonly now: number
  }): Promise<BatchOutcome>
  /** Called once after the last batch of an import: planner statistics, checkpoint. */
  settle(): Promise<void>
}

export type ListingStore = ListingReader & ListingWriter
