import type { ClaimedJob, JobStore } from '../ports/job-store.ts'
import { isStoreUnavailable } from '../ports/store-errors.ts'
import { growingPause, retry } from '../retry.ts'
import { JobInterruption } from './job-handler.ts'

/** How long a lease lasts without being renewed, in ms. */
export const leaseTime = 10_000
const renewalInterval = 2000

/**
 * Renews a running job's lease until the returned function is called. Calls `interrupt` when the job is cancelled or lost. A failed
 * renewal does no harm, because the lease lasts longer than several intervals.
 */
export function keepLease(
  { job, owner }: ClaimedJob,
  { jobs }: { readonly jobs: JobStore },
  interrupt: (reason: JobInterruption) => void,
): () => void {
  const renew = async () => {
    const lease = await jobs.renewLease({ id: job.id, owner, leaseTime })
    if (!lease) interrupt(new JobInterruption('lost'))
    else if (lease.cancelRequested) interrupt(new JobInterruption('cancelled'))
  }
  const timer = setInterval(() => void renew().catch(() => undefined), renewalInterval)
  return () => clearInterval(timer)
}

/** In ms. */
const pauses = { first: 100, longest: 3000 }
/** Takes a minute, which is longer than a restart of a database server. */
const attempts = 25

/**
 * Repeats a call while the database cannot be reached, with growing pauses, for a minute at most. Once the signal is aborted, the
 * next failure is final.
 */
export function untilReachable<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  return retry(call, (error, attempt) => {
    const isFinal = !isStoreUnavailable(error) || signal?.aborted || attempt === attempts
    return isFinal ? undefined : growingPause(attempt, pauses)
  })
}
