import type { Listing } from '../../domain/business/listing.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { AuditAction } from '../ports/audit-store.ts'
import type { ListingAdministration, ListingChange } from '../ports/listing-administration.ts'
import type { ListingWriter } from '../ports/listing-store.ts'
import type { Clock } from '../ports/system.ts'

export const bulkActions = ['verify', 'unverify', 'delete'] as const
/** Actions on many listings at once. */
export type BulkAction = (typeof bulkActions)[number]

export const auditOfBulk: Readonly<Record<BulkAction, AuditAction>> = {
  verify: 'listing-verified',
  unverify: 'listing-unverified',
  delete: 'listing-deleted',
}

/** The change that an action makes. Listings that are in that state already are left out. */
export function bulkChanges(
  action: BulkAction,
  listings: readonly Listing[],
): Pick<ListingChange, 'edits' | 'deletions'> {
  if (action === 'delete') return { deletions: listings.map(({ id }) => ({ id })) }
  const isVerified = action === 'verify'
  const others = listings.filter((listing) => listing.isVerified !== isVerified)
  return {
    edits: others.map((listing) => ({
      id: listing.id,
      draft: withTerms({ ...listing, isVerified }),
      handFields: ['isVerified' as const],
    })),
  }
}

/** All listings that match a filter, instead of a selection. */
interface BulkRequest {
  readonly action: BulkAction
  readonly filter: BusinessQuery
  /** How many listings matched when the job was submitted; absent if they were too many to count. */
  readonly total?: number
}

interface BulkProgress extends JobProgress {
  readonly changed: number
  /** Where the next piece begins. */
  readonly after?: number
  readonly isLast: boolean
}

const pieceSize = 1000

/** Applies one action to every listing that matches a filter, in pieces. It can be undone under the job's id. */
export function createBulkHandler(ports: {
  administration: ListingAdministration
  listings: Pick<ListingWriter, 'compact'>
  clock: Clock
}): JobHandler {
  const { administration, listings, clock } = ports
  return async ({ job, signal, onProgress }) => {
    const { action, filter, total } = job.request as BulkRequest
    const listingFilter = toFilter(filter)
    const totals = total === undefined ? {} : { total }
    const first: BulkProgress = { done: 0, changed: 0, isLast: listingFilter === undefined, ...totals }
    let state = (job.progress as BulkProgress | null) ?? first
    while (!state.isLast) {
      signal.throwIfAborted()
      const { after } = state
      const place = { limit: pieceSize, ...(after !== undefined && { after }) }
      const piece = await administration.scan(listingFilter ?? {}, place)
      const changes = bulkChanges(action, piece.listings)
      state = {
        ...totals,
        done: state.done + piece.listings.length,
        changed: state.changed + (changes.edits ?? changes.deletions ?? []).length,
        isLast: piece.next === undefined,
        ...(piece.next !== undefined && { after: piece.next }),
      }
      const progress = { id: job.id, progress: state }
      await administration.change({
        changeId: job.id,
        byHand: true,
        job: progress,
        now: clock.now(),
        ...changes,
      })
      onProgress(state)
    }
    await listings.compact()
    return { count: state.changed }
  }
}
