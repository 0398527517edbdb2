import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { retryWhileLocked, shortWait } from './write-lock.ts'

const fileName = 'directory.sqlite'

/** SQLite does not wait for whoever opens a new file at the same moment, whatever its timeout: the whole set-up is done again then. */
export async function openFile(dataDir: string, readOnly = false): Promise<Database> {
  if (!readOnly) mkdirSync(dataDir, { recursive: true })
  const database = new BetterSqlite3(join(dataDir, fileName), { readonly: readOnly, timeout: shortWait })
  await retryWhileLocked(async () => setUp(database, readOnly))
  return database
}

function setUp(database: Database, readOnly: boolean): void {
  if (!readOnly) database.pragma('journal_mode = wal')
  database.pragma('synchronous = normal')
  database.pragma('foreign_keys = on')
  database.pragma('temp_store = memory')
  database.pragma(`cache_size = -${readOnly ? 16_000 : cacheKilobytes(database)}`)
  // Larger than the default: a page that several batches of an import write is copied once.
  database.pragma('wal_autocheckpoint = 32000')
  database.pragma('journal_size_limit = 67108864')
}

/** What grows with the listings and is read everywhere, as an import reads the index of ids: a fiftieth of the file, within bounds. */
function cacheKilobytes(database: Database): number {
  const pages = Number(database.pragma('page_count', { simple: true }))
  const pageSize = Number(database.pragma('page_size', { simple: true }))
  return Math.round(Math.min(256_000, Math.max(64_000, (pages * pageSize) / 1000 / 50)))
}
