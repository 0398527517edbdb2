import type { Database } from 'better-sqlite3'

/**
 * Stores a job's progress inside the caller's transaction, with the time `now` if given. Throws if there is no such
 * job.
 */
export function prepareProgressWriter(
  database: Database,
): (jobId: string, progress: unknown, now?: number) => void {
  const setProgress = database.prepare(
    'update job set progress = ?, updated_at = coalesce(?, updated_at), idle_attempts = 0 where id = ?',
  )
  return (jobId, progress, now) => {
    const stored = JSON.stringify(progress) ?? null
    if (setProgress.run(stored, now ?? null, jobId).changes === 0) throw new Error(`no job ${jobId}`)
  }
}
