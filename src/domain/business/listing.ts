import type { CategoryGroup } from '../category/category-group.ts'

/** Attributes as the import gives them: section → attribute → available, or a text value. */
export type AboutAttributes = Record<string, Record<string, boolean | string>>

/**
 * Day name in English (`Monday` … `Sunday`) → text as written by the source, one entry per day that is known; only
 * `Hours` → text where it names no days.
 */
export type OpeningHoursText = Readonly<Record<string, string>>

/** The key for hours without days, such as `By appointment`. */
export const hoursInWords = 'Hours'

/** `pending` waits for the administrator's approval (a visitor's submission); only `published` is publicly visible. */
export type ListingStatus = 'published' | 'pending'

/** A listing before storage has given it an id, a slug and times. Text fields are '' when unknown. */
export interface ListingDraft {
  readonly placeId: string
  readonly name: string
  /** The source's own category name, in any language. */
  readonly category: string
  readonly categoryGroup: CategoryGroup | null
  readonly address: string
  readonly zipCode: string
  readonly city: string
  readonly state: string
  /** Part of a city (구, borough), '' when unknown. */
  readonly district: string
  /** English country name. */
  readonly country: string
  /** ISO 3166-1 alpha-2, '' when unknown. */
  readonly countryCode: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** IANA zone name, '' when unknown. */
  readonly timeZone: string
  /** As people read it (national format), or the text as given where it is no valid number. */
  readonly phone: string
  /** E.164 for `tel:`, '' when there is no valid number. */
  readonly phoneE164: string
  /** 0 to 5 in tenths; 0 is "not rated". */
  readonly rating: number
  readonly reviewCount: number
  /** http(s) URLs. */
  readonly photos: readonly string[]
  readonly openingHours: OpeningHoursText
  readonly about: AboutAttributes
  readonly isVerified: boolean
  readonly status: ListingStatus
  readonly description: string
  /** The address of the source's map, '' when unknown. */
  readonly locationLink: string
}

/** A stored business. */
export interface Listing extends ListingDraft {
  /** Derived from `placeId`: the same on every import and every shard. */
  readonly id: string
  /** Unique, and kept when the name changes. */
  readonly slug: string
  /** Lists are ordered by it, higher first (see `score`). */
  readonly score: number
  readonly uniqueContent: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly canonicalUrl: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly updatedAt: number
}

/** The one status that visitors see. Storage puts the same value into its queries. */
export const visibleStatus: ListingStatus = 'published'

export function isPubliclyVisible(listing: { readonly status: ListingStatus }): boolean {
  return listing.status === visibleStatus
}
