import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3, { type Database } from 'better-sqlite3'
import { retryWhileLocked, shortWait } from '../write-lock.ts'
import { adviseRestore, DatabaseFileError } from './database-file-error.ts'
import { databaseFile, refuseUnusableFile } from './refuse-unusable-file.ts'

/** The page cache of a connection: a share of the file's size, with bounds in kilobytes. */
interface CacheSize {
  readonly least: number
  readonly most: number
  readonly part: number
}

/** Writers read indexes all over, such as that of ids, and these grow with the listings. */
const cacheOfWriter: CacheSize = { least: 64_000, most: 256_000, part: 1 / 50 }
export const cacheOfReader: CacheSize = { least: 24_000, most: 24_000, part: 0 }

interface FileOptions {
  readonly readOnly?: boolean
  readonly cache?: CacheSize
}

/**
 * SQLite does not wait for a connection that opens a new file at the same moment, whatever its timeout, so the set-up
 * is repeated. Throws `DatabaseFileError` if there is a file that cannot be used.
 */
export async function openFile(
  dataDir: string,
  { readOnly = false, cache = readOnly ? cacheOfReader : cacheOfWriter }: FileOptions = {},
): Promise<Database> {
  const path = join(dataDir, databaseFile)
  if (!readOnly) mkdirSync(dataDir, { recursive: true })
  refuseUnusableFile(dataDir, { readOnly })
  if (readOnly && !existsSync(path)) throw new Error(`There is no database: ${path}`)
  const database = new BetterSqlite3(path, { readonly: readOnly, timeout: shortWait })
  try {
    await retryWhileLocked(async () => {
      if (!readOnly) database.pragma('journal_mode = wal')
      setUp(database, cache)
    })
    return database
  } catch (error) {
    database.close()
    throw isDamage(error)
      ? new DatabaseFileError(error.message, adviseRestore(dataDir), { cause: error })
      : error
  }
}

const isDamage = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code))

function setUp(database: Database, { least, most, part }: CacheSize): void {
  database.pragma('synchronous = normal')
  database.pragma('foreign_keys = on')
  database.pragma('temp_store = memory')
  const kilobytes = Math.round(Math.min(most, Math.max(least, (sizeOf(database) / 1000) * part)))
  database.pragma(`cache_size = -${kilobytes}`)
  // Larger than the default, so that a page that several batches of an import write is copied once.
  database.pragma('wal_autocheckpoint = 32000')
  database.pragma('journal_size_limit = 67108864')
}

/** Size in bytes. */
function sizeOf(database: Database): number {
  const pages = Number(database.pragma('page_count', { simple: true }))
  return pages * Number(database.pragma('page_size', { simple: true }))
}
