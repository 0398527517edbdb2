import type { Business, BusinessName, Surroundings } from '../../../domain/directory/directory.ts'
import { type BusinessSummary, summaryOf } from '../../api/business-summary.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'

/** null if there is no such business. */
export function businessBySlug(slug: string): DirectoryQuery<Business | null> {
  return {
    key: ['api', 'businesses', 'slug', slug],
    read: async (api) => (await api.findBusinessBySlug(slug)) ?? null,
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
