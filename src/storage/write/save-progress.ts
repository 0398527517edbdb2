import type { Write } from './write-dialect.ts'

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
