import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { CountLedger } from '../verify/count-ledger.ts'
import { allRows, type CountRow, type CountTable, countTables, keyOf } from '../verify/count-tables.ts'
import type { VerifiedDatabase } from '../verify/verified-database.ts'

export const countTableNames = ['meta', ...countTables.map(({ name }) => name)]

/** What a count lacks (or has too much): it can be added whatever others have added meanwhile. */
interface Correction {
  readonly table: CountTable
  readonly row: CountRow
  readonly renames: boolean
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
  const rows: Correction[] = []
  for (const table of countTables) {
    if (only !== undefined && only !== table.name) continue
    for await (const correction of correctionsOf(db, table, ledger)) rows.push(correction)
  }
  const isMeta = only === undefined || only === 'meta'
  return { rows, totals: isMeta ? await totalsOf(db, ledger) : {} }
}

async function* correctionsOf(
  db: Kysely<Schema>,
  table: CountTable,
  ledger: CountLedger,
): AsyncGenerator<Correction> {
  const missing = new Map(ledger.counts(table))
  for await (const row of allRows(db, table)) {
    const key = keyOf(table, row)
    const by = (missing.get(key) ?? 0) - Number(row.business_count)
    const isEmpty = !table.staysEmpty && (missing.get(key) ?? 0) <= 0
    missing.delete(key)
    const isMisnamed = (table.misnamings?.(row) ?? []).length > 0
    const right = isMisnamed ? ledger.firstRow(table, key) : undefined
    if (by !== 0 || isEmpty || right) {
      yield { table, row: { ...row, ...right, business_count: by }, renames: right !== undefined }
    }
  }
  for (const [key, business_count] of missing) {
    if (business_count === 0) continue
    const parts = key.split('\n')
    const keys = Object.fromEntries(table.keys.map((name, at) => [name, parts[at] ?? '']))
    yield {
      table,
      row: { country_code: '', ...keys, ...ledger.firstRow(table, key), business_count },
      renames: false,
    }
  }
}

async function totalsOf(db: Kysely<Schema>, ledger: CountLedger): Promise<Record<string, number>> {
  const meta = await db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()
  const totals = Object.entries(ledger.totals())
  return Object.fromEntries(
    totals.map(([column, total]) => [column, total - Number(meta[column as keyof typeof meta])]),
  )
}

const correctionsPerStep = 1000

/** What adds the corrections, in steps: each is a transaction of the caller's, and right without the others. */
export function correctionSteps({
  rows,
  totals,
}: CountCorrections): ((db: Kysely<Schema>) => Promise<void>)[] {
  const starts = Array.from(
    { length: Math.ceil(rows.length / correctionsPerStep) },
    (_, step) => step * correctionsPerStep,
  )
  const addSome = starts.map((start) => async (db: Kysely<Schema>) => {
    for (const correction of rows.slice(start, start + correctionsPerStep))
      await addCorrection(db, correction)
  })
  return [...addSome, (db) => addTotals(db, totals)]
}

async function addTotals(db: Kysely<Schema>, totals: CountCorrections['totals']): Promise<void> {
  await sql`update city_count set country_code = coalesce(${mainCountry}, '')
    where country_code <> coalesce(${mainCountry}, '')`.execute(db)
  for (const [column, by] of Object.entries(totals)) {
    if (by === 0) continue
    const name = sql.ref(column)
    await sql`update meta set ${name} = ${name} + ${by}`.execute(db)
  }
  await sql`update list_block set floor = 0 where floor <> 0
    and floor = (select min(floor) from list_block as own where own.list = list_block.list)`.execute(db)
  const given = sql`(select coalesce(max(n), 0) from (
    select max(n) as n from business union all select max(n) from merged_listing) as given)`
  await sql`update meta set next_n = ${given} + 1 where next_n <= ${given}`.execute(db)
  await sql`update meta set data_version = data_version + 1`.execute(db)
}

const mainCountry = sql`(select country_code from city_country_count as c where c.key = city_count.key
  order by c.business_count desc, c.country_code limit 1)`

async function addCorrection(db: Kysely<Schema>, { table, row, renames }: Correction): Promise<void> {
  const { name, keys, names = [], staysEmpty } = table
  const columns = [...keys, ...names]
  const list = (some: readonly string[]) => sql.join(some.map((column) => sql.ref(column)))
  const renamed = renames
    ? sql.join(
        names.map((column) => sql`, ${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
        sql``,
      )
    : sql``
  await sql`insert into ${sql.table(name)} as present (${list(columns)}, business_count)
    values (${sql.join(columns.map((column) => row[column] ?? null))}, ${row.business_count})
    on conflict (${list(keys)}) do update set
      business_count = present.business_count + excluded.business_count${renamed}`.execute(db)
  if (staysEmpty) return
  const isRow = sql.join(
    keys.map((key) => sql`${sql.ref(key)} = ${row[key]}`),
    sql` and `,
  )
  await sql`delete from ${sql.table(name)} where ${isRow} and business_count <= 0`.execute(db)
}
