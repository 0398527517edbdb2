import type { Database } from 'better-sqlite3'
import { compareSchema, type Migration, refuseNewer, type SchemaComparison } from '../../schema-comparison.ts'
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
import { attemptLimits } from './migrations/0016-attempt-limits.ts'
import { secondFactor } from './migrations/0017-second-factor.ts'
import { directoryHold } from './migrations/0018-directory-hold.ts'
import { idleAttempts } from './migrations/0019-idle-attempts.ts'
import { firstPassword } from './migrations/0020-first-password.ts'
import { fewerTables } from './migrations/0021-fewer-tables.ts'
import { districtTokens } from './migrations/0022-district-tokens.ts'
import { noStagedWords } from './migrations/0023-no-staged-words.ts'
import { indexFormat } from './migrations/0024-index-format.ts'
import { uniqueIds } from './migrations/0025-unique-ids.ts'
import { districtCounts } from './migrations/0026-district-counts.ts'
import { searchFeedback } from './migrations/0027-search-feedback.ts'

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
  attemptLimits,
  secondFactor,
  directoryHold,
  idleAttempts,
  firstPassword,
  fewerTables,
  districtTokens,
  noStagedWords,
  indexFormat,
  uniqueIds,
  districtCounts,
  searchFeedback,
]

/** Changes nothing; an empty database lacks everything. */
export function compareSqliteSchema(database: Database): SchemaComparison {
  const hasTable = database.prepare("select 1 from sqlite_schema where name = 'migration'").get()
  const applied = hasTable ? database.prepare<[], string>('select name from migration').pluck().all() : []
  return compareSchema(applied, migrations)
}

/**
 * Brings the database to the newest schema in one transaction; returns the names applied. Processes that start at once
 * wait for each other's write lock.
 */
export function migrateSqlite(database: Database): readonly string[] {
  const run = database.transaction(() => {
    const comparison = compareSqliteSchema(database)
    refuseNewer(comparison)
    database.exec(
      'create table if not exists migration (name text primary key, applied_at text not null) strict',
    )
    const record = database.prepare(`insert into migration values (?, datetime('now'))`)
    for (const { name, sql } of migrations) {
      if (!comparison.missing.includes(name)) continue
      database.exec(sql)
      record.run(name)
    }
    return comparison.missing
  })
  return run.immediate()
}
