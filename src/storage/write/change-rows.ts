import { sql } from 'kysely'
import type { BusinessRow } from '../rows/business-row.ts'
import { countsOf, type RowChange, slugClaimOf, withSlug } from '../rows/row-change.ts'
import { recordChanged } from './change-journal.ts'
import { writeCounts } from './count-writer.ts'
import { markStale } from './duplicate-key-writer.ts'
import { noteTextChanges } from './text-changes.ts'
import { ConflictError, type Write, type WriteDialect } from './write-dialect.ts'

interface ChangeOptions {
  readonly changeId: string
  readonly now: number
  /** Whether the change can be undone. */
  readonly isRecorded: boolean
}

/** Writes changes of rows and updates everything derived from them. The former rows must be locked. */
export async function changeRows(
  dialect: WriteDialect,
  trx: Write,
  { changes, isRecorded, ...change }: ChangeOptions & { readonly changes: readonly RowChange[] },
): Promise<void> {
  if (isRecorded) await recordChanged(dialect, trx, { ...change, changes })
  await removeRows(
    dialect,
    trx,
    changes.filter(({ after }) => !after),
  )
  await dialect.replaceRows(
    trx,
    changes.flatMap(({ before, after, terms }) => (before && after ? [{ before, row: after, terms }] : [])),
  )
  await insertRestoredRows(
    dialect,
    trx,
    changes.filter(({ before }) => !before),
  )
  await writeSubmissions(trx, changes)
  const counts = countsOf(changes)
  if (counts) await writeCounts(dialect, trx, { counts, changeId: change.changeId })
  // After the counts, as imports do.
  await markStale(
    trx,
    changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat()),
  )
  await noteTextChanges(trx, changes)
}

async function removeRows(dialect: WriteDialect, trx: Write, changes: readonly RowChange[]): Promise<void> {
  const gone = changes.flatMap(({ before, mergedInto }) => (before ? [{ ...before, mergedInto }] : []))
  if (gone.length === 0) return
  await dialect.deleteRows(trx, gone)
  await dialect.releaseSlugs(
    trx,
    gone.filter(({ mergedInto }) => !mergedInto),
  )
  for (const { id, n, slug, mergedInto: into_id } of gone) {
    if (!into_id) continue
    await trx
      .insertInto('merged_listing')
      .values({ id, n, into_id, slug })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ n, into_id, slug }))
      .execute()
  }
}

/** Deletes the records of merged listings; returns those that there were. */
export async function forgetMerges(
  { oneOf }: WriteDialect,
  trx: Write,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly n: number }[]> {
  const { rows } = await sql<{ id: string; n: number }>`
    delete from merged_listing where id ${oneOf(ids)} returning id, n`.execute(trx)
  return rows
}

/** Restores rows. A row whose slug belongs to another listing now gets its next possible slug. */
async function insertRestoredRows(
  dialect: WriteDialect,
  trx: Write,
  changes: readonly RowChange[],
): Promise<void> {
  const coming = changes.flatMap(({ after: row, terms }) => (row ? [{ row, terms }] : []))
  if (coming.length === 0) return
  const ids = coming.map(({ row }) => row.id)
  const unmerged = new Set((await forgetMerges(dialect, trx, ids)).map(({ id }) => id))
  const own: BusinessRow[] = coming.flatMap(({ row }) => (unmerged.has(row.id) ? [row] : []))
  await dialect.releaseSlugs(trx, own)
  const slugs = await dialect.claimSlugs(
    trx,
    coming.map(({ row }) => slugClaimOf(row)),
  )
  const rows = coming.map(({ row, terms }) => ({ row: withSlug(row, slugs.get(row.id) ?? ''), terms }))
  const inserted = await dialect.insertRows(trx, rows)
  if (inserted.size < rows.length) throw new ConflictError('a restored listing is stored already')
}

async function writeSubmissions(trx: Write, changes: readonly RowChange[]): Promise<void> {
  for (const { before, after } of changes) {
    const [was, is] = [before?.email ?? null, after?.email ?? null]
    if (before && was !== null && is === null)
      await trx.deleteFrom('submission').where('listing_id', '=', before.id).execute()
    if (after && was === null && is !== null)
      await trx
        .insertInto('submission')
        .values({ listing_id: after.id, email: is, created_at: after.submitted_at ?? 0 })
        .execute()
  }
}
