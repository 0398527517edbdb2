import { sql } from 'kysely'
import {
  DirectoryHeldError,
  type HoldingJobKind,
  LeaseLostError,
} from '../../application/ports/store-errors.ts'
import type { Write, WriteDialect } from './write-dialect.ts'

/**
 * Throws `DirectoryHeldError` if another job than `jobId` holds the directory. It is the first call in each
 * transaction that changes listings. Its lock on the row makes a job that wants to hold the directory wait for the
 * end of the transaction.
 */
export async function refuseWhileHeld(dialect: WriteDialect, trx: Write, jobId?: string): Promise<void> {
  const { rows } = await sql<{ job_id: string }>`
    select job_id from directory_hold ${dialect.lock('share')}`.execute(trx)
  const holder = rows[0]?.job_id ?? ''
  if (holder === '' || holder === jobId) return
  const open = await trx
    .selectFrom('job')
    .select('kind')
    .where('id', '=', holder)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  if (open) throw new DirectoryHeldError(open.kind as HoldingJobKind)
}

/** Throws `LeaseLostError` if another run has taken the job over. */
export async function refuseReplaced(trx: Write, jobId: string, owner?: string): Promise<void> {
  if (owner === undefined) return
  const run = await trx
    .selectFrom('job')
    .select('id')
    .where('id', '=', jobId)
    .where('owner', '=', owner)
    .where('state', '=', 'running')
    .executeTakeFirst()
  if (!run) throw new LeaseLostError()
}

/** Lets a job hold the directory (see the port). */
export async function holdDirectory(
  dialect: WriteDialect,
  trx: Write,
  { jobId, at }: { readonly jobId: string; readonly at: number },
): Promise<number> {
  await sql`select job_id from directory_hold ${dialect.lock('update')}`.execute(trx)
  await refuseWhileHeld(dialect, trx, jobId)
  const { held_at } = await trx
    .updateTable('directory_hold')
    .set({ job_id: jobId, held_at: sql<number>`case when job_id = ${jobId} then held_at else ${at} end` })
    .returning('held_at')
    .executeTakeFirstOrThrow()
  return held_at
}

/** Stores a job's progress, with its time if `now` is given. Throws if there is no such job. */
export async function saveProgress(
  trx: Write,
  { id, progress, now }: { readonly id: string; readonly progress: unknown; readonly now?: number },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('job')
    .set({
      progress: JSON.stringify(progress) ?? null,
      idle_attempts: 0,
      ...(now !== undefined && { updated_at: now }),
    })
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error(`no job ${id}`)
}
