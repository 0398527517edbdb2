import type { Job } from './job-store.ts'

/** A job and the process that holds its lease. */
export interface ClaimedJob {
  readonly job: Job
  readonly owner: string
}

/** Where claimed jobs run, off the event loop. */
export interface JobThread {
  /**
   * Resolves when the job has ended or was given back. `signal` asks it to stop; its reason is a `JobInterruption`. Rejects where the
   * thread itself died, the job's end not recorded.
   */
  run(claimed: ClaimedJob, signal: AbortSignal): Promise<void>
  /** Tidies the store, see `ListingWriter`, in a thread of its own. */
  tidy(signal: AbortSignal): Promise<void>
}
