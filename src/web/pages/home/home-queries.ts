import type { CategoryGroup } from '../../../domain/category/category-group.ts'
import type { DirectoryApi } from '../../../domain/directory/directory.ts'
import type { BusinessSummary } from '../../api/business-summary.ts'
import { cityGroups, type DatedSummary } from '../../api/queries.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'

export function recommendedBusinesses(): DirectoryQuery<readonly BusinessSummary[]> {
  return {
    key: ['api', 'businesses', 'recommended'],
    read: async (api) =>
      // Their cards do not tell since when they are here.
      (await api.recommendedBusinesses()).slice(0, 6).map(({ addedDate: _, ...business }) => business),
    answer: 'listings',
  }
}

export function latestBusinesses(): DirectoryQuery<readonly DatedSummary[]> {
  return {
    key: ['api', 'businesses', 'latest'],
    read: async (api) => (await api.latestBusinesses()).slice(0, 6),
    answer: 'listings',
  }
}

/** How many countries have cities, as the page of all cities lists them, and how many listings each group of trades has. */
export interface Extent {
  readonly countries: number
  readonly groups: Partial<Record<CategoryGroup, number>>
}

/** The sums only, because the lists themselves may have thousands. */
export function extent(): DirectoryQuery<Extent> {
  return {
    key: ['api', 'extent'],
    read: async (api) => {
      const [countries, categories] = await Promise.all([countriesOfCities(api), api.categories()])
      const groups: Partial<Record<CategoryGroup, number>> = {}
      for (const { categoryGroup, businessCount } of categories) {
        if (categoryGroup) groups[categoryGroup] = (groups[categoryGroup] ?? 0) + businessCount
      }
      return { countries, groups }
    },
  }
}

async function countriesOfCities(api: DirectoryApi): Promise<number> {
  const pageOf = (page: number) => cityGroups({ q: '', country: '', page }).read(api)
  const first = await pageOf(1)
  const others = Array.from({ length: Math.max(0, first.pageCount - 1) }, (_, index) => pageOf(index + 2))
  const pages = [first, ...(await Promise.all(others))]
  return pages.flatMap(({ groups }) => groups).filter(({ countryCode }) => countryCode).length
}
