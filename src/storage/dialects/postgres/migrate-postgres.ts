import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../schema.ts'
import { compareSchema, type Migration, refuseNewer, type SchemaComparison } from '../../schema-comparison.ts'
import { directory } from './migrations/0001-directory.ts'
import { publicSite } from './migrations/0002-public-site.ts'
import { administration } from './migrations/0003-administration.ts'
import { searchWords } from './migrations/0004-search-words.ts'
import { duplicates } from './migrations/0005-duplicates.ts'
import { listBlocks } from './migrations/0006-list-blocks.ts'
import { listingRows } from './migrations/0007-listing-rows.ts'
import { tokenStatistics } from './migrations/0008-token-statistics.ts'
import { verifiedListings } from './migrations/0009-verified-listings.ts'
import { attemptLimits } from './migrations/0010-attempt-limits.ts'
import { secondFactor } from './migrations/0011-second-factor.ts'
import { directoryHold } from './migrations/0012-directory-hold.ts'
import { idleAttempts } from './migrations/0013-idle-attempts.ts'
import { firstPassword } from './migrations/0014-first-password.ts'
import { districtOrder } from './migrations/0015-district-order.ts'
import { indexFormat } from './migrations/0016-index-format.ts'
import { districtCounts } from './migrations/0017-district-counts.ts'
import { searchFeedback } from './migrations/0018-search-feedback.ts'
import { unknownHours } from './migrations/0019-unknown-hours.ts'

/** In the order in which they are applied. */
export const migrations: readonly Migration[] = [
  directory,
  publicSite,
  administration,
  searchWords,
  duplicates,
  listBlocks,
  listingRows,
  tokenStatistics,
  verifiedListings,
  attemptLimits,
  secondFactor,
  directoryHold,
  idleAttempts,
  firstPassword,
  districtOrder,
  indexFormat,
  districtCounts,
  searchFeedback,
  unknownHours,
]

/** Any number that nothing else locks. */
const migrationLock = 7_264_011_536

/** Changes nothing; an empty database lacks everything. */
export async function comparePostgresSchema(db: Kysely<Schema>): Promise<SchemaComparison> {
  const { rows: tables } = await sql`select 1 from pg_tables where tablename = 'migration'`.execute(db)
  const applied = sql<{ name: string }>`select name from migration`
  const { rows } = tables.length > 0 ? await applied.execute(db) : { rows: [] }
  return compareSchema(
    rows.map(({ name }) => name),
    migrations,
  )
}

/**
 * Brings the database to the newest schema in one transaction; returns the names applied. Processes that start at once
 * wait for each other at an advisory lock.
 */
export function migratePostgres(db: Kysely<Schema>): Promise<readonly string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx)
    const comparison = await comparePostgresSchema(trx)
    refuseNewer(comparison)
    await sql`create table if not exists migration (name text primary key, applied_at timestamptz not null)`.execute(
      trx,
    )
    for (const { name, sql: statements } of migrations) {
      if (!comparison.missing.includes(name)) continue
      await sql.raw(statements).execute(trx)
      await sql`insert into migration values (${name}, now())`.execute(trx)
    }
    return comparison.missing
  })
}
