import { auditedJobs } from '../application/jobs/audited-jobs.ts'
import type { JobInterruption } from '../application/jobs/job-handler.ts'
import { runJob } from '../application/jobs/run-job.ts'
import type { ClaimedJob } from '../application/ports/job-store.ts'
import type { Config } from '../config/config.ts'
import { createJobHandlers, type JobOptions } from './job-handlers.ts'
import { createAuditLog, systemClock } from './process/system.ts'
import { openConfiguredStorage } from './storage.ts'
import { removeUploadOf, uploadsOf } from './uploads.ts'

interface Surroundings {
  /** Asks the job to stop; the reason is a `JobInterruption`. */
  readonly signal: AbortSignal
  /** Called with errors that are faults of the product. */
  readonly onFault: (error: unknown) => void
  /** Called when the store says that the job should stop: another process may have asked. */
  readonly onInterrupt?: (reason: JobInterruption) => void
}

/** Runs a claimed job in this thread, over a database that it opens itself, and removes the job's upload when the job has ended. */
export async function runClaimedJob(
  config: Config,
  claimed: ClaimedJob,
  { signal, onFault, onInterrupt }: Surroundings,
  options?: JobOptions,
): Promise<void> {
  const storage = await openConfiguredStorage(config)
  try {
    const hasEnded = await runJob(claimed, {
      handler: createJobHandlers(config, storage, options)[claimed.job.kind],
      jobs: auditedJobs(storage.jobs, createAuditLog(storage)),
      clock: systemClock,
      signal,
      onFault,
      ...(onInterrupt && { onInterrupt }),
    })
    if (hasEnded) await removeUploadOf(uploadsOf(config, storage), claimed.job)
  } finally {
    await storage.close()
  }
}
