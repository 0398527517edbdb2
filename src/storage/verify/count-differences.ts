import type { Kysely } from 'kysely'
import type { Difference } from '../../application/ports/verification.ts'
import { type CountLedger, ledgerTables } from '../derived/count-ledger.ts'
import type { CountTable } from '../derived/count-tables.ts'
import { blockSize } from '../derived/list-block.ts'
import { type WrongCount, wrongCounts, wrongTotals } from '../derived/wrong-counts.ts'
import type { Schema } from '../schema.ts'

/** Compares the count tables with what the listings give. */
export async function* countDifferences(db: Kysely<Schema>, ledger: CountLedger): AsyncGenerator<Difference> {
  for (const wrong of await wrongTotals(db, ledger)) yield { table: 'meta', what: 'count is wrong', ...wrong }
  for (const table of ledgerTables) {
    for await (const wrong of wrongCounts(db, table, ledger)) yield* differencesOf(table, wrong)
  }
  yield* mainCountryDifferences(db, ledger)
  yield* blockDifferences(db)
}

function* differencesOf(
  { name: table, staysEmpty, fixedKeys }: CountTable,
  { key: rowKey, expected, found, misnamings }: WrongCount,
): Generator<Difference> {
  const key = rowKey.replaceAll('\n', ' ')
  if (found === undefined && fixedKeys) yield { table, what: 'row is missing', key, expected, found: null }
  else if (found !== expected) yield { table, what: 'count is wrong', key, expected, found: found ?? 0 }
  if (found === 0 && !staysEmpty) {
    yield { table, what: 'row counts nothing and should not be there', key, expected: null, found }
  }
  for (const misnaming of misnamings) yield { table, key, ...misnaming }
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
