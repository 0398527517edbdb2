import type { RefusedRow } from './listing-store.ts'

export type JobKind = 'import'
export type JobState = 'running' | 'done' | 'failed'

export interface Job {
  readonly id: string
  readonly kind: JobKind
  readonly state: JobState
  /** What the job works on, such as a file's name. */
  readonly subject: string
  readonly progress: unknown
  /** The outcome when done, `{ message }` when failed. */
  readonly result: unknown
  readonly createdAt: number
  readonly updatedAt: number
}

export interface JobStore {
  createJob(job: { id: string; kind: JobKind; subject: string; now: number }): Promise<void>
  finishJob(id: string, outcome: { state: 'done' | 'failed'; result: unknown; now: number }): Promise<void>
  findJob(id: string): Promise<Job | undefined>
  listJobs(limit: number): Promise<readonly Job[]>
  listRefusedRows(jobId: string, page: { limit: number; offset: number }): Promise<readonly RefusedRow[]>
}
