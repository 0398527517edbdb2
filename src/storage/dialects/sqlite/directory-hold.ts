import type { Database } from 'better-sqlite3'
import {
  DirectoryHeldError,
  type HoldingJobKind,
  LeaseLostError,
} from '../../../application/ports/store-errors.ts'

/**
 * Prepares the check that throws `DirectoryHeldError` if another job than `jobId` holds the directory. It is the
 * first call in each transaction that changes listings.
 */
export function prepareHoldCheck(database: Database): (jobId?: string) => void {
  const findHolder = database.prepare<[], { id: string; kind: HoldingJobKind }>(
    `select job.id, job.kind from directory_hold join job on job.id = directory_hold.job_id
     where job.state in ('queued', 'running')`,
  )
  return (jobId) => {
    const holder = findHolder.get()
    if (holder && holder.id !== jobId) throw new DirectoryHeldError(holder.kind)
  }
}

/** Prepares the check that throws `LeaseLostError` if another run has taken the job over. */
export function prepareOwnerCheck(database: Database): (jobId: string, owner?: string) => void {
  const findRun = database.prepare(`select 1 from job where id = ? and owner = ? and state = 'running'`)
  return (jobId, owner) => {
    if (owner !== undefined && !findRun.get(jobId, owner)) throw new LeaseLostError()
  }
}

/** Lets a job hold the directory, inside the caller's transaction (see the port). */
export function prepareHold(database: Database): (jobId: string, at: number) => number {
  const refuseWhileHeld = prepareHoldCheck(database)
  const hold = database
    .prepare<{ jobId: string; at: number }, number>(
      `update directory_hold set job_id = @jobId, held_at = iif(job_id = @jobId, held_at, @at) returning held_at`,
    )
    .pluck()
  return (jobId, at) => {
    refuseWhileHeld(jobId)
    return hold.get({ jobId, at }) ?? at
  }
}
