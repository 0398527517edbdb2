import { once } from 'node:events'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database } from 'better-sqlite3'
import { openFile } from './file/open-file.ts'
import { emptyLog, waitingForLock } from './write-lock.ts'

/** Index pages of one merge step: some 2 MB, a few hundredths of a second. */
const pagesPerStep = 500
/**
 * Merge steps after an import if not everything is merged: some 80 MB, and 2 kB for each listing written. The rest is
 * left to the next import, and to FTS5's own merging.
 */
const stepsFor = (rows: number) => 40 + Math.round(Math.min(rows, 100_000) / 1000)
/** How long merge steps run under one write lock, in ms. */
const hold = 300
/** If the listings have grown by this share since the index was last one segment, all segments are merged. */
const largeShare = 1 / 2

/** What a connection has written since its last compaction. */
export interface Uncompacted {
  /** Index entries that were added or removed. */
  rows: number
}

/**
 * Compaction after an import or an undo: merges segments of the index, updates the planner's
 * statistics if many listings are new, and empties the write-ahead log. Others may write between its steps. Searches
 * read one segment faster than many, but merging all takes longer the more there are, so that is done only when the
 * directory has grown by half.
 */
export async function compactSqlite(database: Database, uncompacted: Uncompacted): Promise<void> {
  const isLarge = hasGrown(database)
  await mergeSegments(database, isLarge ? 'all' : stepsFor(uncompacted.rows))
  await waitingForLock(() => {
    if (isLarge) noteMerged(database)
    database.pragma('analysis_limit = 1000')
    if (isLarge) database.exec('analyze')
    emptyLog(database)
  })
}

/** After more changes than this, compaction takes long. */
const manyRows = 2_000
/** Heap limits of the compaction thread; most of its memory is SQLite's own. */
const resourceLimits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 64 }

export interface CompactionRequest {
  readonly dataDir: string
  readonly uncompacted: Uncompacted
}

/** The same over a connection of its own, which reads most tables from start to end. */
export async function compactFile({ dataDir, uncompacted }: CompactionRequest): Promise<void> {
  const database = await openFile(dataDir, { cache: { least: 16_000, most: 128_000, part: 1 / 100 } })
  try {
    await compactSqlite(database, uncompacted)
  } finally {
    database.close()
  }
}

/** The same after what a connection has written. After many listings it runs in a thread, while this one continues. */
export async function compactAside(database: Database, uncompacted: Uncompacted): Promise<void> {
  const workerData: CompactionRequest = { dataDir: dirname(database.name), uncompacted: { ...uncompacted } }
  if (uncompacted.rows > manyRows) {
    // The thread has a page cache of its own.
    database.pragma('shrink_memory')
    const worker = new Worker(new URL('./compaction-worker.ts', import.meta.url), {
      workerData,
      resourceLimits,
    })
    const [code] = await once(worker, 'exit')
    if (code !== 0) throw new Error(`The thread of a compaction ended early (exit code ${code}).`)
  } else await compactFile(workerData)
  uncompacted.rows = 0
}

function hasGrown(database: Database): boolean {
  const grown = database.prepare<[number], number>(
    'select abs(total_businesses - merged_businesses) > merged_businesses * ? from meta',
  )
  return grown.pluck().get(largeShare) === 1
}

const noteMerged = (database: Database) =>
  database.exec('update meta set merged_businesses = total_businesses')

/** FTS5's incremental merge. A negative number of pages merges all segments, whatever their level. */
async function mergeSegments(database: Database, steps: number | 'all'): Promise<void> {
  const merge = database.prepare(`insert into business_search (business_search, rank) values ('merge', ?)`)
  const totalChanges = database.prepare<[], number>('select total_changes()').pluck()
  let left = steps === 'all' ? Number.POSITIVE_INFINITY : steps
  let pages = steps === 'all' ? -pagesPerStep : pagesPerStep
  function mergeSome(): void {
    for (const until = performance.now() + hold; left > 0 && performance.now() < until; left--) {
      const before = totalChanges.get() ?? 0
      merge.run(pages)
      pages = pagesPerStep
      // This is how FTS5 shows that there was nothing to merge.
      if ((totalChanges.get() ?? 0) - before < 2) left = 0
    }
  }
  while (left > 0) await waitingForLock(mergeSome)
}
