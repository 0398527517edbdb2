import type {
  Business,
  BusinessFacets,
  BusinessList,
  BusinessQuery,
  CategorySlice,
  CategorySummary,
  City,
  CityGroups,
  CityGroupsQuery,
  CitySlice,
  CountrySummary,
  District,
  Statistics,
} from '../../domain/directory/directory.ts'
import type { FoundWords } from '../../domain/directory/found-words.ts'
import type { InsteadOfNothing } from '../../domain/directory/instead-of-nothing.ts'
import type { BusinessSummary, TradeSample } from './business-summary.ts'
import type { DirectoryQuery } from './query-cache.ts'

/** Listings on one page of a list. */
export const pageSize = 20
/** Number of categories in the dropdown of the browse page. */
const dropdownCategories = 20
const dropdownCountries = 40

type Said =
  | 'shownFilters'
  | 'attributes'
  | 'hoursUnknownCount'
  | 'hoursUnknownCountIsCapped'
  | 'isUnrated'
  | 'isPhoneless'

export interface SummaryPage extends FoundWords, Pick<BusinessList, Said> {
  readonly businesses: readonly BusinessSummary[]
  readonly totalCount: number
  readonly totalCountIsCapped: boolean
  readonly facets?: ShownFacets
  readonly instead?: InsteadOfNothing<BusinessSummary>
}

/** A city or a district, with the names as the directory has them. */
export type CityPage = Pick<CitySlice, 'name' | 'district' | 'shown' | 'totalCount'>

/** A category, with its slug. */
export interface CategoryPage extends Pick<CategorySlice, 'slug' | 'totalCount'> {
  readonly businesses: readonly TradeSample[]
}

/** A listing, and the day on which it was added. */
export type DatedSummary = BusinessSummary & Partial<Pick<Business, 'addedDate'>>

/** What a page needs to know that a place or a trade is there. */
const first = { limit: 1, offset: 0 }

const windowOf = (page: number, size: number) => ({ limit: size, offset: (page - 1) * size })

export function statistics(): DirectoryQuery<Statistics> {
  return { key: ['api', 'statistics'], read: (api) => api.statistics() }
}

/** A city, as links and fields name it. */
export type CityLink = Omit<City, 'id'>

export function popularCities(): DirectoryQuery<readonly CityLink[]> {
  return { key: ['api', 'cities', 'popular'], read: (api) => api.popularCities(), answer: 'cities' }
}

/** A trade to choose, with its address. */
export type TradeChoice = Omit<CategorySummary, 'categoryGroup'>

/** A country to choose. Its name follows from its code. */
export type CountryChoice = Omit<CountrySummary, 'country'>

/** A city to choose. */
export type CityChoice = Pick<City, 'page' | 'shown' | 'businessCount'>

/** The counts of a list that its page shows. */
export interface ShownFacets extends Omit<BusinessFacets, 'categories' | 'cities' | 'countries'> {
  readonly categories: readonly TradeChoice[]
  readonly cities: readonly CityChoice[]
  readonly countries: readonly CountryChoice[]
}

export function cityGroups(query: CityGroupsQuery): DirectoryQuery<CityGroups> {
  return { key: ['api', 'cities', 'groups', query], read: (api) => api.cityGroups(query) }
}

/** Only the first categories, because the whole list may have thousands. */
export function topCategories(): DirectoryQuery<readonly TradeChoice[]> {
  return {
    key: ['api', 'categories', { first: dropdownCategories }],
    read: async (api) => (await api.categories()).slice(0, dropdownCategories),
    answer: 'trades',
  }
}

/** The countries with the most listings, for a choice. */
export function topCountries(): DirectoryQuery<readonly CountryChoice[]> {
  return {
    key: ['api', 'countries', { first: dropdownCountries }],
    read: async (api) => (await api.countries()).slice(0, dropdownCountries),
    answer: 'countries',
  }
}

/** One page of the filtered list; `page` counts from 1. */
export function businessList(
  filter: Omit<BusinessQuery, 'limit' | 'offset'>,
  page: number,
): DirectoryQuery<SummaryPage> {
  const query = { ...filter, ...windowOf(page, pageSize) }
  return {
    key: ['api', 'businesses', query],
    read: (api) => api.listBusinesses(query),
    answer: 'list',
    searched: query,
  }
}

/** A city or a district; null if there is none of that name. */
export function cityPage({
  name,
  district,
}: {
  readonly name: string
  readonly district?: string
}): DirectoryQuery<CityPage | null> {
  const window = { ...first, ...(district && { district }) }
  return {
    key: ['api', 'city', name, window],
    read: async (api) => {
      const found = await api.findCity(name, window)
      if (!found) return null
      const { businesses: _, ...names } = found
      return names
    },
  }
}

export function cityDistricts(name: string): DirectoryQuery<readonly District[]> {
  return { key: ['api', 'city', name, 'districts'], read: (api) => api.listDistricts(name) }
}

/** A category with one of its businesses, which has its label; null if there is none of that name. */
export function categoryPage(slug: string): DirectoryQuery<CategoryPage | null> {
  return {
    key: ['api', 'category', slug, first],
    read: async (api) => (await api.findCategory(slug, first)) ?? null,
    answer: 'sample',
  }
}
