import type { PoolClient } from 'pg'
import { chunksOf } from '../../duplicate-chunk.ts'
import { countsOf, type RowChange, slugClaimOf } from '../../row-change.ts'
import { type StoredRow, selectStored } from '../../stored-row.ts'
import { recordChanged } from './change-journal.ts'
import { claimSlugs } from './claim-slugs.ts'
import { ConflictError } from './in-transaction.ts'
import { insertRows, replaceRows } from './insert-rows.ts'
import { forgetMerges, recordMerges } from './merge-records.ts'
import { writeCounts } from './write-counts.ts'

interface ChangeOptions {
  readonly changeId: string
  readonly now: number
  /** Whether the change can be undone. */
  readonly isRecorded: boolean
}

/** Locks and returns the stored rows with these ids, in id order, as every writer does. */
export async function lockRows(client: PoolClient, ids: readonly string[]): Promise<StoredRow[]> {
  if (ids.length === 0) return []
  const { rows } = await client.query<StoredRow>(
    `${selectStored} where business.id = any($1) order by business.id for update of business`,
    [ids],
  )
  return rows
}

/** Writes changes of rows and updates everything derived from them. The former rows must be locked. */
export async function changeRows(
  client: PoolClient,
  changes: readonly RowChange[],
  { isRecorded, ...change }: ChangeOptions,
): Promise<void> {
  if (isRecorded) await recordChanged(client, change, changes)
  await removeRows(
    client,
    changes.filter(({ after }) => !after),
  )
  await replaceRows(
    client,
    changes.flatMap(({ before, after, terms }) => (before && after ? [{ row: after, terms }] : [])),
  )
  await bringRows(
    client,
    changes.filter(({ before }) => !before),
  )
  await writeSubmissions(client, changes)
  const rows = changes.flatMap(({ before, after }) => [before ?? [], after ?? []].flat())
  await markStale(client, rows)
  const counts = countsOf(changes)
  if (counts) await writeCounts(client, counts, change.changeId)
}

/**
 * Marks the chunks of the rows, so that their keys are read again by the next search for duplicates. A chunk may have
 * no keys although later ones have: all its listings were gone when it was read.
 */
export async function markStale(client: PoolClient, rows: readonly { readonly n: number }[]): Promise<void> {
  await client.query(
    `insert into duplicate_keys select chunk, 0, 'stale', '' from unnest($1::integer[]) as changed (chunk)
     where chunk <= (select max(chunk) from duplicate_keys) order by chunk
     on conflict (chunk) do update set state = 'stale'`,
    [chunksOf(rows)],
  )
}

async function removeRows(client: PoolClient, changes: readonly RowChange[]): Promise<void> {
  const gone = changes.flatMap(({ before, mergedInto }) => (before ? [{ ...before, mergedInto }] : []))
  if (gone.length === 0) return
  await client.query('delete from business where id = any($1)', [gone.map(({ id }) => id)])
  await releaseSlugs(
    client,
    gone.filter(({ mergedInto }) => !mergedInto),
  )
  await recordMerges(
    client,
    gone.flatMap(({ id, n, mergedInto }) => (mergedInto ? [{ id, n, mergedInto }] : [])),
  )
}

async function releaseSlugs(
  client: PoolClient,
  rows: readonly { slug: string; id: string }[],
): Promise<void> {
  if (rows.length === 0) return
  await client.query(
    `delete from listing_slug using unnest($1::text[], $2::text[]) as gone (slug, id)
     where listing_slug.slug = gone.slug and listing_slug.listing_id = gone.id`,
    [rows.map(({ slug }) => slug), rows.map(({ id }) => id)],
  )
}

/**
 * Restores rows, by undo or from a backup. A row whose slug belongs to another listing now gets its next possible
 * slug.
 */
export async function bringRows(client: PoolClient, changes: readonly RowChange[]): Promise<void> {
  if (changes.length === 0) return
  const coming = changes.flatMap((change) => (change.after ? [{ ...change, after: change.after }] : []))
  const unmerged = await forgetMerges(
    client,
    coming.map(({ after }) => after.id),
  )
  await releaseSlugs(
    client,
    coming.flatMap(({ after }) => (unmerged.has(after.id) ? [after] : [])),
  )
  const slugs = await claimSlugs(client, coming.map(slugClaimOf))
  const rows = coming.map(({ after, terms }) => ({
    row: { ...after, slug: slugs.get(after.id) ?? '' },
    terms,
  }))
  const inserted = await insertRows(client, rows)
  if (inserted.size < rows.length) throw new ConflictError('a listing came back that is there')
}

export async function writeSubmissions(client: PoolClient, changes: readonly RowChange[]): Promise<void> {
  const gone = changes.flatMap(({ before, after }) =>
    before && before.email !== null && (after?.email ?? null) === null ? [before.id] : [],
  )
  const coming = changes.flatMap(({ before, after }) =>
    after && after.email !== null && (before?.email ?? null) === null ? [after] : [],
  )
  if (gone.length > 0) await client.query('delete from submission where listing_id = any($1)', [gone])
  for (const { id, email, submitted_at } of coming) {
    await client.query('insert into submission values ($1, $2, $3)', [id, email, submitted_at])
  }
}
