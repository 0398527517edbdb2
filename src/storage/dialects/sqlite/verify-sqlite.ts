import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { Kysely, SqliteDialect, sql } from 'kysely'
import type { Difference, VerificationOptions } from '../../../application/ports/verification.ts'
import { type BusinessRow, businessColumnList } from '../../business-row.ts'
import type { Schema } from '../../schema.ts'
import { duplicateKeyEntries } from '../../verify/duplicate-key-entries.ts'
import { requireSchema } from '../../verify/require-schema.ts'
import type { VerifiedDatabase, VerifiedRow } from '../../verify/verified-database.ts'
import { verifyDirectory } from '../../verify/verify-directory.ts'
import { chunksOfRows } from './doc-values.ts'
import { migrations } from './migrate-sqlite.ts'
import { openFile } from './open-file.ts'
import { addressEntries, idEntries, reviewEntries } from './verify-keys.ts'
import { searchEntries } from './verify-search-index.ts'

const rowsPerPiece = 2000

/** Compares the file of a folder with itself, in one read transaction of a connection of its own. */
export async function* verifySqlite(
  dataDir: string,
  options?: VerificationOptions,
): AsyncGenerator<Difference> {
  const database = await openFile(dataDir, { readOnly: true })
  try {
    database.exec('begin')
    yield* verifyDirectory(await prepareVerification(database), options)
  } finally {
    database.close()
  }
}

export async function prepareVerification(database: Database): Promise<VerifiedDatabase> {
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
  await requireSchema(db, migrations)
  const listRows = database.prepare<[number], BusinessRow>(
    `select ${businessColumnList} from listing where n > ? order by n limit ${rowsPerPiece}`,
  )
  const listSome = database.prepare<[string], BusinessRow>(
    `select ${businessColumnList} from listing where n in (select value from json_each(?))`,
  )
  return {
    db,
    async *rows() {
      for (let rows = listRows.all(-1); rows.length > 0; rows = listRows.all(rows.at(-1)?.n ?? 0)) {
        yield rows
        await setImmediate()
      }
    },
    findRows: async (numbers) => listSome.all(JSON.stringify(numbers)),
    isListing: (row, id) => sql`${sql.ref(`${row}.n`)} = (select n from listing_of_id where id = ${id})`,
    entryTables: [
      searchEntries(database),
      idEntries(database),
      addressEntries(database),
      reviewEntries(database),
      await duplicateKeyEntries(db),
    ],
    checkRow: prepareRowChecks(database),
  }
}

/** What a row tells alone: that doc values are told of its changes. */
function prepareRowChecks(database: Database): (listing: VerifiedRow) => Iterable<Difference> {
  const factChunks = new Set(database.prepare<[], number>('select chunk from fact_version').pluck().all())
  return function* ({ row }) {
    const key = `row ${row.n}, listing ${row.id}`
    for (const chunk of chunksOfRows([row])) {
      if (factChunks.has(chunk)) continue
      yield { table: 'fact_version', what: 'chunk is missing', key, expected: chunk, found: null }
    }
  }
}
