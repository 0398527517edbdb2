import type { Kysely } from 'kysely'
import type { Difference } from '../../application/ports/verification.ts'
import { blockSize } from '../derived/list-block.ts'
import type { Schema } from '../schema.ts'
import type { CountLedger } from './count-ledger.ts'
import { allRows, type CountTable, countTables, keyOf } from './count-tables.ts'

/** Compares the count tables with what the listings give. */
export async function* countDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const meta = await db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()
  for (const [key, expected] of Object.entries(ledger.totals())) {
    yield* compareCount('meta', key, { expected, found: meta[key as keyof typeof meta] as number })
  }
  for (const table of countTables) yield* tableDifferences(db, table, ledger)
  yield* mainCountryDifferences(db, ledger)
  yield* blockDifferences(db)
}

async function* tableDifferences(
  db: Kysely<Schema>,
  table: CountTable,
  ledger: CountLedger,
): AsyncGenerator<Difference> {
  const { name, misnamings, staysEmpty, fixedKeys = [] } = table
  const missing = new Map([...fixedKeys.map((key) => [key, 0] as const), ...ledger.counts(table)])
  for await (const row of allRows(db, table)) {
    const rowKey = keyOf(table, row)
    const { business_count: found } = row
    const key = readable(rowKey)
    yield* compareCount(name, key, { expected: missing.get(rowKey) ?? 0, found })
    if (found === 0 && !staysEmpty) {
      const what = 'row counts nothing and should not be there'
      yield { table: name, what, key, expected: null, found }
    }
    for (const misnaming of misnamings?.(row) ?? []) yield { table: name, key, ...misnaming }
    missing.delete(rowKey)
  }
  for (const [rowKey, expected] of missing) {
    const key = readable(rowKey)
    if (fixedKeys.length === 0) yield* compareCount(name, key, { expected, found: 0 })
    else yield { table: name, what: 'row is missing', key, expected, found: null }
  }
}

const readable = (key: string) => key.replaceAll('\n', ' ')

function* compareCount(
  table: string,
  key: string,
  { expected, found }: { readonly expected: number; readonly found: number },
): Generator<Difference> {
  if (expected !== found) yield { table, what: 'count is wrong', key, expected, found }
}

async function* mainCountryDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  const table = 'city_count'
  const mainCountries = ledger.mainCountries()
  for (const { key, country_code: found } of await db.selectFrom(table).selectAll().execute()) {
    const expected = mainCountries.get(key) ?? ''
    if (expected !== found) yield { table, what: 'country is wrong', key, expected, found }
  }
}

/** The blocks of each list, whatever they count. */
async function* blockDifferences(db: Kysely<Schema>): AsyncGenerator<Difference> {
  const table = 'list_block'
  let last = ''
  const blocks = await db.selectFrom(table).selectAll().orderBy('list').orderBy('floor').execute()
  for (const { list, floor, business_count: found } of blocks) {
    if (list !== last && floor !== 0) {
      yield { table, what: 'lowest block does not begin at 0', key: list, expected: 0, found: floor }
    }
    if (found >= 2 * blockSize) {
      yield { table, what: 'block is too large', key: `${list} ${floor}`, expected: 2 * blockSize - 1, found }
    }
    last = list
  }
}
