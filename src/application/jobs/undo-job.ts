import { forgetDuplicates } from '../duplicates/forget-duplicates.ts'
import type { UndoRequest } from '../import/import-request.ts'
import type { DuplicateStore } from '../ports/duplicate-store.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { ListingAdministration, UndoOutcome } from '../ports/listing-administration.ts'
import type { ListingWriter } from '../ports/listing-store.ts'
import type { Clock } from '../ports/system.ts'
import type { TradeMappingStore } from '../ports/trade-mapping-store.ts'
import type { TradesRequest } from '../trades/apply-trades.ts'
import type { JobHandler, JobProgress } from './job-handler.ts'

interface UndoPorts {
  readonly administration: Pick<ListingAdministration, 'undo' | 'countUndoable' | 'listStored'>
  readonly listings: Pick<ListingWriter, 'compact'>
  readonly duplicates: DuplicateStore
  readonly jobs: Pick<JobStore, 'findJob'>
  readonly trades: Pick<TradeMappingStore, 'takeBackTradeMappings'>
  readonly clock: Clock
}

/** Result of a job of the kind `undo`, and with it its progress. */
export interface UndoResult {
  readonly removed: number
  readonly restored: number
  /** Listings left as they are, because a person or a later import has changed them since. */
  readonly kept: number
  /** Of a job that gave texts a trade: the texts that have it no more. */
  readonly forgotten?: number
}

/** How many listings one transaction undoes: few enough that even a slow machine checks the signal every second or so. */
const stepSize = 1000

/** Undoes the changes of another job, step by step. A run that was cut off continues with the next step. */
export function createUndoHandler(ports: UndoPorts): JobHandler {
  const { administration, listings, duplicates, clock } = ports
  return async ({ job, signal }) => {
    const { jobId } = job.request as UndoRequest
    const stored = job.progress as (UndoResult & JobProgress) | null
    let sum: UndoResult & JobProgress = stored ?? { removed: 0, restored: 0, kept: 0, done: 0 }
    const total = sum.done + (await administration.countUndoable(jobId))
    sum = { ...sum, total, runStart: { at: clock.now(), done: sum.done } }
    for (let isDone = false; !isDone; ) {
      signal.throwIfAborted()
      const before = sum
      const outcome = await administration.undo({
        changeId: jobId,
        limit: stepSize,
        job: { id: job.id, progress: (step) => add(before, step) },
        now: clock.now(),
      })
      sum = add(before, outcome)
      isDone = outcome.isDone
    }
    await listings.compact()
    await forgetDuplicates({ jobId, signal }, { duplicates, administration })
    const { removed, restored, kept } = sum
    const forgotten = await takeBackTrades(jobId, ports)
    return { removed, restored, kept, ...(forgotten > 0 && { forgotten }) } satisfies UndoResult
  }
}

/** What texts mean no more, so that the next import does not give it to listings again. Resolves with their number. */
async function takeBackTrades(jobId: string, { jobs, trades }: UndoPorts): Promise<number> {
  const job = await jobs.findJob(jobId)
  const { chosen } = job?.kind === 'trades' ? (job.request as TradesRequest) : {}
  return chosen ? trades.takeBackTradeMappings(chosen.made, chosen.replaced) : 0
}

function add(
  sum: UndoResult & JobProgress,
  { removed, restored, kept }: UndoOutcome,
): UndoResult & JobProgress {
  const done = sum.done + removed + restored + kept
  return {
    ...sum,
    removed: sum.removed + removed,
    restored: sum.restored + restored,
    kept: sum.kept + kept,
    done,
    share: sum.total ? Math.min(done / sum.total, 1) : 1,
  }
}
