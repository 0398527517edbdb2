import type { PoolClient } from 'pg'

interface Merge {
  readonly id: string
  readonly n: number
  readonly mergedInto: string
}

/** Records into which listings others were merged, inside the caller's transaction. */
export async function recordMerges(client: PoolClient, merges: readonly Merge[]): Promise<void> {
  for (const { id, n, mergedInto } of merges) {
    await client.query(
      'insert into merged_listing values ($1, $2, $3) on conflict (id) do update set n = excluded.n, into_id = excluded.into_id',
      [id, n, mergedInto],
    )
  }
}

/** Removes the records of the listings, and returns the ids of those that had one. */
export async function forgetMerges(client: PoolClient, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ id: string }>(
    'delete from merged_listing where id = any($1) returning id',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}
