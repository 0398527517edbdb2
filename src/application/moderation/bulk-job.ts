import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { Clock } from '../ports/clock.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import { type BulkAction, bulkChanges } from './bulk-changes.ts'

/** Everything that a filter matches, in place of a selection. */
export interface BulkRequest {
  readonly action: BulkAction
  readonly filter: BusinessQuery
  /** How many matched when it was asked for. */
  readonly total: number
}

interface BulkProgress extends JobProgress {
  readonly changed: number
  /** Where the next piece begins. */
  readonly after?: number
}

const pieceSize = 1000

/** Does one thing to every listing that a filter matches, piece by piece; undone under the job's id. */
export function createBulkHandler(ports: { listings: ListingAdministration; clock: Clock }): JobHandler {
  const { listings, clock } = ports
  return async ({ job, signal, onProgress }) => {
    const { action, filter, total } = job.request as BulkRequest
    const listingFilter = toFilter(filter)
    let state = (job.progress as BulkProgress | null) ?? { done: 0, changed: 0, total }
    for (let isLast = listingFilter === undefined; !isLast; ) {
      signal.throwIfAborted()
      const { after } = state
      const piece = await listings.scan(listingFilter ?? {}, {
        limit: pieceSize,
        ...(after !== undefined && { after }),
      })
      const changes = bulkChanges(action, piece.listings)
      const changed = (changes.edits ?? changes.deletions ?? []).length
      state = {
        total,
        done: state.done + piece.listings.length,
        changed: state.changed + changed,
        share: total > 0 ? Math.min((state.done + piece.listings.length) / total, 1) : 1,
        ...(piece.next !== undefined && { after: piece.next }),
      }
      await listings.change({
        changeId: job.id,
        byHand: true,
        job: { id: job.id, progress: state },
        now: clock.now(),
        ...changes,
      })
      onProgress(state)
      isLast = piece.next === undefined
    }
    return { count: state.changed }
  }
}
