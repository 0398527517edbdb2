import type { StoredListing } from '../../application/ports/listing-administration.ts'
import type { ListingFilter } from '../../application/ports/listing-filter.ts'
import { categoryGroups } from '../../domain/category/category-group.ts'
import type { Storage } from '../storage.ts'
import { listWithCount } from './list-with-count.contract.ts'

const filters: readonly ListingFilter[] = [
  {},
  { terms: ['golden'] },
  { terms: ['강남'] },
  { cityKey: 'geneve' },
  { categoryKey: 'bakery', isVerified: false },
  { countryCode: 'KR', isVerified: true },
]

/** Everything that a database holds about listings, with the answers to visitors. */
export async function takeSnapshot(storage: Storage) {
  const { listings, administration } = storage
  const stored = await scanAllStored(storage)
  const page = { sort: 'recommended', limit: 1_000, offset: 0 } as const
  return {
    stored,
    found: await Promise.all(filters.map((filter) => listWithCount(listings, filter, page))),
    bySlug: await Promise.all(stored.map(({ slug }) => listings.findBySlug(slug))),
    pending: await administration.listHidden('pending', { limit: 1_000, offset: 0 }),
    closed: await administration.listHidden('closed', { limit: 1_000, offset: 0 }),
    statistics: await listings.statistics(),
    cities: await listings.listCities({ limit: 1_000, offset: 0 }),
    categories: await listings.listCategories(),
    countries: await listings.listCountries(),
    groups: await Promise.all(
      categoryGroups.map((group) => listWithCount(listings, { categoryGroup: group }, page)),
    ),
    days: await listings.countByDay(1_000),
    shortcomings: await administration.shortcomings(),
  }
}

/** All listings, read in small pieces. */
export async function scanAllStored({ administration }: Storage): Promise<StoredListing[]> {
  const found: StoredListing[] = []
  for (;;) {
    const piece = await administration.scanStored({ after: found.at(-1)?.rowNumber ?? 0, limit: 37 })
    if (piece.length === 0) return found
    found.push(...piece)
  }
}
