import type { Listing } from '../business/listing.ts'

/** All that a text may say of a listing. */
export interface SeoFacts {
  readonly listing: Listing
  /** Listings of its category in its city, itself included; 0: unknown. */
  readonly sameCategoryInCity: number
  /** Listings in its city, itself included; 0: unknown. */
  readonly inCity: number
}
