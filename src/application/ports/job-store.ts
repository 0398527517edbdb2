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
  readonly createdAt: number
  readonly startedAt: number | null
  readonly updatedAt: number
  /** When its change was undone. */
  readonly undoneAt: number | null
}

export interface JobStore {
  createJob(job: {
    readonly id: string
    readonly kind: JobKind
    readonly subject: string
    readonly username: string
    readonly request: unknown
    readonly now: number
  }): Promise<void>
  /**
   * Takes the oldest job that may run, or `jobId` alone, for `owner`: a queued one, or a running one whose lease ran out because its
   * process died. A writing job may run only while no other writing job holds a lease. undefined: none may.
   */
  claimJob(claim: {
    readonly owner: string
    readonly now: number
    readonly leaseUntil: number
    readonly jobId?: string
  }): Promise<Job | undefined>
  /** undefined where the owner has lost the job: it must stop at once. */
  renewLease(lease: {
    readonly id: string
    readonly owner: string
    readonly leaseUntil: number
  }): Promise<{ readonly cancelRequested: boolean } | undefined>
  /** Gives a running job back, to go on later with another process. */
  releaseJob(id: string, owner: string): Promise<void>
  /** Cancels a queued job, asks a running one to stop. False where it has ended before. */
  requestCancel(id: string, now: number): Promise<boolean>
  saveProgress(id: string, progress: unknown, now: number): Promise<void>
  finishJob(
    id: string,
    outcome: {
      readonly state: 'done' | 'failed' | 'cancelled'
      readonly result: unknown
      readonly now: number
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
}
