import type { Database } from 'better-sqlite3'
import type { ListingAdministration } from '../../../application/ports/listing-administration.ts'
import { countsOf } from '../../row-change.ts'
import { encodeStored } from '../../stored-row.ts'
import { prepareRowFinder } from './find-rows.ts'
import { prepareOpeningIntern } from './intern-openings.ts'
import { prepareProgressWriter } from './save-progress.ts'
import { prepareCountWriter } from './sqlite-count-writer.ts'
import { prepareRowWriter } from './write-rows.ts'

type RestoreBatch = Parameters<ListingAdministration['restoreBatch']>[0]

/** Brings listings of a backup back, inside the caller's transaction. */
export function prepareRestore(database: Database): (batch: RestoreBatch) => { restored: number } {
  const findRows = prepareRowFinder(database)
  const writeRows = prepareRowWriter(database)
  const writeCounts = prepareCountWriter(database)
  const startInterning = prepareOpeningIntern(database)
  const saveProgress = prepareProgressWriter(database)
  const setFreeRow = database.prepare('update meta set next_n = max(next_n, ?)')
  return ({ listings, job }) => {
    const present = new Set(findRows(listings.map(({ id }) => id)).map(({ id }) => id))
    const internOpening = startInterning()
    const changes = listings
      .filter(({ id }) => !present.has(id))
      .map((listing) => ({ after: encodeStored(listing, internOpening(listing)), terms: listing.terms }))
    writeRows(changes)
    const counts = countsOf(changes)
    if (counts) writeCounts(counts)
    setFreeRow.run(Math.max(0, ...changes.map(({ after }) => after.n)) + 1)
    if (job) saveProgress(job.id, job.progress)
    return { restored: changes.length }
  }
}
