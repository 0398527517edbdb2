import { type Kysely, sql } from 'kysely'
import { categoryKey } from '../../domain/category/category-key.ts'
import { keyOfFolded, reverse } from '../../domain/search-terms/word-key.ts'
import type { Schema } from '../schema.ts'
import { storedKey } from '../stored-text.ts'
import { CountLedger, type Counts, pairKey } from '../verify/count-ledger.ts'
import type { VerifiedDatabase } from '../verify/verified-database.ts'

type Value = string | number | null
type CountRow = Readonly<Record<string, Value>> & { readonly business_count: number }

interface CountTable {
  readonly name: string
  readonly keys: readonly string[]
  readonly counts: (ledger: CountLedger) => Counts
  /** Columns that a new row needs beside its key. */
  readonly names?: readonly string[]
  /** Whether the row's names are those of another key. */
  readonly isMisnamed?: (row: CountRow) => boolean
  /** Whether a row stays that counts nothing. */
  readonly staysEmpty?: boolean
}

const countTables: readonly CountTable[] = [
  { name: 'city_count', keys: ['key'], names: ['name', 'country_code'], counts: ({ cities }) => cities },
  {
    name: 'city_country_count',
    keys: ['key', 'country_code'],
    counts: ({ cityCountries }) => cityCountries,
  },
  {
    name: 'district_count',
    keys: ['city_key', 'key'],
    names: ['name', 'folded'],
    counts: ({ districts }) => districts,
  },
  {
    name: 'category_count',
    keys: ['key'],
    names: ['category', 'category_group'],
    counts: ({ categories }) => categories,
    isMisnamed: ({ key, category }) => storedKey(categoryKey(String(category))) !== key,
  },
  { name: 'group_count', keys: ['category_group'], counts: ({ groups }) => groups },
  { name: 'country_count', keys: ['country_code'], names: ['country'], counts: ({ countries }) => countries },
  { name: 'day_count', keys: ['day'], counts: ({ days }) => days },
  {
    name: 'shortcoming_count',
    keys: ['shortcoming'],
    counts: ({ shortcomings }) => shortcomings,
    staysEmpty: true,
  },
  {
    name: 'search_word',
    keys: ['key'],
    names: ['word', 'reversed'],
    counts: ({ words }) => words,
    isMisnamed: ({ key, word, reversed }) =>
      keyOfFolded(String(word)) !== key || reverse(String(key)) !== reversed,
  },
  { name: 'list_block', keys: ['list', 'floor'], counts: ({ blocks }) => blocks, staysEmpty: true },
]

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

const rowsPerPage = 10_000

/** What the count tables lack in one state of a database, `only` of one of them where it is named. */
export async function findCorrections(
  database: Pick<VerifiedDatabase, 'db' | 'rows'>,
  only: string | undefined,
  report: (done: number) => void,
): Promise<CountCorrections> {
  const { db } = database
  const blocks = await db.selectFrom('list_block').selectAll().orderBy('list').orderBy('floor').execute()
  const ledger = new CountLedger(blocks, { keepsNames: true })
  let done = 0
  for await (const piece of database.rows()) {
    ledger.addRows(piece)
    done += piece.length
    report(done)
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
  const missing = new Map(table.counts(ledger))
  const named = (key: string) => ledger.names(table.counts(ledger), key) as CountRow | undefined
  for await (const row of allRows(db, table)) {
    const key = keyOf(table, row)
    const by = (missing.get(key) ?? 0) - Number(row.business_count)
    const isEmpty = !table.staysEmpty && (missing.get(key) ?? 0) <= 0
    missing.delete(key)
    const right = table.isMisnamed?.(row) ? named(key) : undefined
    if (by !== 0 || isEmpty || right) {
      yield { table, row: { ...row, ...right, business_count: by }, renames: right !== undefined }
    }
  }
  for (const [key, business_count] of missing) {
    if (business_count === 0) continue
    const parts = key.split('\n')
    const keys = Object.fromEntries(table.keys.map((name, at) => [name, parts[at] ?? '']))
    yield { table, row: { country_code: '', ...keys, ...named(key), business_count }, renames: false }
  }
}

const keyOf = ({ keys }: CountTable, row: CountRow): string => {
  const [first, second] = keys.map((name) => String(row[name]))
  return second === undefined ? (first ?? '') : pairKey(first ?? '', second)
}

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

async function totalsOf(db: Kysely<Schema>, ledger: CountLedger): Promise<Record<string, number>> {
  const meta = await db.selectFrom('meta').selectAll().executeTakeFirstOrThrow()
  return {
    total_businesses: ledger.total - meta.total_businesses,
    verified_businesses: ledger.verified - meta.verified_businesses,
    categories: ledger.categories.size - meta.categories,
    cities: ledger.cities.size - meta.cities,
  }
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
