import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { CountLedger } from './count-ledger.ts'
import { type CountTable, keyOf, type Misnaming } from './count-tables.ts'
import type { CountRow } from './tally.ts'

/** A row of a count table that is not as the listings make it. */
export interface WrongCount {
  readonly key: string
  /** As it is; where it is missing, as it should be. */
  readonly row: CountRow
  readonly expected: number
  /** Undefined where the row is missing. */
  readonly found: number | undefined
  readonly misnamings: readonly Misnaming[]
}

/** Compares a count table with the listings. Rows that are missing come last. */
export async function* wrongCounts(
  db: Kysely<Schema>,
  table: CountTable,
  ledger: CountLedger,
): AsyncGenerator<WrongCount> {
  const { staysEmpty, fixedKeys = [] } = table
  const missing = new Map([...fixedKeys.map((key) => [key, 0] as const), ...ledger.counts(table)])
  for await (const row of allRows(db, table)) {
    const key = keyOf(table, row)
    const expected = missing.get(key) ?? 0
    missing.delete(key)
    const found = row.business_count
    const misnamings = table.misnamings?.(row) ?? []
    const isEmpty = found === 0 && !staysEmpty
    if (found !== expected || isEmpty || misnamings.length > 0) {
      yield { key, row, expected, found, misnamings }
    }
  }
  for (const [key, expected] of missing) {
    if (expected === 0 && !fixedKeys.includes(key)) continue
    const parts = key.split('\n')
    const keys = Object.fromEntries(table.keys.map((name, at) => [name, parts[at] ?? '']))
    const row = { ...keys, ...ledger.firstRow(table, key), business_count: expected }
    yield { key, row, expected, found: undefined, misnamings: [] }
  }
}

const rowsPerPage = 10_000

/** All rows of a count table, in the order of their keys. */
async function* allRows(db: Kysely<Schema>, { name, keys }: CountTable): AsyncGenerator<CountRow> {
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  for (let last: CountRow | undefined; ; ) {
    const from = last
    const isBehind = from ? sql`where (${columns}) > (${sql.join(keys.map((key) => from[key]))})` : sql``
    const { rows } = await sql<CountRow>`
      select * from ${sql.table(name)} ${isBehind} order by ${columns} limit ${rowsPerPage}`.execute(db)
    yield* rows
    last = rows.at(-1)
    if (!last) return
  }
}

/** The counts in `meta` that the listings do not make. */
export async function wrongTotals(db: Kysely<Schema>, ledger: CountLedger) {
  const meta = await db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()
  return Object.entries(ledger.totals())
    .map(([key, expected]) => ({ key, expected, found: Number(meta[key as keyof typeof meta]) }))
    .filter(({ expected, found }) => expected !== found)
}
