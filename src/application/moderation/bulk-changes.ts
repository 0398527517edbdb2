import type { Listing } from '../../domain/business/listing.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import type { AuditAction } from '../ports/audit-store.ts'
import type { ListingChange } from '../ports/listing-administration.ts'

export const bulkActions = ['verify', 'unverify', 'delete'] as const
/** What can be done to many listings at once. */
export type BulkAction = (typeof bulkActions)[number]

export const auditOfBulk: Readonly<Record<BulkAction, AuditAction>> = {
  verify: 'listing-verified',
  unverify: 'listing-unverified',
  delete: 'listing-deleted',
}

/** What an action does to listings; those that are so already are left out. */
export function bulkChanges(
  action: BulkAction,
  listings: readonly Listing[],
): Pick<ListingChange, 'edits' | 'deletions'> {
  if (action === 'delete') return { deletions: listings.map(({ id }) => ({ id })) }
  const isVerified = action === 'verify'
  const others = listings.filter((listing) => listing.isVerified !== isVerified)
  return {
    edits: others.map((listing) => ({ id: listing.id, draft: withTerms({ ...listing, isVerified }) })),
  }
}
