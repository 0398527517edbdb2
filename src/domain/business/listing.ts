import type { CategoryGroup } from '../category/category-group.ts'

/** Attributes from the import: section → attribute → available, or a text. */
export type AboutAttributes = Record<string, Record<string, boolean | string>>

/**
 * Day name in English (`Monday` … `Sunday`) → the source's text, one entry for each known day; or only `Hours` → text
 * if the text names no days.
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
  /** Part of a city (구, borough); '' if unknown. */
  readonly district: string
  /** English country name. */
  readonly country: string
  /** ISO 3166-1 alpha-2; '' if unknown. */
  readonly countryCode: string
  readonly latitude: number | null
  readonly longitude: number | null
  /** IANA zone name; '' if unknown. */
  readonly timeZone: string
  /** In the national format, or the source's text if it is not a valid number. */
  readonly phone: string
  /** E.164 for `tel:`; '' if there is no valid number. */
  readonly phoneE164: string
  /** 0 to 5 in tenths; 0 means "not rated". */
  readonly rating: number
  readonly reviewCount: number
  /** http(s) URLs. */
  readonly photos: readonly string[]
  readonly openingHours: OpeningHoursText
  readonly about: AboutAttributes
  readonly isVerified: boolean
  readonly status: ListingStatus
  readonly description: string
  /** The address of the source's map; '' if unknown. */
  readonly locationLink: string
}

/** A stored business. */
export interface Listing extends ListingDraft {
  /** Derived from `placeId`, so it is the same after every import and on every shard. */
  readonly id: string
  /** Unique, and kept when the name changes. */
  readonly slug: string
  /** Orders lists, highest first (see `score`). */
  readonly score: number
  readonly uniqueContent: string
  readonly seoTitle: string
  readonly seoDescription: string
  readonly canonicalUrl: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly updatedAt: number
  /** When the data came from their source: the last import that changed them, whatever was edited since. */
  readonly dataAt: number
}

/** The one status that visitors see. Storage puts the same value into its queries. */
export const visibleStatus: ListingStatus = 'published'

export function isPubliclyVisible(listing: { readonly status: ListingStatus }): boolean {
  return listing.status === visibleStatus
}
