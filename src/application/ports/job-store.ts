import type { AuditEntry } from './audit-store.ts'
import type { RefusedRow } from './listing-store.ts'

/** Kinds of jobs that change listings or the tables derived from them. They run one at a time; the other kinds run beside them. */
export const writingJobKinds = [
  'import',
  'seo',
  'bulk',
  'trades',
  'undo',
  'delete-all',
  'restore',
  'reindex',
] as const
export const readingJobKinds = ['preview', 'export', 'backup'] as const
export type JobKind = (typeof writingJobKinds)[number] | (typeof readingJobKinds)[number]
export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

export interface Job {
  readonly id: string
  readonly kind: JobKind
  readonly state: JobState
  /** What the job works on, such as a file's name. */
  readonly subject: string
  /** Who asked for it, '' for the command line. */
  readonly username: string
  /** Everything that is needed to run the job, from its start or from `progress`. */
  readonly request: unknown
  /** How far the job is. It is shown to people, and a run that was cut off continues from it. null before the first step. */
  readonly progress: unknown
  /** The outcome when done, `{ message, problem? }` when failed. */
  readonly result: unknown
  readonly cancelRequested: boolean
  /** How many runs have begun; above 1 after a crash or restart. */
  readonly attempts: number
  /** How many runs in a row have crashed without storing any work. Released runs do not count. */
  readonly idleAttempts: number
  readonly createdAt: number
  readonly startedAt: number | null
  readonly updatedAt: number
  /** When the job's change was undone. */
  readonly undoneAt: number | null
  /** Whether the job's change can be undone: not if it was undone already, is too old, or if everything was deleted since. */
  readonly isUndoable: boolean
}

interface JobCount {
  readonly kind: JobKind
  readonly state: JobState
  readonly count: number
}

/** An audit entry that is passed to a method is stored in the same transaction, and only if the job has changed. */
export interface JobStore {
  createJob(job: {
    readonly id: string
    readonly kind: JobKind
    readonly subject: string
    readonly username: string
    readonly request: unknown
    readonly now: number
    readonly audit?: AuditEntry
  }): Promise<void>
  /**
   * Claims the oldest job that may run, or only `jobId`, for `owner`: a queued job, or a running one whose lease has expired because
   * its process died. A writing job may run only while no other writing job has a lease. undefined if none may run.
   *
   * `leaseTime` in ms. Leases are measured only by the database's clock, so the clocks of processes do not matter. A lease that ends
   * later than two lease times from now is from before the clock was set back, and has expired.
   */
  claimJob(claim: {
    readonly owner: string
    readonly now: number
    readonly leaseTime: number
    readonly jobId?: string
  }): Promise<Job | undefined>
  /** undefined if the owner has lost the job and must stop at once. */
  renewLease(lease: {
    readonly id: string
    readonly owner: string
    readonly leaseTime: number
  }): Promise<{ readonly cancelRequested: boolean } | undefined>
  /** Releases a running job, so that another process can continue it. The run does not count as idle. */
  releaseJob(id: string, owner: string): Promise<void>
  /** Cancels a queued job, or asks a running one to stop. False if the job has ended already. */
  requestCancel(id: string, now: number, audit?: AuditEntry): Promise<boolean>
  saveProgress(id: string, progress: unknown, now: number): Promise<void>
  /** Does nothing if the job has ended already. */
  finishJob(
    id: string,
    outcome: {
      readonly state: 'done' | 'failed' | 'cancelled'
      readonly result: unknown
      readonly now: number
      readonly audit?: AuditEntry
    },
  ): Promise<void>
  findJob(id: string): Promise<Job | undefined>
  /** Newest first; only jobs created before `before` (a job's id) if given. */
  listJobs(page: {
    readonly limit: number
    readonly before?: string
    readonly kinds?: readonly JobKind[]
    readonly states?: readonly JobState[]
  }): Promise<readonly Job[]>
  /** In the order of the file; only rows with a number above `after`. */
  listRefusedRows(
    jobId: string,
    page: { readonly limit: number; readonly after: number },
  ): Promise<readonly RefusedRow[]>
  countRefusedRows(jobId: string): Promise<number>
  /** How many jobs of each kind are in each state. */
  countJobs(): Promise<readonly JobCount[]>
}

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
  /** Ends what is kept for the next job. */
  close?(): Promise<void>
}
