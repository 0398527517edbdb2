import type { Database } from 'better-sqlite3'
import { directory } from './migrations/0001-directory.ts'
import { publicSite } from './migrations/0002-public-site.ts'
import { administration } from './migrations/0003-administration.ts'
import { searchWords } from './migrations/0004-search-words.ts'
import { duplicates } from './migrations/0005-duplicates.ts'
import { listBlocks } from './migrations/0006-list-blocks.ts'
import { listingFacts } from './migrations/0007-listing-facts.ts'
import { wordNews } from './migrations/0008-word-news.ts'
import { listingKeys } from './migrations/0009-listing-keys.ts'
import { termsInCities } from './migrations/0010-terms-in-cities.ts'
import { sharedHours } from './migrations/0011-shared-hours.ts'
import { indexGrowth } from './migrations/0012-index-growth.ts'
import { keyPrints } from './migrations/0013-key-prints.ts'
import { reviewOrder } from './migrations/0014-review-order.ts'
import { moreTrades } from './migrations/0015-more-trades.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  /** What SQL alone cannot do, after it. */
  readonly run?: (database: Database) => void
}

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  directory,
  publicSite,
  administration,
  searchWords,
  duplicates,
  listBlocks,
  listingFacts,
  wordNews,
  listingKeys,
  termsInCities,
  sharedHours,
  indexGrowth,
  keyPrints,
  reviewOrder,
  moreTrades,
]

/**
 * Brings the database to the newest schema in one transaction; returns the names applied. Processes that start at once
 * wait for each other's write lock.
 */
export function migrateSqlite(database: Database): string[] {
  const run = database.transaction(() => {
    database.exec(
      'create table if not exists migration (name text primary key, applied_at text not null) strict',
    )
    const done = new Set(database.prepare('select name from migration').pluck().all())
    const missing = migrations.filter(({ name }) => !done.has(name))
    const record = database.prepare(`insert into migration values (?, datetime('now'))`)
    for (const { name, sql, run } of missing) {
      database.exec(sql)
      run?.(database)
      record.run(name)
    }
    return missing.map(({ name }) => name)
  })
  return run.immediate()
}
