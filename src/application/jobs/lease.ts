import type { JobStore } from '../ports/job-store.ts'
import type { ClaimedJob } from '../ports/job-thread.ts'
import { JobInterruption } from './job-interruption.ts'

/** How long a process keeps a job without a sign of life, in ms. */
export const leaseTime = 10_000
const renewalInterval = 2000

/**
 * Renews a running job's lease until told to end, and calls `interrupt` when the job is cancelled or lost. A renewal that fails is
 * tried again with the next: the lease outlasts several.
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
