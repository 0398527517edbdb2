import type { Job } from './job-store.ts'

/** A job and the process that holds its lease. */
export interface ClaimedJob {
  readonly job: Job
  readonly owner: string
}

/** Runs claimed jobs in threads of their own. */
export interface JobThread {
  /**
   * Resolves when the job has ended or was released. `signal` asks it to stop; its reason is a `JobInterruption`. Rejects if the
   * thread died before the job's end was recorded.
   */
  run(claimed: ClaimedJob, signal: AbortSignal): Promise<void>
  /** Tidies the store in a thread of its own, see `ListingWriter`. */
  tidy(signal: AbortSignal): Promise<void>
}
