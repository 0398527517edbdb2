import type { ListingStatus } from './listing.ts'

/** The one status that visitors see. Storage puts the same value into its queries. */
export const visibleStatus: ListingStatus = 'published'

export function isPubliclyVisible(listing: { readonly status: ListingStatus }): boolean {
  return listing.status === visibleStatus
}
