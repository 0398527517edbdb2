import type { ShownName, ShownPlace } from '../address/place-names.ts'
import type { AboutAttributes, OpeningHoursText } from '../business/listing.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import type { DrawnTrade } from '../category/drawn-trade.ts'
import type { PlaceClusters } from '../geo/map-clusters.ts'
import type { OpenChange } from '../opening-hours/open-change.ts'
import type { Language } from '../site/language.ts'
import type { AddedLately } from './added-lately.ts'
import type { AdministratorsQuery } from './administrators-query.ts'
import type { DetailFields } from './detail-fields.ts'
import type { AttributeName, FilterValues } from './filters.ts'
import type { FoundWords } from './found-words.ts'
import type { InsteadOfNothing } from './instead-of-nothing.ts'
import type { AskedIds } from './saved-ids.ts'

/** The answer of the public calls (spec §3 and §7). Fields after the blank line are additions. */
export interface Business extends DetailFields {
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
  /** From the schedule if it is known, otherwise false. */
  readonly isOpen: boolean
  readonly description: string
  readonly uniqueContent: string | null
  readonly seoTitle: string | null
  readonly seoDescription: string | null
  readonly canonicalUrl: string | null
  readonly placeId: string

  readonly categoryGroup: CategoryGroup | null
  /** The category in the answer's language if the taxonomy knows it, otherwise the source's text; '' if there is none. */
  readonly categoryLabel: string
  /** Slug of the page that lists the category; '' if there is none. */
  readonly categorySlug: string
  /** As what it is drawn. The server chooses it, because the taxonomy is too large for the browser. */
  readonly trade: DrawnTrade
  /** `openingHours` in the answer's language. The server formats them, so that the browser need not parse hours. */
  readonly shownHours: OpeningHoursText
  readonly district: string
  /** City, state and district in the page's language. */
  readonly shownPlace: ShownPlace
  /** The part of `address` below the city and the district, such as `양화로 45`; '' if there is none. */
  readonly street: string
  /** Name of the page of the city, or of the town around which it serves, as in its URL; '' if neither is known. */
  readonly cityPage: string
  readonly countryCode: string
  /** What a `tel:` link dials: E.164, or a short number that has no such form. */
  readonly phoneE164: string | null
  /** Closed for good: its page says so, and it stands in no list. */
  readonly isClosedForGood?: true
  /** `unknown` if there is no schedule or time zone; it is never guessed. */
  readonly openState: 'open' | 'closed' | 'unknown'
  /** When `openState` changes next, in ms since the epoch; null if never or unknown. */
  readonly openStateChangesAt: number | null
  /** The same by the clock of the business; null if never or unknown. */
  readonly openChange: OpenChange | null
  /** Until when `openChange` is right, in ms since the epoch; null if for ever. */
  readonly openChangeUntil: number | null
  readonly timeZone: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly about: AboutAttributes
  readonly locationLink: string
  readonly updatedAt: string
  /** The day on which the data came from their source, such as `2026-05-12`. */
  readonly dataDate: string
  /** The day on which it was added here, such as `2026-05-14`. */
  readonly addedDate: string
  /** Distance from the query's point, in kilometres. */
  readonly distanceKm?: number
}

export interface City {
  readonly id: string
  readonly name: string
  /** In the page's language. */
  readonly shown: ShownName
  readonly businessCount: number
  readonly countryCode: string
  /** Name of its page, as in its URL. Cities with the same name have separate pages. */
  readonly page: string
}

/** Cities of one country, or of one state of it. */
export interface CityGroup {
  readonly countryCode: string
  /** '' for the cities of a whole country, and for those that belong to no state with other cities. */
  readonly state: string
  /** In the page's language. */
  readonly shownState: string
  /** How many cities there are, of which `cities` may be a part. */
  readonly cityCount: number
  readonly cities: readonly City[]
}

export interface CityGroups {
  readonly groups: readonly CityGroup[]
  readonly pageCount: number
}

export interface CityGroupsQuery {
  /** The beginning of a city's name, in any language. */
  readonly q?: string
  /** A country's code or name. */
  readonly country?: string
  /** From 1. */
  readonly page?: number
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

export interface CategorySummary extends Pick<Business, 'categoryLabel' | 'categorySlug' | 'trade'> {
  /** One of the source's names for it, or the trade's name if the source's is that of a whole group. */
  readonly category: string
  readonly businessCount: number
  readonly categoryGroup: CategoryGroup | null
}

export interface BusinessList extends FoundWords {
  readonly businesses: readonly Business[]
  readonly totalCount: number
  readonly totalPages: number
  /** True if `totalCount` is a lower bound (shown as "10,000+"). */
  readonly totalCountIsCapped: boolean
  /** Listings of unknown hours; with `openNow`, those that would match too. With it, or facets if one is unknown; not of what is near. */
  readonly hoursUnknownCount?: number
  /** True if that is a lower bound. */
  readonly hoursUnknownCountIsCapped?: boolean
  /** Present if none of the list has a rating, or a phone. In answers with facets; of what is near, only if one page has it all. */
  readonly isUnrated?: true
  readonly isPhoneless?: true
  /** The city and the district that the query's filters ask for, in the page's language. */
  readonly shownFilters?: { readonly city?: string; readonly district?: string }
  /** The attributes that the query asks for, with their names. */
  readonly attributes?: readonly AttributeName[]
  /** Present if the query asks for facets, and finds nothing. */
  readonly instead?: InsteadOfNothing<Business>
  /** Present if the query asks for them. */
  readonly facets?: BusinessFacets
  /** Present if the query asks for them. */
  readonly clusters?: PlaceClusters
}

/** The most frequent categories, cities, countries and attributes of a list, most frequent first. */
export interface BusinessFacets {
  readonly categories: readonly CategorySummary[]
  readonly cities: readonly City[]
  readonly countries: readonly CountrySummary[]
  /** Of a list of one city. */
  readonly districts: readonly District[]
  /** Whether their counts are estimates. */
  readonly districtsAreEstimated: boolean
  /** Those that some listings have and some have not. */
  readonly attributes: readonly (AttributeName & { readonly businessCount: number })[]
  /** Fewer listings are looked at for them than for the others. */
  readonly attributesAreEstimated: boolean
  /** Whether the counts of categories, cities and countries are estimates. */
  readonly isEstimated: boolean
}

/** What else is around a business. */
export interface Surroundings {
  /**
   * Businesses of the same trade, six at most: the nearest with their distance, or, where no position is known, the best
   * of the same district, else city.
   */
  readonly businesses: readonly Business[]
  /** How they were found. */
  readonly nearBy: 'distance' | 'district' | 'city'
  /** The most frequent other trades of the business's district, or of its city if it is in no district. */
  readonly trades: readonly CategorySummary[]
  /** Whether the counts of the trades are estimates. */
  readonly isEstimated: boolean
}

/** A business by its slug or its id. */
export type BusinessName = { readonly slug: string } | { readonly id: string }

export const listSorts = ['recommended', 'latest', 'rating', 'reviews'] as const
export type ListSort = (typeof listSorts)[number]

/** A query for a list: words, filters, order and page. */
export interface BusinessQuery extends FilterValues, AdministratorsQuery {
  readonly limit?: number
  readonly offset?: number
  readonly search?: string
  readonly location?: string
  /** Search for the words exactly as typed: no corrections, and no word is interpreted as a place. */
  readonly literal?: boolean
  readonly sort?: ListSort
  /** Whether to add facets. Lists of what is near have none. */
  readonly facets?: boolean
  /** Whether to add groups of businesses for a map. Lists of what is near have none. */
  readonly clusters?: boolean
  /** The visitor's position: lists what is near, nearest first, whatever `sort` says. Both or neither. */
  readonly lat?: number
  readonly lng?: number
}

/** A page of a city's or a category's listings, and how many there are. */
export interface BusinessSlice {
  readonly businesses: readonly Business[]
  readonly totalCount: number
}

/** A page of a city's or a district's listings, with the names that the directory has for them. */
export interface CitySlice extends BusinessSlice {
  readonly name: string
  readonly district?: string
  /** In the page's language. `region`: the city's country or state, if the directory has others of its name. */
  readonly shown: ShownName & { readonly district?: string; readonly region?: string }
}

/** A part of a city. */
export interface District {
  readonly name: string
  /** In the page's language. */
  readonly shown: string
  readonly businessCount: number
}

/** A page of a category's or a group's listings, with the slug of its page. */
export interface CategorySlice extends BusinessSlice {
  readonly slug: string
}

/** The reads of the public site in each language. */
export type Directory = { readonly in: (language: Language) => DirectoryApi }

/**
 * Every read of the public site in one language, under the paths of the spec. It has two implementations: in process while the server
 * renders, and `fetch` in the browser. A `find…` without a result gives undefined.
 */
export interface DirectoryApi {
  statistics(): Promise<Statistics>
  popularCities(): Promise<readonly City[]>
  listCities(page: {
    limit: number
    offset: number
  }): Promise<{ cities: readonly City[]; totalCount: number }>
  /** Cities by country and state. */
  cityGroups(query: CityGroupsQuery): Promise<CityGroups>
  recommendedBusinesses(): Promise<readonly Business[]>
  latestBusinesses(): Promise<readonly Business[]>
  added(): Promise<AddedLately | null>
  findBusinessBySlug(slug: string): Promise<Business | undefined>
  findBusiness(id: string): Promise<Business | undefined>
  /** In the order of the ids, each once, without those that are not there. */
  findBusinesses(ids: readonly string[]): Promise<readonly (Business & AskedIds)[]>
  /** undefined if there is no such business. */
  findSurroundings(business: BusinessName): Promise<Surroundings | undefined>
  listBusinesses(query: BusinessQuery): Promise<BusinessList>
  countries(): Promise<readonly CountrySummary[]>
  categories(): Promise<readonly CategorySummary[]>
  /** undefined if there is no listing in a city (and a district, if one is given) of that name, in any spelling. */
  findCity(
    name: string,
    page: { limit: number; offset: number; district?: string },
  ): Promise<CitySlice | undefined>
  /** The districts with most listings, most first; none for a city that is not known. */
  listDistricts(cityName: string): Promise<readonly District[]>
  /** undefined if no listing has that category. `name`: a group's or a category's name or slug. */
  findCategory(name: string, page: { limit: number; offset: number }): Promise<CategorySlice | undefined>
}
