import type { PoolClient } from 'pg'
import {
  DirectoryHeldError,
  type HoldingJobKind,
  LeaseLostError,
} from '../../../application/ports/store-errors.ts'

/**
 * Throws `DirectoryHeldError` if another job than `jobId` holds the directory. It is the first call in each
 * transaction that changes listings. Its lock on the row makes a job that wants to hold the directory wait for the
 * end of the transaction.
 */
export async function refuseWhileHeld(client: PoolClient, jobId?: string): Promise<void> {
  const { rows } = await client.query<{ job_id: string }>('select job_id from directory_hold for share')
  const holder = rows[0]?.job_id ?? ''
  if (holder === '' || holder === jobId) return
  const { rows: open } = await client.query<{ kind: HoldingJobKind }>(
    `select kind from job where id = $1 and state in ('queued', 'running')`,
    [holder],
  )
  if (open[0]) throw new DirectoryHeldError(open[0].kind)
}

/** Throws `LeaseLostError` if another run has taken the job over. */
export async function refuseReplaced(client: PoolClient, jobId: string, owner?: string): Promise<void> {
  if (owner === undefined) return
  const { rowCount } = await client.query(
    `select 1 from job where id = $1 and owner = $2 and state = 'running'`,
    [jobId, owner],
  )
  if (!rowCount) throw new LeaseLostError()
}

/** Lets a job hold the directory, inside the caller's transaction (see the port). */
export async function holdDirectory(client: PoolClient, jobId: string, at: number): Promise<number> {
  await client.query('select from directory_hold for update')
  await refuseWhileHeld(client, jobId)
  const { rows } = await client.query<{ held_at: number }>(
    `update directory_hold set job_id = $1, held_at = case when job_id = $1 then held_at else $2 end returning held_at`,
    [jobId, at],
  )
  return rows[0]?.held_at ?? at
}
