import type { Pool, PoolClient } from 'pg'
import { inTransaction } from './in-transaction.ts'
import { directory } from './migrations/0001-directory.ts'
import { publicSite } from './migrations/0002-public-site.ts'
import { administration } from './migrations/0003-administration.ts'
import { searchWords } from './migrations/0004-search-words.ts'
import { duplicates } from './migrations/0005-duplicates.ts'
import { listBlocks } from './migrations/0006-list-blocks.ts'
import { listingRows } from './migrations/0007-listing-rows.ts'
import { tokenStatistics } from './migrations/0008-token-statistics.ts'
import { verifiedListings } from './migrations/0009-verified-listings.ts'

const migrations = [
  directory,
  publicSite,
  administration,
  searchWords,
  duplicates,
  listBlocks,
  listingRows,
  tokenStatistics,
  verifiedListings,
]

/** Any number that nothing else locks. */
const migrationLock = 7_264_011_536

/**
 * Brings the database to the newest schema in one transaction; returns the names applied. Processes that start at once
 * wait for each other at an advisory lock.
 */
export function migratePostgres(pool: Pool): Promise<string[]> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const missing = await listMissing(client)
    for (const { name, sql } of missing) {
      await client.query(sql)
      await client.query('insert into migration values ($1, now())', [name])
    }
    return missing.map(({ name }) => name)
  })
}

async function listMissing(client: PoolClient): Promise<typeof migrations> {
  await client.query(
    'create table if not exists migration (name text primary key, applied_at timestamptz not null)',
  )
  const { rows } = await client.query<{ name: string }>('select name from migration')
  const done = new Set(rows.map(({ name }) => name))
  return migrations.filter(({ name }) => !done.has(name))
}
