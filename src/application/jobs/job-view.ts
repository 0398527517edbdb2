import type { JobView } from '../../domain/administration/administration.ts'
import type { Job, JobKind } from '../ports/job-store.ts'
import type { JobProgress, RunStart } from './job-handler.ts'

/** Kinds of jobs whose changes can be undone. */
const undoableKinds = new Set<JobKind>(['import', 'bulk', 'trades'])
/** After less time than this, in ms, a speed would mean nothing. */
const shortestRun = 200

type Figures = Readonly<Record<string, unknown>>

/** A job as people see it; `now` in ms since the epoch. */
export function toJobView(job: Job, now: number): JobView {
  const progress = job.progress as (JobProgress & Figures) | null
  const result = job.result as Figures | null
  const isRunning = job.state === 'running'
  const speed = progress && isRunning ? speedOf(job, progress) : undefined
  const { id, kind, state, subject, username, createdAt, startedAt, updatedAt } = job
  return {
    id,
    kind,
    state,
    subject,
    username,
    createdAt,
    startedAt,
    updatedAt,
    done: progress?.done ?? 0,
    total: progress?.total ?? null,
    share: state === 'done' ? 1 : shareOf(progress),
    rowsPerSecond: speed ? Math.round(speed.rowsPerSecond) : null,
    secondsLeft: speed ? secondsLeft(speed, progress, now - updatedAt) : null,
    progress,
    result,
    cancelRequested: job.cancelRequested,
    attempts: job.attempts,
    canUndo: canUndoJob(job),
    undoneAt: job.undoneAt,
    downloadPath: kind === 'export' && state === 'done' ? `/api/admin/jobs/${id}/file` : null,
  }
}

function shareOf(progress: JobProgress | null): number | null {
  if (progress?.share !== undefined) return progress.share
  return progress?.total ? Math.min(progress.done / progress.total, 1) : null
}

interface Speed {
  readonly rowsPerSecond: number
  readonly sharePerSecond: number
}

/** The speed of this run, without earlier runs; undefined if it is too early to say. */
function speedOf(job: Job, progress: JobProgress): Speed | undefined {
  const isFirstRun = job.attempts === 1 && job.startedAt !== null
  const first: RunStart | undefined = isFirstRun ? { at: job.startedAt, done: 0, share: 0 } : undefined
  const start = progress.runStart ?? first
  if (!start || job.updatedAt - start.at < shortestRun || progress.done <= start.done) return undefined
  const seconds = (job.updatedAt - start.at) / 1000
  const startShare = start.share ?? (progress.total ? start.done / progress.total : 0)
  return {
    rowsPerSecond: (progress.done - start.done) / seconds,
    sharePerSecond: ((shareOf(progress) ?? 0) - startShare) / seconds,
  }
}

/** `waited`: ms since the progress was reported. */
function secondsLeft({ sharePerSecond }: Speed, progress: JobProgress | null, waited: number): number | null {
  const share = shareOf(progress)
  if (share === null || sharePerSecond <= 0) return null
  return Math.max(0, Math.round((1 - share) / sharePerSecond - waited / 1000))
}

/** Whether a job has ended, and what it changed can be undone. */
export function canUndoJob({ kind, state, isUndoable, undoneAt }: Job): boolean {
  const hasEnded = state === 'done' || state === 'failed' || state === 'cancelled'
  return undoableKinds.has(kind) && hasEnded && undoneAt === null && isUndoable
}
