import { UserFacingError } from '../../domain/administration/panel-text.ts'
import type { Job } from '../ports/job-store.ts'

/** A running job. */
export interface JobRun {
  readonly job: Job
  /** Identifies this run of the job. A step passes it to the store if a run that was replaced must not do it (fencing). */
  readonly owner: string
  /** Aborted when the job is cancelled or its lease is lost. The handler then stops at its next step and throws `signal.reason`. */
  readonly signal: AbortSignal
  /**
   * Reports the progress of a step that stores nothing. A step that stores something must store its progress in the same transaction
   * instead, because a resumed run continues from what is stored.
   */
  readonly onProgress: (progress: JobProgress) => void
}

/** The progress that all kinds of jobs have. It is shown to people and read by a resumed run. */
export interface JobProgress {
  /** Rows or listings done so far. */
  readonly done: number
  /** All there are, where known. */
  readonly total?: number
  /** 0 to 1, where known. */
  readonly share?: number
  /** Where this run began, to compute its speed. Absent: at zero; a resumed run then has no speed. */
  readonly runStart?: RunStart
}

export interface RunStart {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly done: number
  readonly share?: number
}

/**
 * Does the work of one kind of job. It runs in a thread of its own. After a crash it runs again and continues from
 * `job.progress`. Resolves with the job's result as JSON.
 */
export type JobHandler = (run: JobRun) => Promise<unknown>

/** A job that cannot succeed. */
export class JobError extends UserFacingError {
  override readonly name = 'JobError'
}

/** Somebody cancelled the job, its process is about to end, or another process has taken the job over. */
type InterruptionCause = 'cancelled' | 'stopping' | 'lost'

/** Why a running job stops before its end: the reason of its abort signal. */
export class JobInterruption extends Error {
  override readonly name = 'JobInterruption'
  override readonly cause: InterruptionCause
  constructor(cause: InterruptionCause) {
    super(`The job stops: ${cause}.`)
    this.cause = cause
  }
}
