import type { PoolClient } from 'pg'
import type { ListingAdministration, UndoOutcome } from '../../../application/ports/listing-administration.ts'
import { type AddedRow, type FormerListing, planUndo } from '../../plan-change.ts'
import { type StoredRow, selectStored } from '../../stored-row.ts'
import { changeRows, lockRows } from './change-rows.ts'
import { saveProgress } from './save-progress.ts'
import { writeAudit } from './write-audit.ts'

type UndoStep = Parameters<ListingAdministration['undo']>[0]

/** Undoes one step of a change, inside the caller's transaction. */
export async function undoStep(client: PoolClient, step: UndoStep): Promise<UndoOutcome> {
  const { changeId, limit, job, audit, now } = step
  const former = await takeFormer(client, changeId, limit)
  const present = await lockRows(
    client,
    former.map(({ listing_id }) => listing_id),
  )
  const added = former.length < limit ? await takeAdded(client, changeId, limit - former.length) : []
  const { changes, removed, restored, kept } = planUndo(former, present, added)
  await changeRows(client, changes, { changeId, now, isRecorded: false })
  const outcome = { removed, restored, kept, isDone: await endIfEmpty(client, changeId, now) }
  if (job) await saveProgress(client, { id: job.id, progress: job.progress(outcome), now })
  if (audit) await writeAudit(client, audit(outcome))
  return outcome
}

async function takeFormer(client: PoolClient, changeId: string, limit: number): Promise<FormerListing[]> {
  const { rows } = await client.query<FormerListing>(
    `select listing_id, changed_at, before, exists (
       select from changed_listing as later
       where later.listing_id = changed_listing.listing_id and later.changed_at > changed_listing.changed_at
     ) as is_superseded
     from changed_listing where change_id = $1 order by listing_id limit $2 for update`,
    [changeId, limit],
  )
  const last = rows.at(-1)
  if (last) {
    await client.query('delete from changed_listing where change_id = $1 and listing_id <= $2', [
      changeId,
      last.listing_id,
    ])
  }
  return rows
}

/** Reads the first range only, because there are few. */
async function takeAdded(client: PoolClient, changeId: string, limit: number): Promise<AddedRow[]> {
  const { rows: ranges } = await client.query<{ first_n: number; last_n: number }>(
    'delete from added_rows where change_id = $1 and first_n = (select min(first_n) from added_rows where change_id = $1) returning first_n, last_n',
    [changeId],
  )
  const range = ranges[0]
  if (!range) return []
  const end = Math.min(range.last_n, range.first_n + limit - 1)
  if (end < range.last_n) {
    await client.query('insert into added_rows values ($1, $2, $3)', [changeId, end + 1, range.last_n])
  }
  const rows = await lockNumbers(client, range.first_n, end)
  const { rows: superseded } = await client.query<{ id: string }>(
    `select given.id from unnest($1::text[], $2::bigint[]) as given (id, created_at)
     where exists (select from changed_listing where listing_id = given.id and changed_at > given.created_at)`,
    [rows.map(({ id }) => id), rows.map(({ created_at }) => created_at)],
  )
  const supersededIds = new Set(superseded.map(({ id }) => id))
  return rows.map((row) => ({ ...row, is_superseded: supersededIds.has(row.id) }))
}

/** Two queries, because the index by row number holds published listings only. Rows are locked in id order. */
async function lockNumbers(client: PoolClient, first: number, last: number): Promise<StoredRow[]> {
  const part = (status: string) =>
    `select id from business where status = '${status}' and n between $1 and $2`
  const { rows } = await client.query<StoredRow>(
    `${selectStored} where business.id in (${part('published')} union all ${part('pending')})
     order by business.id for update of business`,
    [first, last],
  )
  return rows
}

/** Marks the change's job as undone, where it has one. */
async function endIfEmpty(client: PoolClient, changeId: string, now: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from changed_listing where change_id = $1 union all select from added_rows where change_id = $1 limit 1`,
    [changeId],
  )
  if (rowCount !== 0) return false
  await client.query('delete from dropped_name where change_id = $1', [changeId])
  await client.query('delete from undoable_change where id = $1', [changeId])
  await client.query('update job set undone_at = $1 where id = $2 and undone_at is null', [now, changeId])
  return true
}
