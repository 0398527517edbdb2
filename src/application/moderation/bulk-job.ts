import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { JobHandler, JobProgress } from '../jobs/job-handler.ts'
import type { Clock } from '../ports/clock.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { ListingWriter } from '../ports/listing-store.ts'
import { type BulkAction, bulkChanges } from './bulk-changes.ts'

/** Everything that a filter matches, in place of a selection. */
export interface BulkRequest {
  readonly action: BulkAction
  readonly filter: BusinessQuery
  /** How many matched when it was asked for; absent where they were too many to count. */
  readonly total?: number
}

interface BulkProgress extends JobProgress {
  readonly changed: number
  /** Where the next piece begins. */
  readonly after?: number
  readonly isLast: boolean
}

const pieceSize = 1000

/** Does one thing to every listing that a filter matches, piece by piece; undone under the job's id. */
export function createBulkHandler(ports: {
  administration: ListingAdministration
  listings: Pick<ListingWriter, 'settle'>
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
    await listings.settle()
    return { count: state.changed }
  }
}
