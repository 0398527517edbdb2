import { sql } from 'kysely'
import type { BatchOutcome, IndexableDraft, ListingWriter } from '../../application/ports/listing-store.ts'
import { withHandFields } from '../../domain/business/hand-fields.ts'
import { isPubliclyVisible } from '../../domain/business/listing.ts'
import { toBeWritten } from '../../domain/seo-text/text-facts.ts'
import { detailPath } from '../../domain/slug/slug.ts'
import { countChanges } from '../derived/count-changes.ts'
import { type Merge, mergeDrafts } from '../merge-drafts.ts'
import { type BusinessRow, encodeBusiness } from '../rows/business-row.ts'
import { type IdentifiedDraft, identifyDrafts } from '../rows/new-listing.ts'
import { internOpenings, type OpeningIdOf } from '../rows/opening-pattern.ts'
import { editRow } from '../rows/row-change.ts'
import { storedKey, storedText } from '../rows/stored-text.ts'
import { recordAdded } from './change-journal.ts'
import { changeRows, forgetMerges } from './change-rows.ts'
import { writeCounts } from './count-writer.ts'
import { refuseWhileHeld, saveProgress } from './directory-hold.ts'
import { storeNewKeys } from './duplicate-key-writer.ts'
import { listKnown, lockRows } from './find-rows.ts'
import { noteTextChanges } from './text-changes.ts'
import type { Db, Write, WriteDialect } from './write-dialect.ts'

type ImportBatch = Parameters<ListingWriter['importBatch']>[0]

/**
 * Writers may run at once, in any number of processes. Every statement locks in key order, and a deadlock is retried.
 */
export function createListingWriter(
  db: Db,
  dialect: WriteDialect,
): Pick<ListingWriter, 'importBatch' | 'addPending'> {
  return {
    async importBatch(batch) {
      const { jobId, now, merge } = batch
      const drafts = identifyDrafts(batch.drafts)
      const knownIds = await listKnown(
        dialect,
        db,
        drafts.map(({ id }) => id),
      )
      const fresh = drafts.filter(({ id }) => !knownIds.has(id))
      const known = drafts.filter(({ id }) => knownIds.has(id))
      const reserved = await reserve(dialect, fresh)
      return dialect.transact(async (trx) => {
        await refuseWhileHeld(dialect, trx, jobId)
        const rows = await insertListings(dialect, trx, { drafts: fresh, now, ...reserved })
        const change = { changeId: jobId, now }
        const first = reserved.firstRow
        if (rows.length > 0) await recordAdded(trx, change, { first, last: first + fresh.length - 1 })
        const updated = merge ? await mergeListings(dialect, trx, { ...change, known, merge }) : 0
        const inserted = rows.length
        const outcome = { inserted, updated, duplicates: batch.drafts.length - inserted - updated }
        await storeOutcome(dialect, trx, batch, outcome)
        const counts = rows.some(isPubliclyVisible) && countChanges(rows)
        if (counts) {
          await writeCounts(dialect, trx, { counts, changeId: jobId })
          await storeNewKeys(trx, withKeys(rows.filter(isPubliclyVisible), fresh))
        }
        await noteTextChanges(
          trx,
          rows.map((after) => ({ after })),
        )
        return outcome
      }, true)
    },

    async addPending({ draft, email, now }) {
      const drafts = identifyDrafts([draft])
      const reserved = await reserve(dialect, drafts)
      await dialect.transact(async (trx) => {
        await refuseWhileHeld(dialect, trx)
        const [row] = await insertListings(dialect, trx, { drafts, now, ...reserved })
        if (!row) throw new Error('a submission needs a place id of its own')
        const submission = { listing_id: row.id, email: storedText(email), created_at: now }
        await trx.insertInto('submission').values(submission).execute()
      })
    },
  }
}

interface Reserved {
  readonly firstRow: number
  readonly openingIdOf: OpeningIdOf
}

/**
 * Reserves row numbers and stores opening patterns before the batch's transaction, so that writers do not wait for
 * each other. A batch that fails leaves a gap.
 */
async function reserve(dialect: WriteDialect, fresh: readonly IdentifiedDraft[]): Promise<Reserved> {
  if (fresh.length === 0) return { firstRow: 0, openingIdOf: () => null }
  return dialect.transact(async (trx) => {
    const openingIdOf = await internOpenings(
      dialect,
      trx,
      fresh.map(({ draft }) => draft),
    )
    const { next_n } = await trx
      .updateTable('meta')
      .set((row) => ({ next_n: row('next_n', '+', fresh.length) }))
      .returning('next_n')
      .executeTakeFirstOrThrow()
    return { firstRow: next_n - fresh.length, openingIdOf }
  }, true)
}

async function storeOutcome(
  { given }: WriteDialect,
  trx: Write,
  { jobId, refused, progress, now }: ImportBatch,
  outcome: BatchOutcome,
): Promise<void> {
  await saveProgress(trx, { id: jobId, progress: progress(outcome), now })
  if (refused.length === 0) return
  const rows = refused.map(({ rowNumber, reason, cells }) => ({
    row_number: rowNumber,
    reason: storedText(reason),
    cells: JSON.stringify(cells),
  }))
  await sql`insert into refused_row (job_id, row_number, reason, cells)
    select ${jobId}, row_number, reason, cells
    from ${given(rows, 'row_number bigint, reason text, cells text')} where true
    on conflict (job_id, row_number) do nothing`.execute(trx)
}

interface NewListings extends Reserved {
  readonly drafts: readonly IdentifiedDraft[]
  readonly now: number
}

/** Inserts the listings whose id is still new, and returns their rows. */
async function insertListings(
  dialect: WriteDialect,
  trx: Write,
  { drafts, firstRow, openingIdOf, now }: NewListings,
): Promise<readonly BusinessRow[]> {
  if (drafts.length === 0) return []
  // A listing that was merged into one that is gone is stored as a new listing again. Its former addresses are freed.
  const ids = drafts.map(({ id }) => id)
  await dialect.releaseMerged(trx, await forgetMerges(dialect, trx, ids))
  const claims = drafts.map((identified, index) => ({ ...identified, n: firstRow + index }))
  const slugs = await dialect.claimSlugs(trx, claims)
  const rows = claims.map(({ id, n, draft }) => {
    const placement = { id, n, slug: slugs.get(id) ?? '', openingId: openingIdOf(draft), now }
    return { row: withCarried(encodeBusiness(draft, placement), draft), terms: draft.terms }
  })
  const inserted = await dialect.insertRows(trx, rows)
  const lost = rows.flatMap(({ row }) => (inserted.has(row.id) ? [] : [row]))
  if (lost.length > 0) await dialect.releaseSlugs(trx, lost)
  return rows.flatMap(({ row }) => (inserted.has(row.id) ? [row] : []))
}

function withKeys(rows: readonly BusinessRow[], drafts: readonly IdentifiedDraft[]) {
  const keysOf = new Map(drafts.map(({ id, draft }) => [id, draft.duplicateKeys]))
  return rows.map(({ id, n }) => ({ n, keys: keysOf.get(id) }))
}

/** A new row with what an export said of the listing. */
function withCarried(row: BusinessRow, { carried }: IndexableDraft): BusinessRow {
  if (!carried) return row
  const hasTexts = carried.textFacts !== '' && carried.textFacts !== toBeWritten
  return {
    ...row,
    // The product writes it with its texts. Without it a sitemap names another address of the page.
    ...(hasTexts && { canonical_url: storedText(detailPath(row.slug)) }),
    unique_content: storedText(carried.uniqueContent),
    seo_title: storedText(carried.seoTitle),
    seo_description: storedText(carried.seoDescription),
    text_facts: storedKey(carried.textFacts),
    hand_fields: withHandFields([], carried.handFields).join(),
    data_at: Math.min(carried.dataAt ?? row.created_at, row.created_at),
  }
}

interface KnownListings {
  readonly known: readonly IdentifiedDraft[]
  readonly merge: Merge
  readonly changeId: string
  readonly now: number
}

/** Changes stored listings as `merge` says, and returns how many. */
async function mergeListings(
  dialect: WriteDialect,
  trx: Write,
  { known, merge, changeId, now }: KnownListings,
): Promise<number> {
  const present = await lockRows(
    dialect,
    trx,
    known.map(({ id }) => id),
  )
  const merged = mergeDrafts(known, present, merge)
  const openingIdOf = await internOpenings(
    dialect,
    trx,
    merged.map(({ draft }) => draft),
  )
  const changes = merged.map(({ before, draft }) =>
    editRow(before, { draft, openingIdOf, byHand: false, now }),
  )
  await changeRows(dialect, trx, { changes, changeId, now, isRecorded: true })
  return changes.length
}
