import { sql } from 'kysely'
import type {
  Difference,
  VerificationOptions,
  VerificationProgress,
} from '../../application/ports/verification.ts'
import { rowNumberLimit } from '../../domain/business/listing-rules.ts'
import { CountLedger } from '../derived/count-ledger.ts'
import { countDifferences } from './count-differences.ts'
import { entryDifferences, expectEntries } from './entry-differences.ts'
import { referenceDifferences } from './reference-differences.ts'
import { columnDifferences, OpeningPatterns, valueDifferences } from './row-differences.ts'
import { RowBalance, tryDecode, type VerifiedDatabase } from './verified-database.ts'

/**
 * Reads the listings once, makes anew what is derived from them by the functions that its writers use, and compares. In memory are
 * some bytes for each row number, the counts, and a hash for each opening pattern.
 */
export async function* verifyDirectory(
  database: VerifiedDatabase,
  { onProgress, signal }: VerificationOptions = {},
): AsyncGenerator<Difference> {
  const report = (progress: VerificationProgress) => {
    signal?.throwIfAborted()
    onProgress?.(progress)
  }
  const { db, entryTables } = database
  const ledger = await CountLedger.for(db)
  const balance = new RowBalance(await rowNumbers(database))
  yield* compareListings(database, { ledger, balance, report })
  yield* countDifferences(db, ledger)
  for (const table of entryTables) {
    for await (const done of table.scan((n, hash) => balance.find(n, hash)))
      report({ step: table.name, done })
    yield* table.remarks?.() ?? []
  }
  yield* entryDifferences(database, balance.unbalanced())
  yield* referenceDifferences(database)
}

/** Above every row number that a listing may have. */
async function rowNumbers({ db }: VerifiedDatabase): Promise<number> {
  const { rows } = await sql<{ limit: number }>`
    select coalesce((select max(n) from business), 0) + 1 as "limit"`.execute(db)
  return Math.min(rows[0]?.limit ?? 1, rowNumberLimit + 1)
}

interface Comparison {
  readonly ledger: CountLedger
  readonly balance: RowBalance
  readonly report: (progress: VerificationProgress) => void
}

async function* compareListings(
  database: VerifiedDatabase,
  { ledger, balance, report }: Comparison,
): AsyncGenerator<Difference> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from business`.execute(database.db)
  const total = rows[0]?.total ?? 0
  const openings = new OpeningPatterns()
  await openings.read(database.db)
  yield* openings.repeated()
  let done = 0
  report({ step: 'listings', done, total })
  for await (const piece of database.rows()) {
    ledger.addRows(piece)
    for (const row of piece) {
      const key = `row ${row.n}, listing ${row.id}`
      if (!balance.begin(row.n)) {
        const what = 'row number is another listing’s too'
        yield { table: 'business', what, key, expected: null, found: row.n }
      }
      const listing = tryDecode(row)
      if (listing) {
        yield* valueDifferences(listing)
        yield* columnDifferences(listing)
        yield* openings.differences(listing)
        yield* database.checkRow(listing)
        expectEntries(database.entryTables, listing, balance)
      } else {
        yield { table: 'business', what: 'row cannot be read', key, expected: null, found: null }
      }
    }
    done += piece.length
    report({ step: 'listings', done, total })
  }
}
