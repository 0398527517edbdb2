import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CountChanges } from '../derived/count-changes.ts'
import {
  type CountTable,
  categoryCount,
  cityCount,
  cityCountryCount,
  keyOf,
} from '../derived/count-tables.ts'
import type { CountRow } from '../derived/tally.ts'
import type { Schema } from '../schema.ts'
import { writeBlocks } from './block-writer.ts'
import type { Write, WriteDialect } from './write-dialect.ts'

/**
 * Updates the count tables and the data version. The rows that every writer changes come last. With a change id, the
 * names of removed rows are recorded under it, and given back to rows that return.
 */
export async function writeCounts(
  dialect: WriteDialect,
  trx: Write,
  { counts, changeId }: { readonly counts: CountChanges; readonly changeId: string },
): Promise<void> {
  const dropped = await listDropped(dialect, trx, { counts, changeId })
  const grown = new Map<CountTable, number>()
  for (const { table, rows } of counts.tables) {
    const named = rows.map((row) => withDroppedName(table, row, dropped))
    grown.set(table, await addCounts(dialect, trx, { table, rows: named, changeId }))
    if (table === cityCountryCount) await setMainCountries(dialect, trx, counts)
  }
  await trx
    .updateTable('meta')
    .set((row) => ({
      total_businesses: row('total_businesses', '+', counts.total),
      verified_businesses: row('verified_businesses', '+', counts.verified),
      categories: row('categories', '+', grown.get(categoryCount) ?? 0),
      cities: row('cities', '+', grown.get(cityCount) ?? 0),
      data_version: row('data_version', '+', 1),
    }))
    .execute()
  await writeBlocks(dialect, trx, await dialect.writeOrders(trx, counts.places))
}

type DroppedName = Pick<Selectable<Schema['dropped_name']>, 'kind' | 'key' | 'name' | 'category_group'>

const droppedKey = ({ kind, key }: Pick<DroppedName, 'kind' | 'key'>) => `${kind}\0${key}`

/** The names that rows which may come back had when the same change removed their last listing. */
async function listDropped(
  { oneOf }: WriteDialect,
  trx: Write,
  { counts, changeId }: { readonly counts: CountChanges; readonly changeId: string },
): Promise<ReadonlyMap<string, DroppedName>> {
  if (changeId === '') return new Map()
  const keys = counts.tables.flatMap(({ table, rows }) =>
    table.remembered ? rows.map((row) => keyOf(table, row)) : [],
  )
  const { rows } = await sql<DroppedName>`select kind, key, name, category_group from dropped_name
    where change_id = ${changeId} and key ${oneOf([...new Set(keys)])}`.execute(trx)
  return new Map(rows.map((dropped) => [droppedKey(dropped), dropped]))
}

/** Otherwise the first listing to be stored would name the row, and an undo restores listings in another order. */
function withDroppedName(
  table: CountTable,
  row: CountRow,
  dropped: ReadonlyMap<string, DroppedName>,
): CountRow {
  const { remembered } = table
  const former = remembered && dropped.get(droppedKey({ kind: remembered.kind, key: keyOf(table, row) }))
  if (!former) return row
  const { name, group } = remembered
  return { ...row, [name]: former.name, ...(group && { [group]: former.category_group }) }
}

export interface CountAddition {
  readonly table: CountTable
  readonly rows: readonly CountRow[]
  readonly changeId: string
}

/** Returns by how many rows the table has grown. Rows are in key order, so writers cannot deadlock. */
export async function addCounts(
  dialect: WriteDialect,
  trx: Write,
  { table, rows, changeId }: CountAddition,
): Promise<number> {
  if (rows.length === 0) return 0
  const { name, keys, names, integers = [], staysEmpty } = table
  const columns = [...keys, ...names]
  const list = sql.raw([...columns, 'business_count'].join(', '))
  const typed = columns.map((column) => `${column} ${integers.includes(column) ? 'bigint' : 'text'}`)
  const key = sql.raw(keys.join(', '))
  const { rows: counted } = await sql<CountRow>`
    insert into ${sql.table(name)} (${list})
    select ${list} from ${dialect.given(rows, [...typed, 'business_count bigint'].join(', '))} where true
    on conflict (${key}) do update set
      business_count = ${sql.ref(`${name}.business_count`)} + excluded.business_count
    returning ${key}, business_count`.execute(trx)
  if (staysEmpty) return 0
  const changeOf = new Map(rows.map((row) => [keyOf(table, row), row.business_count]))
  const added = counted.filter((row) => row.business_count === changeOf.get(keyOf(table, row))).length
  const empty = counted.filter(({ business_count }) => business_count <= 0)
  if (empty.length > 0) await removeEmpty(dialect, trx, { table, rows: empty, changeId })
  return added - empty.length
}

async function removeEmpty(
  { given }: WriteDialect,
  trx: Write,
  { table: { name, keys, remembered }, rows, changeId }: CountAddition,
): Promise<void> {
  const key = sql.raw(keys.join(', '))
  const columns = keys.map((column) => `${column} text`).join(', ')
  const isEmpty = sql`business_count <= 0 and (${key}) in (select ${key} from ${given(rows, columns)})`
  if (remembered && changeId !== '') {
    const group = remembered.group ? sql.ref(remembered.group) : sql`null`
    await sql`insert into dropped_name select ${changeId}, ${sql.lit(remembered.kind)}, ${key}, ${sql.ref(remembered.name)}, ${group}
      from ${sql.table(name)} where ${isEmpty} on conflict (change_id, kind, key) do nothing`.execute(trx)
  }
  await sql`delete from ${sql.table(name)} where ${isEmpty}`.execute(trx)
}

/** The country of most of a city's listings. */
const mainCountry = sql`coalesce((
  select country_code from city_country_count as c where c.key = city_count.key
  order by c.business_count desc, c.country_code limit 1), '')`

async function setMainCountries(
  { oneOf }: WriteDialect,
  trx: Write,
  { tables }: CountChanges,
): Promise<void> {
  const changed = tables.filter(({ table }) => table === cityCount || table === cityCountryCount)
  const keys = [...new Set(changed.flatMap(({ rows }) => rows.map(({ key }) => String(key))))].sort()
  await correctMainCountries(trx, sql`key ${oneOf(keys)}`)
}

/** Those of the cities that a condition names. */
export async function correctMainCountries(trx: Write, isMeant: RawBuilder<unknown>): Promise<void> {
  await sql`update city_count set country_code = ${mainCountry}
    where ${isMeant} and country_code <> ${mainCountry}`.execute(trx)
}
