import type {
  Business,
  BusinessFacets,
  BusinessList,
  BusinessQuery,
  BusinessSlice,
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
import { type BusinessSummary, summaryOf } from './business-summary.ts'
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
  readonly facets?: BusinessFacets
  readonly instead?: InsteadOfNothing<BusinessSummary>
}

/** A city or a district, with the names as the directory has them. */
export type CityPage = Pick<CitySlice, 'name' | 'district' | 'shown' | 'totalCount'>

/** A category, with its slug. */
export interface CategoryPage extends SummaryPage {
  readonly slug: string
}

/** A listing, and the day on which it was added. */
export type DatedSummary = BusinessSummary & Partial<Pick<Business, 'addedDate'>>

/** What a page needs to know that a place or a trade is there. */
const first = { limit: 1, offset: 0 }

const windowOf = (page: number, size: number) => ({ limit: size, offset: (page - 1) * size })

export function statistics(): DirectoryQuery<Statistics> {
  return { key: ['api', 'statistics'], read: (api) => api.statistics() }
}

export function popularCities(): DirectoryQuery<readonly City[]> {
  return { key: ['api', 'cities', 'popular'], read: (api) => api.popularCities() }
}

export function cityGroups(query: CityGroupsQuery): DirectoryQuery<CityGroups> {
  return { key: ['api', 'cities', 'groups', query], read: (api) => api.cityGroups(query) }
}

/** Only the first categories, because the whole list may have thousands. */
export function topCategories(): DirectoryQuery<readonly CategorySummary[]> {
  return {
    key: ['api', 'categories', { first: dropdownCategories }],
    read: async (api) => (await api.categories()).slice(0, dropdownCategories),
  }
}

/** The countries with the most listings, for a choice. */
export function topCountries(): DirectoryQuery<readonly CountrySummary[]> {
  return {
    key: ['api', 'countries', { first: dropdownCountries }],
    read: async (api) => (await api.countries()).slice(0, dropdownCountries),
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
    read: async (api) => {
      const { businesses, totalPages: _, instead, ...found } = await api.listBusinesses(query)
      return {
        ...found,
        businesses: businesses.map(summaryOf),
        ...(instead && { instead: { ...instead, businesses: instead.businesses.map(summaryOf) } }),
      }
    },
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
    read: async (api) => {
      const found = await api.findCategory(slug, first)
      return found ? { ...summaryPage(found), slug: found.slug } : null
    },
  }
}

function summaryPage({ businesses, totalCount }: BusinessSlice): SummaryPage {
  return { businesses: businesses.map(summaryOf), totalCount, totalCountIsCapped: false }
}
