import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import type { Difference } from '../../../application/ports/verification.ts'
import { isPubliclyVisible } from '../../../domain/business/listing.ts'
import { hashNumber } from '../../../domain/text/hash-text.ts'
import { type BusinessRow, businessColumnList } from '../../rows/business-row.ts'
import { rowOfRank, scoreOfRank } from '../../rows/rank.ts'
import type { Schema } from '../../schema.ts'
import { refuseOlder } from '../../schema-comparison.ts'
import { duplicateKeyEntries } from '../../verify/duplicate-key-entries.ts'
import type {
  EntryTable,
  ReadSnapshot,
  VerifiedDatabase,
  VerifiedRow,
} from '../../verify/verified-database.ts'
import { chunksOfRows } from './doc-values.ts'
import { openFile } from './file/open-file.ts'
import { compareSqliteSchema } from './migrate-sqlite.ts'
import { addressEntries, reviewEntries } from './verify-keys.ts'
import { indexedTokens } from './write-index.ts'

const rowsPerPiece = 2000

/** Reads one state of a folder's file, in one transaction of a connection of its own. */
export const readSqliteSnapshot = (dataDir: string): ReadSnapshot =>
  async function* (read) {
    const database = await openFile(dataDir, { readOnly: true })
    try {
      database.exec('begin')
      return yield* read(await prepareSnapshot(database))
    } finally {
      database.close()
    }
  }

async function prepareSnapshot(database: Database): Promise<VerifiedDatabase> {
  refuseOlder(compareSqliteSchema(database))
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database }) })
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
    entryTables: [
      searchEntries(database),
      addressEntries(database),
      reviewEntries(database),
      await duplicateKeyEntries(db),
    ],
    checkRow: prepareRowChecks(database),
  }
}

/** Checks that a change of the row would reach `DocValues`: that its chunk of rows has a version in `fact_version`. */
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

const entriesPerStep = 500_000

/**
 * The full-text index: every token of every listing, read with `fts5vocab`. The row id of a listing in the index is its rank, which
 * contains the row number and the score. The hash of an entry includes the score, so an entry under a former score is a difference.
 */
function searchEntries(database: Database): EntryTable {
  database.exec(`create virtual table temp.indexed_token using fts5vocab(main, business_search, instance)`)
  // A row of the view for each of fifty million entries would take three times as long.
  const list = database
    .prepare<[], [string, string]>('select term, group_concat(doc) from temp.indexed_token group by term')
    .raw()
  const listSome = database.prepare<[string], { term: string; doc: number }>(
    'select term, doc from temp.indexed_token where doc & 4294967295 in (select value from json_each(?))',
  )
  return {
    name: 'business_search',
    entryName: 'token',
    expected: ({ row, terms }) =>
      isPubliclyVisible(row) ? [...new Set(indexedTokens({ row, terms }).split(' '))].filter(Boolean) : [],
    salt: ({ rank }) => scoreOfRank(rank),
    async *scan(visit) {
      let done = 0
      let told = 0
      for (const [term, ranks] of list.iterate()) {
        const hash = hashNumber(term)
        done += eachNumber(ranks, (rank) => visit(rowOfRank(rank), hash + scoreOfRank(rank)))
        if (done - told < entriesPerStep) continue
        told = done
        yield done
        await setImmediate()
      }
      yield done
    },
    async find(numbers, rows) {
      return listSome.all(JSON.stringify(numbers)).map(({ term, doc }) => {
        const n = rowOfRank(doc)
        const rank = rows.get(n)?.rank
        return { n, entry: rank === doc || rank === undefined ? term : `${term} under the old rank ${doc}` }
      })
    },
  }
}

const comma = 44
const zero = 48

/** Reads whole numbers that are separated by commas; returns how many there are. */
function eachNumber(list: string, visit: (value: number) => void): number {
  let count = 1
  let value = 0
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at)
    if (code !== comma) {
      value = value * 10 + code - zero
      continue
    }
    visit(value)
    value = 0
    count++
  }
  visit(value)
  return count
}
