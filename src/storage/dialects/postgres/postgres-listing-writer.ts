import type { Pool, PoolClient } from 'pg'
import type { BatchOutcome, ListingWriter } from '../../../application/ports/listing-store.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import { type BusinessRow, encodeBusiness } from '../../business-row.ts'
import { countChanges } from '../../count-changes.ts'
import { type Merge, mergeDrafts, mergeTarget } from '../../merge-drafts.ts'
import { type IdentifiedDraft, identifyDrafts } from '../../new-listing.ts'
import { editRow } from '../../row-change.ts'
import { storedText } from '../../stored-text.ts'
import { recordAdded } from './change-journal.ts'
import { changeRows, lockRows } from './change-rows.ts'
import { claimSlugs } from './claim-slugs.ts'
import { refuseWhileHeld } from './directory-hold.ts'
import { inTransaction, retryConflicts } from './in-transaction.ts'
import { insertRows } from './insert-rows.ts'
import { internOpenings, openingIdIn } from './intern-openings.ts'
import { forgetMerges } from './merge-records.ts'
import { saveProgress } from './save-progress.ts'
import { writeCounts } from './write-counts.ts'

type ImportBatch = Parameters<ListingWriter['importBatch']>[0]

/**
 * Writers may run at once, in any number of processes. Every statement locks in key order, and a deadlock is retried.
 */
export function createPostgresListingWriter(pool: Pool): ListingWriter {
  return {
    async importBatch(batch) {
      const drafts = identifyDrafts(batch.drafts)
      const fresh = await listFresh(pool, drafts)
      const firstRow = await reserveRows(pool, fresh.length)
      const openingIds = await internOpenings(
        pool,
        fresh.map(({ draft }) => draft),
      )
      return retryConflicts(() =>
        inTransaction(pool, async (client) => {
          await refuseWhileHeld(client, batch.jobId)
          const rows = await insertListings(client, fresh, { firstRow, openingIds, now: batch.now })
          const change = { changeId: batch.jobId, now: batch.now }
          const last = firstRow + fresh.length - 1
          if (rows.length > 0) await recordAdded(client, change, { first: firstRow, last })
          const freshIds = new Set(fresh.map(({ id }) => id))
          const known = drafts.filter(({ id }) => !freshIds.has(id))
          const updated = batch.merge
            ? await mergeListings(client, known, { ...change, merge: batch.merge })
            : 0
          const inserted = rows.length
          const outcome = { inserted, updated, duplicates: batch.drafts.length - inserted - updated }
          await storeOutcome(client, batch, outcome)
          if (rows.some(isPubliclyVisible)) await writeCounts(client, countChanges(rows), batch.jobId)
          return outcome
        }),
      )
    },

    async addPending({ draft, email, now }) {
      const drafts = identifyDrafts([draft])
      const firstRow = await reserveRows(pool, 1)
      const openingIds = await internOpenings(pool, [draft])
      await inTransaction(pool, async (client) => {
        await refuseWhileHeld(client)
        const [row] = await insertListings(client, drafts, { firstRow, openingIds, now })
        if (!row) throw new Error('a submission needs a place id of its own')
        await client.query('insert into submission values ($1, $2, $3)', [row.id, storedText(email), now])
      })
    },

    async settle() {
      await pool.query('vacuum business')
      // Analyzing the tokens takes ten seconds.
      if (await hasChanged(pool)) await pool.query('analyze business')
      await pool.query('analyze listing_slug, city_count, city_country_count')
    },

    // Autovacuum maintains the indexes.
    tidy: async () => undefined,
  }
}

/** Whether a tenth of the listings have changed since the planner's statistics were made. */
async function hasChanged(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ changed: boolean }>(
    `select n_mod_since_analyze >= reltuples / 10 as changed
     from pg_stat_user_tables join pg_class on pg_class.oid = relid where relid = 'business'::regclass`,
  )
  return rows[0]?.changed ?? true
}

/**
 * The drafts that are neither stored nor merged into a stored listing. Another writer may store one meanwhile; the
 * insert decides.
 */
async function listFresh(pool: Pool, drafts: readonly IdentifiedDraft[]): Promise<IdentifiedDraft[]> {
  const ids = drafts.map(({ id }) => id)
  const { rows } = await pool.query<{ id: string }>(
    `select id from business where id = any($1)
     union all select id from merged_listing where id = any($1) and exists (
       with recursive ${mergeTarget('merged_listing.id')} select from hop join business on business.id = hop.id)`,
    [ids],
  )
  const present = new Set(rows.map(({ id }) => id))
  return drafts.filter(({ id }) => !present.has(id))
}

/**
 * Reserves row numbers before the batch's transaction, so that writers do not wait for each other. A batch that fails
 * leaves a gap.
 */
async function reserveRows(pool: Pool, count: number): Promise<number> {
  if (count === 0) return 0
  const { rows } = await pool.query<{ first: number }>(
    'update meta set next_n = next_n + $1 returning next_n - $1 as first',
    [count],
  )
  if (!rows[0]) throw new Error('the meta row is missing')
  return rows[0].first
}

async function storeOutcome(
  client: PoolClient,
  { jobId, refused, progress, now }: ImportBatch,
  outcome: BatchOutcome,
): Promise<void> {
  await saveProgress(client, { id: jobId, progress: progress(outcome), now })
  if (refused.length === 0) return
  await client.query(
    `insert into refused_row select $1, * from unnest($2::bigint[], $3::text[], $4::text[]) on conflict do nothing`,
    [
      jobId,
      refused.map(({ rowNumber }) => rowNumber),
      refused.map(({ reason }) => storedText(reason)),
      refused.map(({ cells }) => JSON.stringify(cells)),
    ],
  )
}

interface InsertOptions {
  readonly firstRow: number
  /** Keys are those of `openingKey`. */
  readonly openingIds: ReadonlyMap<string, number>
  readonly now: number
}

/**
 * Inserts the listings whose id is still new, in two or three statements, and returns their rows. The caller holds the
 * transaction.
 */
async function insertListings(
  client: PoolClient,
  drafts: readonly IdentifiedDraft[],
  { firstRow, openingIds, now }: InsertOptions,
): Promise<BusinessRow[]> {
  if (drafts.length === 0) return []
  await forgetDeadMerges(
    client,
    drafts.map(({ id }) => id),
  )
  const slugs = await claimSlugs(client, drafts)
  const openingIdOf = openingIdIn(openingIds)
  const rows = drafts.map(({ id, draft }, index) => {
    const openingId = openingIdOf(draft)
    const row = encodeBusiness(draft, { id, n: firstRow + index, slug: slugs.get(id) ?? '', openingId, now })
    return { row, terms: draft.terms }
  })
  const inserted = await insertRows(client, rows)
  const lost = rows.filter(({ row }) => !inserted.has(row.id)).map(({ row }) => row.slug)
  if (lost.length > 0) await client.query('delete from listing_slug where slug = any($1)', [lost])
  return rows.flatMap(({ row }) => (inserted.has(row.id) ? [row] : []))
}

/**
 * A listing that was merged into one that is gone is stored as a new listing again. This frees its former addresses.
 */
async function forgetDeadMerges(client: PoolClient, ids: readonly string[]): Promise<void> {
  const forgotten = await forgetMerges(client, ids)
  if (forgotten.size === 0) return
  await client.query('delete from listing_slug where listing_id = any($1)', [[...forgotten]])
}

interface MergeOptions {
  readonly merge: Merge
  readonly changeId: string
  readonly now: number
}

/** Changes stored listings as `merge` says, inside the caller's transaction, and returns how many. */
async function mergeListings(
  client: PoolClient,
  known: readonly IdentifiedDraft[],
  { merge, changeId, now }: MergeOptions,
): Promise<number> {
  const present = await lockRows(
    client,
    known.map(({ id }) => id),
  )
  const merged = mergeDrafts(known, present, merge)
  const openings = await internOpenings(
    client,
    merged.map(({ draft }) => draft),
  )
  const openingIdOf = openingIdIn(openings)
  const changes = merged.map(({ before, draft }) =>
    editRow(before, { draft, openingIdOf, byHand: false, now }),
  )
  await changeRows(client, changes, { changeId, now, isRecorded: true })
  return changes.length
}
