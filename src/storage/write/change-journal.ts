import { sql } from 'kysely'
import { listingStatuses } from '../../domain/business/listing.ts'
import type { AddedRow, FormerListing } from '../plan-change.ts'
import { nextVersion, type RowChange } from '../rows/row-change.ts'
import { ofStatus } from '../rows/stored-row.ts'
import { lockRows } from './find-rows.ts'
import type { Write, WriteDialect } from './write-dialect.ts'

interface Recording {
  readonly changeId: string
  readonly now: number
}

/** Records that the change added the rows between these numbers, both included. */
export async function recordAdded(
  trx: Write,
  { changeId, now }: Recording,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<void> {
  await touch(trx, { changeId, now })
  const { numUpdatedRows } = await trx
    .updateTable('added_rows')
    .set({ last_n: last })
    .where('change_id', '=', changeId)
    .where('last_n', '=', first - 1)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await trx.insertInto('added_rows').values({ change_id: changeId, first_n: first, last_n: last }).execute()
}

/** Records the former content of the rows that the change alters. Only the first record of a row counts. */
export async function recordChanged(
  { given }: WriteDialect,
  trx: Write,
  { changeId, now, changes }: Recording & { readonly changes: readonly RowChange[] },
): Promise<void> {
  const records = changes.flatMap(({ before, after }) => {
    if (!before) return []
    const changed_at = after?.updated_at ?? nextVersion(before, now)
    return [{ listing_id: before.id, n: before.n, changed_at, before: JSON.stringify(before) }]
  })
  if (records.length === 0) return
  await touch(trx, { changeId, now })
  await sql`insert into changed_listing (change_id, listing_id, changed_at, before)
    select ${changeId}, listing_id, changed_at, before
    from ${given(records, 'listing_id text, n bigint, changed_at bigint, before text')}
    where not exists (
      select 1 from added_rows where change_id = ${changeId} and given.n between first_n and last_n)
    on conflict (change_id, listing_id) do update set changed_at = excluded.changed_at`.execute(trx)
}

async function touch(trx: Write, { changeId, now }: Recording): Promise<void> {
  await trx
    .insertInto('undoable_change')
    .values({ id: changeId, changed_at: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ changed_at: now }))
    .execute()
}

/** Takes listings out of the journal, in the order of their ids. */
export async function takeFormer(
  { lock }: WriteDialect,
  trx: Write,
  { changeId, limit }: { readonly changeId: string; readonly limit: number },
): Promise<readonly FormerListing[]> {
  // Of two that undo one change, the second waits, and then takes what the first has left.
  await sql`select id from undoable_change where id = ${changeId} ${lock('update')}`.execute(trx)
  const { rows } = await sql<FormerListing>`
    select listing_id, changed_at, before, exists (
      select 1 from changed_listing as later
      where later.listing_id = changed_listing.listing_id and later.changed_at > changed_listing.changed_at
    ) as is_superseded
    from changed_listing where change_id = ${changeId} order by listing_id limit ${limit}`.execute(trx)
  await trx
    .deleteFrom('changed_listing')
    .where('change_id', '=', changeId)
    .where('listing_id', '<=', rows.at(-1)?.listing_id ?? '')
    .execute()
  return rows
}

/** Takes rows that the change added out of the journal: of the first range only, because there are few. */
export async function takeAdded(
  dialect: WriteDialect,
  trx: Write,
  { changeId, limit }: { readonly changeId: string; readonly limit: number },
): Promise<readonly AddedRow[]> {
  const first = trx
    .selectFrom('added_rows')
    .select((select) => select.fn.min('first_n').as('first'))
    .where('change_id', '=', changeId)
  const range = await trx
    .deleteFrom('added_rows')
    .where('change_id', '=', changeId)
    .where('first_n', '=', first)
    .returningAll()
    .executeTakeFirst()
  if (!range) return []
  const { first_n, last_n } = range
  const end = Math.min(last_n, first_n + limit - 1)
  if (end < last_n) {
    await trx
      .insertInto('added_rows')
      .values({ change_id: changeId, first_n: end + 1, last_n })
      .execute()
  }
  // A part for each status, because PostgreSQL's index by row number holds published listings only.
  const parts = listingStatuses.map(
    (status) => sql`select id from business where ${ofStatus(status)} and n between ${first_n} and ${end}`,
  )
  const { rows: ids } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(trx)
  const rows = await lockRows(
    dialect,
    trx,
    ids.map(({ id }) => id),
  )
  const { rows: changes } = await sql<{ id: string; last: number }>`
    select listing_id as id, max(changed_at) as last from changed_listing
    where listing_id ${dialect.oneOf(rows.map(({ id }) => id))} group by listing_id`.execute(trx)
  const lastChange = new Map(changes.map(({ id, last }) => [id, last]))
  return rows.map((row) => ({ ...row, is_superseded: (lastChange.get(row.id) ?? 0) > row.created_at }))
}

/** Deletes the record of a change of which nothing is left to undo, and marks its job as undone; false if something is left. */
export async function endIfEmpty(
  trx: Write,
  { changeId, now }: { readonly changeId: string; readonly now: number },
): Promise<boolean> {
  for (const table of ['changed_listing', 'added_rows'] as const) {
    const left = await trx
      .selectFrom(table)
      .select('change_id')
      .where('change_id', '=', changeId)
      .limit(1)
      .execute()
    if (left.length > 0) return false
  }
  await forgetNames(trx, changeId)
  await trx
    .updateTable('job')
    .set({ undone_at: now })
    .where('id', '=', changeId)
    .where('undone_at', 'is', null)
    .execute()
  return true
}

/** Opens the reports again that were decided on with the change; returns their number. */
export async function reopenReports(trx: Write, changeId: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('report')
    .set({ decision: null, decided_at: null, change_id: null })
    .where('change_id', '=', changeId)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function forgetNames(trx: Write, changeId: string): Promise<void> {
  await trx.deleteFrom('dropped_name').where('change_id', '=', changeId).execute()
  await trx.updateTable('report').set({ change_id: null }).where('change_id', '=', changeId).execute()
  await trx.deleteFrom('undoable_change').where('id', '=', changeId).execute()
}

const rowsPerStep = 2_000

/** Deletes a part of the undo data of changes older than `before`; false if nothing is left. */
export async function forgetSome(trx: Write, before: number): Promise<boolean> {
  const change = await trx
    .selectFrom('undoable_change')
    .select('id')
    .where('changed_at', '<', before)
    .orderBy('changed_at')
    .limit(1)
    .executeTakeFirst()
  if (!change) return false
  const some = trx
    .selectFrom('changed_listing')
    .select('listing_id')
    .where('change_id', '=', change.id)
    .limit(rowsPerStep)
  const { numDeletedRows } = await trx
    .deleteFrom('changed_listing')
    .where('change_id', '=', change.id)
    .where('listing_id', 'in', some)
    .executeTakeFirst()
  if (numDeletedRows === BigInt(rowsPerStep)) return true
  await trx.deleteFrom('added_rows').where('change_id', '=', change.id).execute()
  await forgetNames(trx, change.id)
  return true
}
