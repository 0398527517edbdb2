import type { PoolClient } from 'pg'
import { nextVersion, type RowChange } from '../../row-change.ts'

interface Recording {
  readonly changeId: string
  readonly now: number
}

/** Records that the change added the rows between these numbers, both included. */
export async function recordAdded(
  client: PoolClient,
  { changeId, now }: Recording,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<void> {
  await touch(client, { changeId, now })
  const { rowCount } = await client.query(
    'update added_rows set last_n = $1 where change_id = $2 and last_n = $3 - 1',
    [last, changeId, first],
  )
  if (rowCount === 0)
    await client.query('insert into added_rows values ($1, $2, $3)', [changeId, first, last])
}

/** Records the former content of the rows that the change alters. Only the first record of a row counts. */
export async function recordChanged(
  client: PoolClient,
  { changeId, now }: Recording,
  changes: readonly RowChange[],
): Promise<void> {
  const records = changes.flatMap(({ before, after }) => {
    if (!before) return []
    const changed_at = after?.updated_at ?? nextVersion(before, now)
    return [{ listing_id: before.id, n: before.n, changed_at, before: JSON.stringify(before) }]
  })
  if (records.length === 0) return
  await touch(client, { changeId, now })
  await client.query(
    `insert into changed_listing select $1, listing_id, changed_at, before
     from json_to_recordset($2) as given (listing_id text, n bigint, changed_at bigint, before text)
     where not exists (select from added_rows where change_id = $1 and given.n between first_n and last_n)
     on conflict (change_id, listing_id) do update set changed_at = excluded.changed_at`,
    [changeId, JSON.stringify(records)],
  )
}

async function touch(client: PoolClient, { changeId, now }: Recording): Promise<void> {
  await client.query(
    'insert into undoable_change values ($1, $2) on conflict (id) do update set changed_at = excluded.changed_at',
    [changeId, now],
  )
}
