import { sql } from 'kysely'
import { CountLedger, ledgerTables } from '../derived/count-ledger.ts'
import type { CountTable } from '../derived/count-tables.ts'
import type { CountRow } from '../derived/tally.ts'
import { wrongCounts, wrongTotals } from '../derived/wrong-counts.ts'
import type { VerifiedDatabase } from '../verify/verified-database.ts'
import { addCounts, correctMainCountries } from '../write/count-writer.ts'
import type { Write, WriteDialect } from '../write/write-dialect.ts'

export const countTableNames = ['meta', ...ledgerTables.map(({ name }) => name)]

/** What a count lacks (or has too much): it can be added whatever others have added meanwhile. */
interface Correction {
  readonly table: CountTable
  readonly row: CountRow
  readonly isRenamed: boolean
}

export interface CountCorrections {
  readonly rows: readonly Correction[]
  /** Columns of `meta`. */
  readonly totals: Readonly<Record<string, number>>
}

/**
 * What the count tables lack in one state of a database, `only` of one of them where it is named. Yields how many
 * listings it has read.
 */
export async function* findCorrections(
  database: VerifiedDatabase,
  only: string | undefined,
): AsyncGenerator<number, CountCorrections> {
  const { db } = database
  const ledger = await CountLedger.for(db, { keepsNames: true })
  let done = 0
  for await (const piece of database.rows()) {
    ledger.addRows(piece)
    done += piece.length
    yield done
  }
  const isWanted = (name: string) => only === undefined || only === name
  const rows: Correction[] = []
  for (const table of ledgerTables.filter(({ name }) => isWanted(name))) {
    for await (const { key, row, expected, found = 0, misnamings } of wrongCounts(db, table, ledger)) {
      const isRenamed = misnamings.length > 0
      const right = isRenamed ? ledger.firstRow(table, key) : undefined
      rows.push({ table, row: { ...row, ...right, business_count: expected - found }, isRenamed })
    }
  }
  const totals = isWanted('meta') ? await wrongTotals(db, ledger) : []
  return {
    rows,
    totals: Object.fromEntries(totals.map(({ key, expected, found }) => [key, expected - found])),
  }
}

const correctionsPerStep = 1000

/** What adds the corrections, in steps: each is a transaction of the caller's, and right without the others. */
export function correctionSteps(
  dialect: WriteDialect,
  { rows, totals }: CountCorrections,
): ((trx: Write) => Promise<void>)[] {
  const ofTables = [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, own]) => {
    const starts = Array.from(
      { length: Math.ceil(own.length / correctionsPerStep) },
      (_, step) => step * correctionsPerStep,
    )
    return starts.map((start) => async (trx: Write) => {
      const some = own.slice(start, start + correctionsPerStep)
      for (const { row, isRenamed } of some) if (isRenamed) await rename(trx, table, row)
      await addCounts(dialect, trx, { table, rows: some.map(({ row }) => row), changeId: '' })
    })
  })
  return [...ofTables, (trx) => addTotals(trx, totals)]
}

async function rename(trx: Write, { name, keys, names }: CountTable, row: CountRow): Promise<void> {
  const set = sql.join(names.map((column) => sql`${sql.ref(column)} = ${row[column] ?? null}`))
  const isRow = sql.join(
    keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`),
    sql` and `,
  )
  await sql`update ${sql.table(name)} set ${set} where ${isRow}`.execute(trx)
}

async function addTotals(trx: Write, totals: CountCorrections['totals']): Promise<void> {
  await correctMainCountries(trx, sql`true`)
  for (const [column, by] of Object.entries(totals)) {
    const name = sql.ref(column)
    await sql`update meta set ${name} = ${name} + ${by}`.execute(trx)
  }
  await sql`update list_block set floor = 0 where floor <> 0
    and floor = (select min(floor) from list_block as own where own.list = list_block.list)`.execute(trx)
  const given = sql`(select coalesce(max(n), 0) from (
    select max(n) as n from business union all select max(n) from merged_listing) as given)`
  await sql`update meta set next_n = ${given} + 1 where next_n <= ${given}`.execute(trx)
  await sql`update meta set data_version = data_version + 1`.execute(trx)
}
