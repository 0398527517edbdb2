import type { Listing } from '../../domain/business/listing.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { withTerms } from '../../domain/search-terms/index-terms.ts'
import { listedFilters, type SearchPorts } from '../directory/listed-filters.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { AuditAction } from '../ports/audit-store.ts'
import type { ListingAdministration, ListingChange } from '../ports/listing-administration.ts'
import type { ListingFilter, ListingWriter } from '../ports/listing-store.ts'

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
  /** What the list meant when the job began: what the job does must not change it. */
  readonly filters: readonly ListingFilter[]
  /** Which of the filters comes next. */
  readonly filterIndex: number
  /** Where in it the next piece begins. */
  readonly after?: number
  readonly isLast: boolean
}

const pieceSize = 1000

/** Applies one action to every listing that matches a filter, in pieces. It can be undone under the job's id. */
export function createBulkHandler(
  ports: SearchPorts & {
    readonly administration: ListingAdministration
    readonly writer: Pick<ListingWriter, 'compact'>
  },
): JobHandler {
  const { administration, writer, clock } = ports
  return async ({ job, signal, onProgress }) => {
    const { action, filter: query, total } = job.request as BulkRequest
    const totals = total === undefined ? {} : { total }
    const known = job.progress as BulkProgress | null
    const filters = known?.filters ?? (await listedFilters(ports, query))
    const first: BulkProgress = {
      ...totals,
      done: 0,
      changed: 0,
      filters,
      filterIndex: 0,
      isLast: filters.length === 0,
    }
    let state = known?.filters ? known : first
    while (!state.isLast) {
      signal.throwIfAborted()
      const { after, filterIndex } = state
      const listed = filters[filterIndex]
      if (!listed) throw new Error(`The job has no filter ${filterIndex}.`)
      const place = { limit: pieceSize, ...(after !== undefined && { after }) }
      const piece = await administration.scan(listed, place)
      const changes = bulkChanges(action, piece.listings)
      const next = piece.next === undefined ? filterIndex + 1 : filterIndex
      state = {
        ...totals,
        done: state.done + piece.listings.length,
        changed: state.changed + (changes.edits ?? changes.deletions ?? []).length,
        filters,
        filterIndex: next,
        isLast: next === filters.length,
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
    await writer.compact()
    return { count: state.changed }
  }
}
