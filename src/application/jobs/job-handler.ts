import type { Job } from '../ports/job-store.ts'

/** A job while it runs. */
export interface JobRun {
  readonly job: Job
  /** Names this run among all of the job: a step that must not be done by a run that was replaced gives it to the store. */
  readonly owner: string
  /** Aborted when somebody cancels the job or its lease is lost: the handler stops at its next step and throws `signal.reason`. */
  readonly signal: AbortSignal
  /**
   * Shows how far a step came that stores nothing. A step that stores something stores its progress in the same transaction instead,
   * and does not call this: a resumed run goes on from what is stored.
   */
  readonly onProgress: (progress: JobProgress) => void
}

/** What every job's progress has, whatever else a kind adds: shown to people, and read by a resumed run. */
export interface JobProgress {
  /** Rows or listings done so far. */
  readonly done: number
  /** All there are, where known. */
  readonly total?: number
  /** 0 to 1, where known. */
  readonly share?: number
  /** Where this run began, for its speed. Absent: at nothing, when the job first ran; a run that goes on has no speed then. */
  readonly runStart?: RunStart
}

export interface RunStart {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly done: number
  readonly share?: number
}

/**
 * The work of one kind of job. Runs in a thread of its own, off the event loop, possibly a second time after a crash: it goes
 * on from `job.progress`. Resolves with the job's result, JSON.
 */
export type JobHandler = (run: JobRun) => Promise<unknown>

/** A job that cannot succeed; the message says what, where and how to fix it. */
export class JobError extends Error {
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
