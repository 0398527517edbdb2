import { sql } from 'kysely'
import type { ListingAdministration, UndoOutcome } from '../../application/ports/listing-administration.ts'
import { isPubliclyVisible } from '../../domain/business/listing.ts'
import { encodeEntry } from '../audit-store.ts'
import type { BusinessRow } from '../business-row.ts'
import { internOpenings } from '../opening-pattern.ts'
import { changedIds, planChange, planUndo } from '../plan-change.ts'
import { encodeStored } from '../stored-row.ts'
import { storedText } from '../stored-text.ts'
import { endIfEmpty, forgetSome, takeAdded, takeFormer } from './change-journal.ts'
import { changeRows } from './change-rows.ts'
import { holdDirectory, refuseReplaced, refuseWhileHeld, saveProgress } from './directory-hold.ts'
import { lockRows } from './find-rows.ts'
import type { Write, WriteDialect } from './write-dialect.ts'

type AdministrationWriter = Pick<
  ListingAdministration,
  'change' | 'addSeoTexts' | 'undo' | 'forgetChanges' | 'hold' | 'clear' | 'restoreBatch'
>

/** Changes of listings (see the port). Writers may run at once, as in `createListingWriter`. */
export function createAdministrationWriter(dialect: WriteDialect): AdministrationWriter {
  /** Runs a transaction that changes listings. It is refused while another job holds the directory. */
  const write = <T>(job: { readonly id: string } | undefined, work: (trx: Write) => Promise<T>) =>
    dialect.transact(async (trx) => {
      await refuseWhileHeld(dialect, trx, job?.id)
      return work(trx)
    }, job !== undefined)

  return {
    change: (wanted) =>
      write(wanted.job, async (trx) => {
        const { changeId, job, now, edits = [] } = wanted
        const present = await lockRows(dialect, trx, changedIds(wanted))
        const openingIdOf = await internOpenings(
          dialect,
          trx,
          edits.map(({ draft }) => draft),
        )
        const { changes, outcome } = planChange(wanted, present, openingIdOf)
        await changeRows(dialect, trx, { changes, changeId, now, isRecorded: true })
        if (job) await saveProgress(trx, { ...job, now })
        const entry = wanted.audit?.(outcome)
        if (entry) await trx.insertInto('audit').values(encodeEntry(entry)).execute()
        return outcome
      }),

    undo: (step) => write(step.job, (trx) => undoStep(dialect, trx, step)),
    addSeoTexts: (batch) => write(batch.job, (trx) => writeSeoTexts(dialect, trx, batch)),
    restoreBatch: (batch) => write(batch.job, (trx) => restoreListings(dialect, trx, batch)),
    hold: (jobId, at) => dialect.transact((trx) => holdDirectory(dialect, trx, { jobId, at })),
    clear: (id, owner) =>
      write({ id }, async (trx) => {
        await refuseReplaced(trx, id, owner)
        await dialect.clear(trx)
      }),

    async forgetChanges(before) {
      let hasForgotten = false
      while (await dialect.transact((trx) => forgetSome(trx, before))) hasForgotten = true
      return hasForgotten
    },
  }
}

type UndoStep = Parameters<ListingAdministration['undo']>[0]

/** Undoes one step of a change. */
async function undoStep(dialect: WriteDialect, trx: Write, step: UndoStep): Promise<UndoOutcome> {
  const { changeId, limit, job, audit, now } = step
  const former = await takeFormer(dialect, trx, { changeId, limit })
  const present = await lockRows(
    dialect,
    trx,
    former.map(({ listing_id }) => listing_id),
  )
  const left = limit - former.length
  const added = left > 0 ? await takeAdded(dialect, trx, { changeId, limit: left }) : []
  const { changes, removed, restored, kept } = planUndo(former, present, added)
  await changeRows(dialect, trx, { changes, changeId, now, isRecorded: false })
  const outcome = { removed, restored, kept, isDone: await endIfEmpty(trx, { changeId, now }) }
  if (job) await saveProgress(trx, { id: job.id, progress: job.progress(outcome), now })
  if (audit)
    await trx
      .insertInto('audit')
      .values(encodeEntry(audit(outcome)))
      .execute()
  return outcome
}

type RestoreBatch = Parameters<ListingAdministration['restoreBatch']>[0]

/** Restores listings from a backup. */
async function restoreListings(
  dialect: WriteDialect,
  trx: Write,
  { listings, job }: RestoreBatch,
): Promise<{ restored: number }> {
  if (job) await refuseReplaced(trx, job.id, job.owner)
  const present = await lockRows(
    dialect,
    trx,
    listings.map(({ id }) => id),
  )
  const presentIds = new Set(present.map(({ id }) => id))
  const openingIdOf = await internOpenings(dialect, trx, listings)
  const changes = listings
    .filter(({ id }) => !presentIds.has(id))
    .map((listing) => ({ after: encodeStored(listing, openingIdOf(listing)), terms: listing.terms }))
  await changeRows(dialect, trx, { changes, changeId: '', now: 0, isRecorded: false })
  if (job) await saveProgress(trx, job)
  const free = Math.max(0, ...changes.map(({ after }) => after.n)) + 1
  await trx.updateTable('meta').set({ next_n: free }).where('next_n', '<', free).execute()
  return { restored: changes.length }
}

type SeoBatch = Parameters<ListingAdministration['addSeoTexts']>[0]

/** Writes SEO texts for listings that have none. */
async function writeSeoTexts(
  dialect: WriteDialect,
  trx: Write,
  { texts, job, now }: SeoBatch,
): Promise<number> {
  const records = texts.map((text) => ({
    id: text.id,
    content: storedText(text.uniqueContent),
    title: storedText(text.seoTitle),
    description: storedText(text.seoDescription),
    url: storedText(text.canonicalUrl),
  }))
  await lockRows(
    dialect,
    trx,
    records.map(({ id }) => id),
  )
  const { rows } = await sql<Pick<BusinessRow, 'status'>>`
    update business set unique_content = given.content, seo_title = given.title,
      seo_description = given.description, canonical_url = given.url,
      updated_at = case when updated_at < ${now} then ${now} else updated_at + 1 end
    from ${dialect.given(records, 'id text, content text, title text, description text, url text')}
    where business.id = given.id and business.unique_content = ''
    returning business.status`.execute(trx)
  await saveProgress(trx, { id: job.id, progress: job.progress(rows.length), now })
  const visible = rows.filter(isPubliclyVisible).length
  if (visible > 0) {
    await trx
      .updateTable('shortcoming_count')
      .set((row) => ({ business_count: row('business_count', '-', visible) }))
      .where('shortcoming', '=', 'seo')
      .execute()
    await sql`update meta set data_version = data_version + 1`.execute(trx)
  }
  return rows.length
}
