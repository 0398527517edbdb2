import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type {
  Business,
  BusinessFacets,
  BusinessList,
  BusinessName,
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
  Surroundings,
} from '../../domain/directory/directory.ts'
import type { InsteadOfNothing } from '../../domain/directory/instead-of-nothing.ts'
import type { AskedIds } from '../../domain/directory/saved-ids.ts'
import { type BusinessSummary, summaryOf } from './business-summary.ts'
import type { DirectoryQuery } from './query-cache.ts'

/** Listings on one page of a list. */
export const pageSize = 20
/** Number of categories in the dropdown of the browse page. */
const dropdownCategories = 20
const dropdownCountries = 40

type Understood =
  | 'correctedQuery'
  | 'place'
  | 'time'
  | 'near'
  | 'unknownAttributes'
  | 'shownFilters'
  | 'attributes'
  | 'hoursUnknownCount'
  | 'hoursUnknownCountIsCapped'
  | 'isUnrated'
  | 'isPhoneless'

export interface SummaryPage extends Pick<BusinessList, Understood> {
  readonly businesses: readonly BusinessSummary[]
  readonly totalCount: number
  readonly totalCountIsCapped: boolean
  readonly facets?: BusinessFacets
  readonly instead?: InsteadOfNothing<BusinessSummary>
}

/** A city or a district, with the names as the directory has them. */
export interface CityPage extends SummaryPage, Pick<CitySlice, 'name' | 'district' | 'shown'> {}

/** A category, with its slug. */
export interface CategoryPage extends SummaryPage {
  readonly slug: string
}

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

export function recommendedBusinesses(): DirectoryQuery<readonly BusinessSummary[]> {
  return {
    key: ['api', 'businesses', 'recommended'],
    read: async (api) => (await api.recommendedBusinesses()).slice(0, 6).map(summaryOf),
  }
}

/** A listing, and the day on which it was added. */
export type DatedSummary = BusinessSummary & Partial<Pick<Business, 'addedDate'>>

export function latestBusinesses(): DirectoryQuery<readonly DatedSummary[]> {
  return {
    key: ['api', 'businesses', 'latest'],
    read: async (api) =>
      (await api.latestBusinesses())
        .slice(0, 6)
        .map((business) => ({ ...summaryOf(business), addedDate: business.addedDate })),
  }
}

/** How many countries have listings, and how many listings each group of trades has. */
export interface Extent {
  readonly countries: number
  readonly groups: Partial<Record<CategoryGroup, number>>
}

/** The sums only, because the lists themselves may have thousands. */
export function extent(): DirectoryQuery<Extent> {
  return {
    key: ['api', 'extent'],
    read: async (api) => {
      const [countries, categories] = await Promise.all([api.countries(), api.categories()])
      const groups: Partial<Record<CategoryGroup, number>> = {}
      for (const { categoryGroup, businessCount } of categories) {
        if (categoryGroup) groups[categoryGroup] = (groups[categoryGroup] ?? 0) + businessCount
      }
      return { countries: countries.length, groups }
    },
  }
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

/** A city or a district, with one of its businesses; null if there is none of that name. */
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
      const { businesses: _, totalCount: __, ...names } = found
      return { ...summaryPage(found), ...names }
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

/** null if there is no such business. */
export function businessBySlug(slug: string): DirectoryQuery<Business | null> {
  return {
    key: ['api', 'businesses', 'slug', slug],
    read: async (api) => (await api.findBusinessBySlug(slug)) ?? null,
  }
}

/** The businesses of a saved list, in its order, each once, without those that are gone. */
export function businessesByIds(
  ids: readonly string[],
): DirectoryQuery<readonly (BusinessSummary & AskedIds)[]> {
  return {
    key: ['api', 'businesses', 'listed', ids],
    read: async (api) =>
      (await api.findBusinesses(ids)).map((one) => ({ ...summaryOf(one), askedIds: one.askedIds })),
  }
}

/** null if there is no such business. */
export function businessById(id: string): DirectoryQuery<Business | null> {
  return { key: ['api', 'businesses', id], read: async (api) => (await api.findBusiness(id)) ?? null }
}

/** What else is around a business; its businesses are rows of a list. */
export interface Neighbours extends Omit<Surroundings, 'businesses'> {
  readonly businesses: readonly BusinessSummary[]
}

/** null if there is no such business. */
export function surroundingsOf(business: BusinessName): DirectoryQuery<Neighbours | null> {
  return {
    key: ['api', 'businesses', 'around', business],
    read: async (api) => {
      const found = await api.findSurroundings(business)
      return found ? { ...found, businesses: found.businesses.map(summaryOf) } : null
    },
  }
}

function summaryPage({ businesses, totalCount }: BusinessSlice): SummaryPage {
  return { businesses: businesses.map(summaryOf), totalCount, totalCountIsCapped: false }
}
