import type { CategoryGroup } from '../category/category-group.ts'
import type { HandField } from './hand-fields.ts'

/** Attributes from the import: section → attribute → available, or a text. */
export type AboutAttributes = Record<string, Record<string, boolean | string>>

/**
 * Day name in English (`Monday` … `Sunday`) → the source's text, one entry for each known day; or only `Hours` → text
 * if the text names no days.
 */
export type OpeningHoursText = Readonly<Record<string, string>>

/** The key for hours without days, such as `By appointment`. */
export const hoursInWords = 'Hours'

/**
 * `published` stands in lists. `pending` is a visitor's submission that waits for approval, and is shown nowhere. `closed` has closed
 * for good: it stands in no list, and its own page says so (see `hasPage`).
 */
export const listingStatuses = ['published', 'pending', 'closed'] as const
export type ListingStatus = (typeof listingStatuses)[number]

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
  /** What the administrator has set. Imports leave these fields as they are. */
  readonly handFields: readonly HandField[]
}

/** The one status that lists, counts and searches have. Storage puts the same value into its queries. */
export const visibleStatus: ListingStatus = 'published'

/** How long a page says that its business has closed for good, in milliseconds: old links and saved addresses lead there. */
const closedPageKept = 365 * 24 * 60 * 60 * 1000

/** Whether a listing has a page of its own at `now` (ms since the epoch). The last change of a closed one is its closing. */
export function hasPage({ status, updatedAt }: Pick<Listing, 'status' | 'updatedAt'>, now: number): boolean {
  return status === visibleStatus || (status === 'closed' && now - updatedAt < closedPageKept)
}

export function isPubliclyVisible(listing: { readonly status: ListingStatus }): boolean {
  return listing.status === visibleStatus
}
