import type { AboutAttributes, OpeningHoursText } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import type { Illustration } from '../category/illustration.ts'
import type { FilterValues } from './filters.ts'

/** What the public calls answer (spec §3 and §7); fields behind the blank line are extra. */
export interface Business {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly category: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly address: string
  readonly zipCode: string
  readonly phone: string | null
  /** Numeric string, "0" to "5". */
  readonly rating: string
  readonly reviewCount: number
  readonly photos: readonly string[]
  readonly openingHours: OpeningHoursText
  readonly isVerified: boolean
  /** From the schedule where it is known, otherwise false. */
  readonly isOpen: boolean
  readonly description: string
  readonly uniqueContent: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly canonicalUrl: string | null
  readonly placeId: string

  readonly categoryGroup: CategoryGroup | null
  /** The category in Korean where the taxonomy knows it, otherwise as the source has it; '' where there is none. */
  readonly categoryLabel: string
  /** Of the page that lists the category; '' where there is none. */
  readonly categorySlug: string
  /** The drawing that stands in for a missing photo: told here, as the taxonomy is too large for a page. */
  readonly illustration: Illustration
  /** `openingHours` as a Korean page shows them, on the 24-hour clock: told here, as a browser need not read hours. */
  readonly shownHours: OpeningHoursText
  readonly district: string
  /** Name of the city's page, as its URL has it; '' without a city. */
  readonly cityPage: string
  readonly countryCode: string
  readonly phoneE164: string | null
  /** `unknown` where no schedule or time zone is known: never guessed. */
  readonly openState: 'open' | 'closed' | 'unknown'
  /** When `openState` changes next, in ms since the epoch; null when it never does or is unknown. */
  readonly openStateChangesAt: number | null
  readonly timeZone: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly about: AboutAttributes
  readonly locationLink: string
  readonly updatedAt: string
  /** From the point that the query names, in kilometres. */
  readonly distanceKm?: number
}

export interface City {
  readonly id: string
  readonly name: string
  readonly businessCount: number
  readonly countryCode: string
  /** Name of its page, as its URL has it: cities of the same name have a page each. */
  readonly page: string
}

export interface Statistics {
  readonly totalBusinesses: number
  readonly verifiedBusinesses: number
  readonly categories: number
  readonly totalCities: number
}

export interface CountrySummary {
  readonly country: string
  readonly businessCount: number
  readonly countryCode: string
}

export interface CategorySummary {
  /** One of the source's names for it. */
  readonly category: string
  readonly businessCount: number
  readonly categoryGroup: CategoryGroup | null
  /** As a `Business` has them. */
  readonly categoryLabel: string
  readonly categorySlug: string
}

export interface BusinessList {
  readonly businesses: readonly Business[]
  readonly totalCount: number
  readonly totalPages: number
  /** True where `totalCount` is a lower bound (shown as "10,000+"). */
  readonly totalCountIsCapped: boolean
  /** The keyword that was looked for, where the one that was typed finds nothing. */
  readonly correctedQuery?: string
  /**
   * The words of the keyword that were taken for a city, and the city: the list is of it alone, and of what the
   * `rest` of the words find there.
   */
  readonly place?: { readonly phrase: string; readonly city: string; readonly rest: string }
  /** Where the query asks for them. */
  readonly facets?: BusinessFacets
}

/** How the businesses of a list are spread: the values that most of them have, most first. */
export interface BusinessFacets {
  readonly categories: readonly CategorySummary[]
  readonly cities: readonly City[]
  readonly countries: readonly CountrySummary[]
  /** Whether the counts are estimates. */
  readonly isEstimated: boolean
}

export const listSorts = ['recommended', 'latest', 'rating', 'reviews'] as const
export type ListSort = (typeof listSorts)[number]

/** What a list is of, and what of it: the words that are looked for, the filters, the order and the page. */
export interface BusinessQuery extends FilterValues {
  readonly limit?: number
  readonly offset?: number
  readonly search?: string
  readonly location?: string
  /** The words as they are typed: nothing is corrected, and none of them taken for a place. */
  readonly literal?: boolean
  readonly sort?: ListSort
  /** Whether to say how the list is spread over categories, cities and countries; not where it is of what is near. */
  readonly facets?: boolean
  /** The visitor's place: the list is of what is near, nearest first, whatever `sort` says. Both or neither. */
  readonly lat?: number
  readonly lng?: number
}

/** A page of a city's or a category's listings, and how many there are. */
export interface BusinessSlice {
  readonly businesses: readonly Business[]
  readonly totalCount: number
}

/** The same of a city, under the name that the directory gives it. */
export interface CitySlice extends BusinessSlice {
  readonly name: string
}

/**
 * Every read of the public site, under the paths of the spec. Two implementations: in process while rendering on
 * the server, `fetch` in the browser. A `find…` that finds nothing gives undefined.
 */
export interface DirectoryApi {
  statistics(): Promise<Statistics>
  popularCities(): Promise<readonly City[]>
  listCities(page: {
    limit: number
    offset: number
  }): Promise<{ cities: readonly City[]; totalCount: number }>
  recommendedBusinesses(): Promise<readonly Business[]>
  latestBusinesses(): Promise<readonly Business[]>
  findBusinessBySlug(slug: string): Promise<Business | undefined>
  findBusiness(id: string): Promise<Business | undefined>
  listBusinesses(query: BusinessQuery): Promise<BusinessList>
  countries(): Promise<readonly CountrySummary[]>
  categories(): Promise<readonly CategorySummary[]>
  /** undefined where no listing is in a city of that name, in whichever spelling. */
  findCity(name: string, page: { limit: number; offset: number }): Promise<CitySlice | undefined>
  /** undefined where no listing has that category. `name`: a group slug, a category's name or its slug. */
  findCategory(name: string, page: { limit: number; offset: number }): Promise<BusinessSlice | undefined>
}
