import type { Pool, PoolClient } from 'pg'
import type { ListingAdministration } from '../../../application/ports/listing-administration.ts'
import { isPubliclyVisible, type ListingDraft } from '../../../domain/business/listing.ts'
import type { BusinessRow } from '../../business-row.ts'
import { changedIds, planChange } from '../../plan-change.ts'
import { countsOf } from '../../row-change.ts'
import { encodeStored } from '../../stored-row.ts'
import { storedText } from '../../stored-text.ts'
import { bringRows, changeRows, lockRows, markStale, writeSubmissions } from './change-rows.ts'
import { holdDirectory, refuseReplaced, refuseWhileHeld } from './directory-hold.ts'
import { inTransaction, retryConflicts } from './in-transaction.ts'
import { internOpenings, openingIdIn } from './intern-openings.ts'
import { saveProgress } from './save-progress.ts'
import { undoStep } from './undo-change.ts'
import { writeAudit } from './write-audit.ts'
import { writeCounts } from './write-counts.ts'

type AdministrationWriter = Pick<
  ListingAdministration,
  'change' | 'addSeoTexts' | 'undo' | 'forgetChanges' | 'hold' | 'clear' | 'restoreBatch'
>

/** Changes of listings (see the port). Writers may run at once, as in `createPostgresListingWriter`. */
export function createPostgresAdministrationWriter(pool: Pool): AdministrationWriter {
  const transact = <T>(work: (client: PoolClient) => Promise<T>) =>
    retryConflicts(() => inTransaction(pool, work))
  /** Runs a transaction that changes listings. It is refused while another job holds the directory. */
  const write = <T>(jobId: string | undefined, work: (client: PoolClient) => Promise<T>) =>
    transact(async (client) => {
      await refuseWhileHeld(client, jobId)
      return work(client)
    })

  return {
    async change(wanted) {
      const drafts = (wanted.edits ?? []).map(({ draft }) => draft)
      const openingIdOf = openingIdIn(await internOpenings(pool, drafts))
      return write(wanted.job?.id, async (client) => {
        const { changeId, job, now } = wanted
        const present = await lockRows(client, changedIds(wanted))
        const { changes, outcome } = planChange(wanted, present, openingIdOf)
        await changeRows(client, changes, { changeId, now, isRecorded: true })
        if (job) await saveProgress(client, { ...job, now })
        const entry = wanted.audit?.(outcome)
        if (entry) await writeAudit(client, entry)
        return outcome
      })
    },

    undo: (step) => write(step.job?.id, (client) => undoStep(client, step)),
    addSeoTexts: (batch) => write(batch.job.id, (client) => writeSeoTexts(client, batch)),
    hold: (jobId, at) => transact((client) => holdDirectory(client, jobId, at)),
    clear: (jobId, owner) =>
      write(jobId, async (client) => {
        await refuseReplaced(client, jobId, owner)
        await clearListings(client)
      }),
    forgetChanges: (before) => forgetChanges(pool, before),

    async restoreBatch(batch) {
      const openingIdOf = openingIdIn(await internOpenings(pool, batch.listings))
      return write(batch.job?.id, async (client) => {
        if (batch.job) await refuseReplaced(client, batch.job.id, batch.job.owner)
        return restoreListings(client, batch, openingIdOf)
      })
    },
  }
}

/**
 * Deletes every listing with everything that depends on one, inside the caller's transaction. Row numbers are not
 * reused.
 */
async function clearListings(client: PoolClient): Promise<void> {
  await client.query(`
    truncate business, listing_slug, submission, city_count, city_country_count, category_count, group_count,
      country_count, day_count, search_word, list_block, undoable_change, added_rows, changed_listing, dropped_name,
      duplicate_keys, duplicate_pair, merged_listing;
    update shortcoming_count set business_count = 0;
    update meta set data_version = data_version + 1, total_businesses = 0, verified_businesses = 0, categories = 0,
      cities = 0;
  `)
}

/** Deletes the undo data of changes older than `before`, table by table (see the port). */
async function forgetChanges(pool: Pool, before: number): Promise<boolean> {
  const { rows } = await pool.query<{ id: string }>('select id from undoable_change where changed_at < $1', [
    before,
  ])
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return false
  for (const table of ['changed_listing', 'added_rows', 'dropped_name']) {
    await pool.query(`delete from ${table} where change_id = any($1)`, [ids])
  }
  await pool.query('delete from undoable_change where id = any($1)', [ids])
  return true
}

type RestoreBatch = Parameters<ListingAdministration['restoreBatch']>[0]

/** Restores listings from a backup, inside the caller's transaction. */
async function restoreListings(
  client: PoolClient,
  { listings, job }: RestoreBatch,
  openingIdOf: (draft: ListingDraft) => number | null,
): Promise<{ restored: number }> {
  const present = await lockRows(
    client,
    listings.map(({ id }) => id),
  )
  const presentIds = new Set(present.map(({ id }) => id))
  const changes = listings
    .filter(({ id }) => !presentIds.has(id))
    .map((listing) => ({ after: encodeStored(listing, openingIdOf(listing)), terms: listing.terms }))
  await bringRows(client, changes)
  await writeSubmissions(client, changes)
  await markStale(
    client,
    changes.map(({ after }) => after),
  )
  if (job) await saveProgress(client, job)
  const counts = countsOf(changes)
  if (counts) await writeCounts(client, counts)
  const lastRow = Math.max(0, ...changes.map(({ after }) => after.n))
  await client.query('update meta set next_n = greatest(next_n, $1)', [lastRow + 1])
  return { restored: changes.length }
}

type SeoBatch = Parameters<ListingAdministration['addSeoTexts']>[0]

/** Writes SEO texts for listings that have none, inside the caller's transaction. */
async function writeSeoTexts(client: PoolClient, { texts, job, now }: SeoBatch): Promise<number> {
  const records = texts.map((text) => ({
    id: text.id,
    unique_content: storedText(text.uniqueContent),
    seo_title: storedText(text.seoTitle),
    seo_description: storedText(text.seoDescription),
    canonical_url: storedText(text.canonicalUrl),
  }))
  await client.query(`select from business where id = any($1) order by id for update`, [
    records.map(({ id }) => id),
  ])
  const { rows } = await client.query<Pick<BusinessRow, 'status'>>(
    `update business set unique_content = given.unique_content, seo_title = given.seo_title,
       seo_description = given.seo_description, canonical_url = given.canonical_url,
       updated_at = greatest($2, updated_at + 1)
     from json_to_recordset($1) as given (
       id text, unique_content text, seo_title text, seo_description text, canonical_url text)
     where business.id = given.id and business.unique_content = '' returning business.status`,
    [JSON.stringify(records), now],
  )
  await saveProgress(client, { id: job.id, progress: job.progress(rows.length), now })
  const visible = rows.filter(isPubliclyVisible).length
  if (visible > 0) {
    await client.query(
      `update shortcoming_count set business_count = business_count - $1 where shortcoming = 'seo'`,
      [visible],
    )
    await client.query('update meta set data_version = data_version + 1')
  }
  return rows.length
}
