import type { Database } from 'better-sqlite3'
import type { BatchOutcome, ListingWriter } from '../../../application/ports/listing-store.ts'
import { countChanges } from '../../count-changes.ts'
import { identifyDrafts } from '../../new-listing.ts'
import { storedText } from '../../stored-text.ts'
import { prepareListingInsert } from './insert-listings.ts'
import { settleSqlite } from './settle-sqlite.ts'
import { prepareCountWriter } from './sqlite-count-writer.ts'
import { retryWhileLocked, waitingForLock } from './write-lock.ts'

type ImportBatch = Parameters<ListingWriter['importBatch']>[0]
type Pending = Parameters<ListingWriter['addPending']>[0]

/**
 * Imports through prepared statements of the driver: building each statement anew would take longer than running it.
 * The transaction runs without a pause, so nothing else on this connection can come between.
 */
export function createSqliteListingWriter(database: Database): ListingWriter {
  const insertListings = prepareListingInsert(database)
  const writeCounts = prepareCountWriter(database)
  const storeOutcome = prepareOutcomeWriter(database)

  let unsettled = 0

  const importInTransaction = database.transaction((batch: ImportBatch): BatchOutcome => {
    const rows = insertListings(identifyDrafts(batch.drafts), batch.now)
    writeCounts(countChanges(rows))
    unsettled += rows.length
    const outcome = { inserted: rows.length, duplicates: batch.drafts.length - rows.length }
    storeOutcome(batch, outcome)
    return outcome
  })

  const insertSubmission = database.prepare('insert into submission values (?, ?, ?)')

  const addInTransaction = database.transaction(({ draft, email, now }: Pending) => {
    const drafts = identifyDrafts([draft])
    if (insertListings(drafts, now).length === 0) throw new Error('a submission needs a place id of its own')
    insertSubmission.run(drafts[0]?.id, storedText(email), now)
  })

  return {
    addPending: (pending) => retryWhileLocked(async () => addInTransaction.immediate(pending)),
    importBatch: async (batch) => waitingForLock(database, () => importInTransaction.immediate(batch)),
    async settle() {
      waitingForLock(database, () => settleSqlite(database, unsettled))
      unsettled = 0
    },
  }
}

function prepareOutcomeWriter(database: Database): (batch: ImportBatch, outcome: BatchOutcome) => void {
  const insertRefused = database.prepare('insert into refused_row values (?, ?, ?, ?) on conflict do nothing')
  const setProgress = database.prepare('update job set progress = ?, updated_at = ? where id = ?')
  return ({ jobId, refused, progress, now }, outcome) => {
    const stored = JSON.stringify(progress(outcome)) ?? null
    if (setProgress.run(stored, now, jobId).changes === 0) throw new Error(`no job ${jobId}`)
    for (const { rowNumber, reason, cells } of refused) {
      insertRefused.run(jobId, rowNumber, storedText(reason), JSON.stringify(cells))
    }
  }
}
