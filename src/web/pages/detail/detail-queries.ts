import type { Business, BusinessName, Surroundings } from '../../../domain/directory/directory.ts'
import type { BusinessSummary } from '../../api/business-summary.ts'
import type { TradeChoice } from '../../api/queries.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'

/** What only the server needs of a business, for search engines. The page has it in the words of its language. */
type Unseen = 'isOpen' | 'openingHours' | 'about' | 'placeId' | 'categoryGroup' | 'addedDate'

/** A business as its page shows it. */
export type ShownBusiness = Omit<Business, Unseen>

/** null if there is no such business. */
export function businessBySlug(slug: string): DirectoryQuery<Business | null> {
  return {
    key: ['api', 'businesses', 'slug', slug],
    read: async (api) => (await api.findBusinessBySlug(slug)) ?? null,
    answer: 'business',
  }
}

/** null if there is no such business. */
export function businessById(id: string): DirectoryQuery<Business | null> {
  return {
    key: ['api', 'businesses', id],
    read: async (api) => (await api.findBusiness(id)) ?? null,
    answer: 'business',
  }
}

/** What else is around a business; its businesses are rows of a list. */
export interface Neighbours extends Omit<Surroundings, 'businesses' | 'trades'> {
  readonly businesses: readonly BusinessSummary[]
  readonly trades: readonly Pick<TradeChoice, 'categorySlug' | 'categoryLabel' | 'businessCount'>[]
}

/** null if there is no such business. */
export function surroundingsOf(business: BusinessName): DirectoryQuery<Neighbours | null> {
  return {
    key: ['api', 'businesses', 'around', business],
    read: async (api) => (await api.findSurroundings(business)) ?? null,
    answer: 'surroundings',
  }
}
