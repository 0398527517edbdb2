import { sql } from 'kysely'
import type {
  ListingAdministration,
  UndoOutcome,
  WrittenText,
} from '../../application/ports/listing-administration.ts'
import { isPubliclyVisible } from '../../domain/business/listing.ts'
import { changedIds, planChange, planUndo } from '../plan-change.ts'
import { internOpenings } from '../rows/opening-pattern.ts'
import { nextVersion, type RowChange, withTextOwed } from '../rows/row-change.ts'
import { encodeStored, type StoredRow } from '../rows/stored-row.ts'
import { storedKey, storedText } from '../rows/stored-text.ts'
import { encodeEntry } from '../stores/audit-store.ts'
import { endIfEmpty, forgetSome, reopenReports, takeAdded, takeFormer } from './change-journal.ts'
import { changeRows } from './change-rows.ts'
import { holdDirectory, refuseReplaced, refuseWhileHeld, saveProgress } from './directory-hold.ts'
import { lockRows } from './find-rows.ts'
import { countTexts } from './text-changes.ts'
import type { Write, WriteDialect } from './write-dialect.ts'

type AdministrationWriter = Pick<
  ListingAdministration,
  | 'change'
  | 'addSeoTexts'
  | 'forgetTextChanges'
  | 'undo'
  | 'forgetChanges'
  | 'hold'
  | 'clear'
  | 'restoreBatch'
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
    forgetTextChanges: (seen) =>
      dialect.transact(async (trx) => {
        await trx.updateTable('meta').set({ text_changes: '' }).where('text_changes', '=', seen).execute()
      }),
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
  const { changes: planned, removed, restored, kept } = planUndo(former, present, added)
  const changes = await withTextsOwed(trx, planned)
  await changeRows(dialect, trx, { changes, changeId, now, isRecorded: false })
  // Where everything stays as the change has made it, so does the decision that led to it.
  const reopened = removed + restored > 0 || kept === 0 ? await reopenReports(trx, changeId) : 0
  const isDone = await endIfEmpty(trx, { changeId, now })
  const outcome = { removed, restored, kept, ...(reopened > 0 && { reopened }), isDone }
  if (job) await saveProgress(trx, { id: job.id, progress: job.progress(outcome), now })
  if (audit)
    await trx
      .insertInto('audit')
      .values(encodeEntry(audit(outcome)))
      .execute()
  return outcome
}

/** A listing that comes back without a text gets one while all others have one: it was away when theirs were written. */
async function withTextsOwed(trx: Write, changes: readonly RowChange[]): Promise<readonly RowChange[]> {
  const isBare = ({ before, after }: RowChange) =>
    !before && after?.unique_content === '' && isPubliclyVisible(after)
  if (!changes.some(isBare)) return changes
  const { withoutText, total } = await countTexts(trx)
  if (withoutText > 0 || total === 0) return changes
  return changes.map((change) =>
    change.after && isBare(change) ? { ...change, after: withTextOwed(change.after) } : change,
  )
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

/** Whether texts may be stored with this listing: see the port. */
function mayWrite(text: WrittenText, row: StoredRow): boolean {
  const { former } = text
  if (former !== undefined && row.text_facts !== former) return false
  if (former) return true
  const isKept = (stored: string, written: string) => stored === '' || stored === storedText(written)
  if (!isKept(row.unique_content, text.uniqueContent)) return false
  // Nothing tells of a title that somebody has written meanwhile, except the title.
  return (
    former === undefined ||
    (isKept(row.seo_title, text.seoTitle) && isKept(row.seo_description, text.seoDescription))
  )
}

/** Writes SEO texts: new ones, and those whose facts have changed. */
async function writeSeoTexts(
  dialect: WriteDialect,
  trx: Write,
  { texts, job, now }: SeoBatch,
): Promise<number> {
  const present = await lockRows(
    dialect,
    trx,
    texts.map(({ id }) => id),
  )
  const rowOf = new Map(present.map((row) => [row.id, row]))
  const written = texts.flatMap((text) => {
    const row = rowOf.get(text.id)
    return row && mayWrite(text, row) ? [{ text, row }] : []
  })
  const records = written.map(({ text, row }) => ({
    id: text.id,
    content: storedText(text.uniqueContent),
    title: storedText(text.seoTitle),
    description: storedText(text.seoDescription),
    url: storedText(text.canonicalUrl),
    facts: storedKey(text.facts ?? ''),
    // A text that follows the facts keeps the version. Otherwise an administrator who has the listing open could not save it.
    version: row.unique_content === '' && row.text_facts === '' ? nextVersion(row, now) : row.updated_at,
  }))
  const columns = 'id text, content text, title text, description text, url text, facts text, version bigint'
  if (records.length > 0)
    await sql`
      update business set unique_content = given.content, seo_title = given.title,
        seo_description = given.description, canonical_url = given.url, text_facts = given.facts,
        updated_at = given.version
      from ${dialect.given(records, columns)}
      where business.id = given.id`.execute(trx)
  const changed = written.filter(
    ({ row }, at) =>
      row.unique_content !== records[at]?.content ||
      row.seo_title !== records[at]?.title ||
      row.seo_description !== records[at]?.description,
  )
  await saveProgress(trx, { id: job.id, progress: job.progress(changed.length), now })
  const visible = written.filter(({ row }) => row.unique_content === '' && isPubliclyVisible(row)).length
  if (visible > 0) {
    await trx
      .updateTable('shortcoming_count')
      .set((row) => ({ business_count: row('business_count', '-', visible) }))
      .where('shortcoming', '=', 'seo')
      .execute()
  }
  if (changed.some(({ row }) => isPubliclyVisible(row)))
    await sql`update meta set data_version = data_version + 1`.execute(trx)
  return changed.length
}
