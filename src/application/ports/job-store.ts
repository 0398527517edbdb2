import type { AuditEntry } from './audit-store.ts'
import type { RefusedRow } from './listing-store.ts'

/** Jobs that change listings run one at a time; the others beside them. */
export const writingJobKinds = ['import', 'seo', 'bulk', 'undo', 'delete-all', 'restore'] as const
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
  /** All that it takes to run the job, from its start or from `progress`. */
  readonly request: unknown
  /** How far it came: what people are shown, and where a run that was cut off goes on. null before the first step. */
  readonly progress: unknown
  /** The outcome when done, `{ message, problem? }` when failed. */
  readonly result: unknown
  readonly cancelRequested: boolean
  /** Runs begun; above 1 after a crash or restart. */
  readonly attempts: number
  /** Those among them since a run last stored progress together with its work, without those that were given back. */
  readonly idleAttempts: number
  readonly createdAt: number
  readonly startedAt: number | null
  readonly updatedAt: number
  /** When its change was undone. */
  readonly undoneAt: number | null
  /** Whether there is something of its change to undo: not once it was undone, forgotten, or everything was deleted. */
  readonly isUndoable: boolean
}

export interface JobCount {
  readonly kind: JobKind
  readonly state: JobState
  readonly count: number
}

/** An entry of the log that is given to a method is written in the same transaction, and only where the job was changed. */
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
   * Takes the oldest job that may run, or `jobId` alone, for `owner`: a queued one, or a running one whose lease ran out because its
   * process died. A writing job may run only while no other writing job holds a lease. undefined: none may.
   *
   * `leaseTime` in ms. Leases are measured by the database's clock alone, so that the clocks of processes do not matter. One that lies
   * further ahead than two leases last is left from before the clock was set back, and has run out.
   */
  claimJob(claim: {
    readonly owner: string
    readonly now: number
    readonly leaseTime: number
    readonly jobId?: string
  }): Promise<Job | undefined>
  /** undefined where the owner has lost the job: it must stop at once. */
  renewLease(lease: {
    readonly id: string
    readonly owner: string
    readonly leaseTime: number
  }): Promise<{ readonly cancelRequested: boolean } | undefined>
  /** Gives a running job back, to go on later with another process; the run does not count among the idle ones. */
  releaseJob(id: string, owner: string): Promise<void>
  /** Cancels a queued job, asks a running one to stop. False where it has ended before. */
  requestCancel(id: string, now: number, audit?: AuditEntry): Promise<boolean>
  saveProgress(id: string, progress: unknown, now: number): Promise<void>
  /** Nothing where it has ended before. */
  finishJob(
    id: string,
    outcome: {
      readonly state: 'done' | 'failed' | 'cancelled'
      readonly result: unknown
      readonly now: number
      readonly audit?: AuditEntry
    },
  ): Promise<void>
  markUndone(id: string, now: number): Promise<void>
  findJob(id: string): Promise<Job | undefined>
  /** The newest first; those created before `before` (a job's id) where given. */
  listJobs(page: {
    readonly limit: number
    readonly before?: string
    readonly kinds?: readonly JobKind[]
    readonly states?: readonly JobState[]
  }): Promise<readonly Job[]>
  /** In the order of the file, those with a row number above `after`. */
  listRefusedRows(
    jobId: string,
    page: { readonly limit: number; readonly after: number },
  ): Promise<readonly RefusedRow[]>
  countRefusedRows(jobId: string): Promise<number>
  /** How many jobs of each kind are in each state. */
  countJobs(): Promise<readonly JobCount[]>
}
