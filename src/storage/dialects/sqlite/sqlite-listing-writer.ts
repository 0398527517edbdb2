import type { Database } from 'better-sqlite3'
import type { BatchOutcome, ListingWriter } from '../../../application/ports/listing-store.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import type { DuplicateKeys } from '../../../domain/business/possible-duplicates.ts'
import { type BusinessRow, encodeBusiness } from '../../business-row.ts'
import { countChanges } from '../../count-changes.ts'
import { type Merge, mergeDrafts } from '../../merge-drafts.ts'
import { type IdentifiedDraft, identifyDrafts } from '../../new-listing.ts'
import { editRow } from '../../row-change.ts'
import { storedText } from '../../stored-text.ts'
import { prepareChangeJournal } from './change-journal.ts'
import { prepareRowChange } from './change-rows.ts'
import { prepareHoldCheck } from './directory-hold.ts'
import { prepareChangeMarks } from './doc-values.ts'
import { prepareRowFinder } from './find-rows.ts'
import { prepareOpeningIntern } from './intern-openings.ts'
import { prepareSlugs } from './listing-keys.ts'
import { prepareMergeRecords } from './merge-records.ts'
import { prepareProgressWriter } from './save-progress.ts'
import { settleAside, tidySqlite, type Unsettled } from './settle-sqlite.ts'
import { prepareCountWriter } from './sqlite-count-writer.ts'
import { prepareDuplicateKeys } from './write-duplicate-keys.ts'
import { prepareIndexWriter } from './write-index.ts'
import { retryWhileLocked, waitingForLock } from './write-lock.ts'
import { prepareBusinessInsert } from './write-rows.ts'

type ImportBatch = Parameters<ListingWriter['importBatch']>[0]
type Pending = Parameters<ListingWriter['addPending']>[0]

/**
 * Imports through prepared statements of the driver, because building each statement again would take longer than
 * running it. The transaction is synchronous, so no other statement of this connection can run in it.
 */
export function createSqliteListingWriter(database: Database, unsettled: Unsettled): ListingWriter {
  const refuseWhileHeld = prepareHoldCheck(database)
  const insertListings = prepareListingInsert(database)
  const mergeListings = prepareListingMerge(database)
  const writeCounts = prepareCountWriter(database)
  const journal = prepareChangeJournal(database)
  const storeOutcome = prepareOutcomeWriter(database)

  const importInTransaction = database.transaction((batch: ImportBatch): BatchOutcome => {
    const { jobId, drafts, merge, now } = batch
    refuseWhileHeld(jobId)
    const { rows, known } = insertListings(identifyDrafts(drafts), now)
    const [first, last] = [rows[0], rows.at(-1)]
    if (first && last) journal.recordAdded({ changeId: jobId, now }, first.n, last.n)
    const updated = merge ? mergeListings(known, { merge, changeId: jobId, now }) : 0
    if (rows.some(isPubliclyVisible)) writeCounts(countChanges(rows), jobId)
    unsettled.rows += rows.length + updated
    const inserted = rows.length
    const outcome = { inserted, updated, duplicates: drafts.length - inserted - updated }
    storeOutcome(batch, outcome)
    return outcome
  })

  const insertSubmission = database.prepare('insert into submission values (?, ?, ?)')

  const addInTransaction = database.transaction(({ draft, email, now }: Pending) => {
    refuseWhileHeld()
    const { rows } = insertListings(identifyDrafts([draft]), now)
    if (!rows[0]) throw new Error('a submission needs a place id of its own')
    insertSubmission.run(rows[0].id, storedText(email), now)
  })

  return {
    addPending: (pending) => retryWhileLocked(async () => addInTransaction.immediate(pending)),
    importBatch: (batch) => waitingForLock(() => importInTransaction.immediate(batch)),
    settle: () => settleAside(database, unsettled),
    tidy: (signal) => tidySqlite(database, signal),
  }
}

function prepareOutcomeWriter(database: Database): (batch: ImportBatch, outcome: BatchOutcome) => void {
  const insertRefused = database.prepare('insert into refused_row values (?, ?, ?, ?) on conflict do nothing')
  const saveProgress = prepareProgressWriter(database)
  return ({ jobId, refused, progress, now }, outcome) => {
    saveProgress(jobId, progress(outcome), now)
    for (const { rowNumber, reason, cells } of refused) {
      insertRefused.run(jobId, rowNumber, storedText(reason), JSON.stringify(cells))
    }
  }
}

interface Insertion {
  /** Their numbers are consecutive. */
  readonly rows: readonly BusinessRow[]
  /** Drafts whose listing is stored already. */
  readonly known: readonly IdentifiedDraft[]
}

/** Inserts the listings whose id is new and was not merged into another listing, inside the caller's transaction. */
function prepareListingInsert(
  database: Database,
): (drafts: readonly IdentifiedDraft[], now: number) => Insertion {
  const { listMerged, forgetDead } = prepareMergeRecords(database)
  const firstFreeRow = database.prepare<[], number>('select next_n from meta').pluck()
  const setFreeRow = database.prepare('update meta set next_n = ?')
  const isStored = database.prepare<[string]>('select 1 from business where id = ?')
  const slugs = prepareSlugs(database)
  const insertBusiness = prepareBusinessInsert(database)
  const startInterning = prepareOpeningIntern(database)
  const writeIndex = prepareIndexWriter(database)
  const markChanged = prepareChangeMarks(database)
  const writeDuplicateKeys = prepareDuplicateKeys(database)

  return (drafts, now) => {
    const inserted: { row: BusinessRow; terms: string; duplicateKeys: DuplicateKeys | undefined }[] = []
    const known: IdentifiedDraft[] = []
    const internOpening = startInterning()
    const merged = listMerged()
    forgetDead(
      drafts.map(({ id }) => id),
      merged,
    )
    let n = firstFreeRow.get() ?? 1
    for (const identified of drafts) {
      const { id, draft } = identified
      if (merged.has(id) || isStored.get(id)) {
        known.push(identified)
        continue
      }
      const slug = slugs.claim(identified, n)
      const row = encodeBusiness(draft, { id, n: n++, slug, openingId: internOpening(draft), now })
      insertBusiness(row)
      inserted.push({ row, terms: draft.terms, duplicateKeys: draft.duplicateKeys })
    }
    writeIndex(inserted)
    if (inserted.length > 0) setFreeRow.run(n)
    const rows = inserted.map(({ row }) => row)
    markChanged(rows)
    writeDuplicateKeys(
      inserted.flatMap(({ row, duplicateKeys: keys }) =>
        keys && isPubliclyVisible(row) ? [{ rowNumber: row.n, keys }] : [],
      ),
    )
    return { rows, known }
  }
}

interface MergeOptions {
  readonly merge: Merge
  readonly changeId: string
  readonly now: number
}

/** Changes stored listings as `merge` says, inside the caller's transaction, and returns how many. */
function prepareListingMerge(
  database: Database,
): (known: readonly IdentifiedDraft[], options: MergeOptions) => number {
  const findRows = prepareRowFinder(database)
  const changeRows = prepareRowChange(database)
  const startInterning = prepareOpeningIntern(database)
  return (known, { merge, changeId, now }) => {
    const present = findRows(known.map(({ id }) => id))
    const openingIdOf = startInterning()
    const changes = mergeDrafts(known, present, merge).map(({ before, draft }) =>
      editRow(before, { draft, openingIdOf, byHand: false, now }),
    )
    changeRows(changes, { changeId, now, isRecorded: true })
    return changes.length
  }
}
