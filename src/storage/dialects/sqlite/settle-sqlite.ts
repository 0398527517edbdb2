import type { Database } from 'better-sqlite3'
import { mergeWordNews } from './write-words.ts'

const pagesPerStep = 500
/** Some 80 MB of index: what an ordinary import leaves to do. */
const ordinarySteps = 40
/** From this share of new, changed or removed listings on, the whole index is brought into one segment. */
const largeShare = 0.1

/** What one connection has written since it settled last. */
export interface Unsettled {
  /** Index entries that came or went. */
  rows: number
  /** Listings whose keys may be noted beside the large tables. */
  keys: number
}

/**
 * After an import, or an undo, that wrote `written` listings: brings new words into the dictionary and index segments together, gives the planner its statistics
 * where many are new, empties the write-ahead log. The merge goes in steps, each a short transaction of its own. A search reads one segment
 * faster than many.
 */
export function settleSqlite(database: Database, written: number): void {
  const total = database.prepare<[], number>('select total_businesses from meta').pluck().get() ?? 0
  mergeWordNews(database)
  const isLarge = written > total * largeShare
  mergeSegments(database, isLarge)
  database.pragma('analysis_limit = 1000')
  if (isLarge) database.exec('analyze')
  database.pragma('wal_checkpoint(truncate)')
}

/** FTS5's incremental merge: a negative number of pages takes all segments together, whatever their level. */
function mergeSegments(database: Database, all: boolean): void {
  const merge = database.prepare(`insert into business_search (business_search, rank) values ('merge', ?)`)
  const totalChanges = database.prepare<[], number>('select total_changes()').pluck()
  for (let step = 0; all || step < ordinarySteps; step++) {
    const before = totalChanges.get() ?? 0
    merge.run(all && step === 0 ? -pagesPerStep : pagesPerStep)
    // FTS5's own sign that there was nothing to merge.
    if ((totalChanges.get() ?? 0) - before < 2) break
  }
}
