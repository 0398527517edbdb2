import { once } from 'node:events'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Database } from 'better-sqlite3'
import { manyListings } from './listing-keys.ts'
import { emptyLog, waitingForLock } from './write-lock.ts'

/** Some 2 MB of index: a few hundredths of a second. */
const pagesPerStep = 500
/** Of segments that are not all merged: some 80 MB, and 2 kB for each listing written, up to what tidying does sooner. */
const stepsFor = (rows: number) => 40 + Math.round(Math.min(rows, 100_000) / 1000)
/** How long the steps of one hold of the write lock take, in ms. */
const hold = 300
/** What has come since the index was last brought into one segment: from this share of the listings on, it is again. */
const largeShare = 1 / 2

/** Of the index: so much beside its largest segment is worth the merging of all of it. */
const scatteredShare = 1 / 10

/** What one connection has written since it settled last. */
export interface Unsettled {
  /** Index entries that came or went. */
  rows: number
  /** Listings whose keys may be noted beside the large tables. */
  news: number
}

/**
 * After an import, or an undo: brings new keys into their tables and segments of the index together, gives the
 * planner its statistics where many listings are new, empties the write-ahead log. Others may write in between. A search reads
 * one segment faster than many, but to bring all of them together takes the longer the more there are: that is done as the
 * directory grows by half.
 */
export async function settleSqlite(database: Database, unsettled: Unsettled): Promise<void> {
  await mergeNews(database, unsettled)
  const isLarge = hasGrown(database)
  await mergeSegments(database, isLarge ? 'all' : stepsFor(unsettled.rows))
  await waitingForLock(() => {
    if (isLarge) noteMerged(database)
    database.pragma('analysis_limit = 1000')
    if (isLarge) database.exec('analyze')
    emptyLog(database)
  })
  unsettled.rows = 0
}

/** Of the thread that settles: what it works on is in the database's own memory. */
const resourceLimits = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 64 }

export interface SettleRequest {
  readonly dataDir: string
  readonly unsettled: Unsettled
}

/** The same; after many listings in a thread of its own, while this one goes on. */
export async function settleAside(database: Database, unsettled: Unsettled): Promise<void> {
  if (unsettled.rows <= manyListings) return settleSqlite(database, unsettled)
  // The thread keeps pages of its own.
  database.pragma('shrink_memory')
  const workerData: SettleRequest = { dataDir: dirname(database.name), unsettled }
  const worker = new Worker(new URL('./settle-worker.ts', import.meta.url), { workerData, resourceLimits })
  const [code] = await once(worker, 'exit')
  if (code !== 0) throw new Error(`The thread that settles an import ended early (exit code ${code}).`)
  unsettled.rows = 0
  unsettled.news = 0
}

/** Brings the index into one segment where a large part of it is in others. */
export async function tidySqlite(database: Database, signal: AbortSignal): Promise<void> {
  if (signal.aborted || !isScattered(database)) return
  await mergeSegments(database, 'all', signal)
  if (signal.aborted) return
  await waitingForLock(() => {
    noteMerged(database)
    emptyLog(database)
  })
}

/** Takes the keys that large batches noted to the large tables. */
export async function mergeNews(database: Database, unsettled: Unsettled): Promise<void> {
  await mergeKeyNews(database)
  unsettled.news = 0
}

function hasGrown(database: Database): boolean {
  const grown = database.prepare<[number], number>(
    'select abs(total_businesses - merged_businesses) > merged_businesses * ? from meta',
  )
  return grown.pluck().get(largeShare) === 1
}

const noteMerged = (database: Database) =>
  database.exec('update meta set merged_businesses = total_businesses')

function isScattered(database: Database): boolean {
  const sizes = database
    .prepare<[], number>('select max(pgno >> 1) from business_search_idx group by segid')
    .pluck()
    .all()
  const pages = sizes.reduce((sum, size) => sum + size, 0)
  return pages - Math.max(0, ...sizes) > pages * scatteredShare
}

/** FTS5's incremental merge: a negative number of pages takes all segments together, whatever their level. */
async function mergeSegments(database: Database, steps: number | 'all', signal?: AbortSignal): Promise<void> {
  const merge = database.prepare(`insert into business_search (business_search, rank) values ('merge', ?)`)
  const totalChanges = database.prepare<[], number>('select total_changes()').pluck()
  let left = steps === 'all' ? Number.POSITIVE_INFINITY : steps
  let pages = steps === 'all' ? -pagesPerStep : pagesPerStep
  function mergeSome(): void {
    for (const until = performance.now() + hold; left > 0 && performance.now() < until; left--) {
      const before = totalChanges.get() ?? 0
      merge.run(pages)
      pages = pagesPerStep
      // FTS5's own sign that there was nothing to merge.
      if ((totalChanges.get() ?? 0) - before < 2) left = 0
    }
  }
  while (left > 0 && !signal?.aborted) await waitingForLock(mergeSome)
}

/** Keys that go to the large table at once: a second's work. */
const keysPerStep = 100_000

/**
 * Takes the keys that large batches noted (see `prepareKeyClaims`) to the large tables, in order, so that each of their pages is
 * written once. Each step is a transaction of its own.
 */
export async function mergeKeyNews(database: Database, limit = keysPerStep): Promise<void> {
  for (const [table, key] of [
    ['listing_id', 'id'],
    ['listing_slug', 'hash'],
  ] as const) {
    const mergeSome = database.transaction(prepareMerge(database, table, key))
    while (await waitingForLock(() => mergeSome.immediate(limit)));
  }
}

/** False where nothing is left. */
function prepareMerge(database: Database, table: string, key: string): (limit: number) => boolean {
  const lastOfStep = database
    .prepare<[number], string | number | null>(
      `select max(${key}) from (select ${key} from ${table}_news order by ${key} limit ?)`,
    )
    .pluck()
  const merge = database.prepare(
    `insert into ${table} select ${key}, n from ${table}_news where ${key} <= ? order by ${key}`,
  )
  const forget = database.prepare(`delete from ${table}_news where ${key} <= ?`)
  return (limit) => {
    const last = lastOfStep.get(limit)
    if (last === undefined || last === null) return false
    merge.run(last)
    forget.run(last)
    return true
  }
}
