import type { PoolClient } from 'pg'

/**
 * Stores a job's progress inside the caller's transaction, with the time `now` if given. Throws if there is no such
 * job.
 */
export async function saveProgress(
  client: PoolClient,
  { id, progress, now }: { readonly id: string; readonly progress: unknown; readonly now?: number },
): Promise<void> {
  const { rowCount } = await client.query(
    'update job set progress = $1, updated_at = coalesce($2, updated_at), idle_attempts = 0 where id = $3',
    [JSON.stringify(progress) ?? null, now ?? null, id],
  )
  if (rowCount === 0) throw new Error(`no job ${id}`)
}
