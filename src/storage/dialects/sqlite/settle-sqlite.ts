import type { Database } from 'better-sqlite3'

const mergeSteps = 40
const pagesPerStep = 500

/**
 * After an import: brings index segments together, gives the planner its statistics, empties the write-ahead log. The
 * merge goes in steps, each a short transaction of its own, and not further than some 80 MB.
 */
export function settleSqlite(database: Database): void {
  const merge = database.prepare(`insert into business_search (business_search, rank) values ('merge', ?)`)
  const totalChanges = database.prepare<[], number>('select total_changes()').pluck()
  for (let step = 0; step < mergeSteps; step++) {
    const before = totalChanges.get() ?? 0
    merge.run(pagesPerStep)
    // FTS5's own sign that there was nothing to merge.
    if ((totalChanges.get() ?? 0) - before < 2) break
  }
  database.pragma('analysis_limit = 1000')
  database.exec('analyze')
  database.pragma('wal_checkpoint(truncate)')
}
