import { type Selectable, sql } from 'kysely'
import type { CountChanges } from '../derived/count-changes.ts'
import type { Schema } from '../schema.ts'
import { writeBlocks } from './block-writer.ts'
import type { Write, WriteDialect } from './write-dialect.ts'

type DroppedName = Pick<Selectable<Schema['dropped_name']>, 'kind' | 'key' | 'name' | 'category_group'>

/**
 * Gives cities, categories and countries that return the names that they had when the same change removed their last
 * listing. Otherwise the first listing to be stored would name them, and an undo restores listings in another order.
 */
function withDroppedNames(changes: CountChanges, dropped: readonly DroppedName[]): CountChanges {
  if (dropped.length === 0) return changes
  const nameOf = new Map(dropped.map((name) => [`${name.kind}\0${name.key}`, name]))
  return {
    ...changes,
    cities: changes.cities.map((city) => ({
      ...city,
      name: nameOf.get(`city\0${city.key}`)?.name ?? city.name,
    })),
    categories: changes.categories.map((category) => {
      const former = nameOf.get(`category\0${category.key}`)
      return former ? { ...category, category: former.name, category_group: former.category_group } : category
    }),
    countries: changes.countries.map((country) => ({
      ...country,
      country: nameOf.get(`country\0${country.country_code}`)?.name ?? country.country,
    })),
  }
}

/** The keys of the names that these counts may need. */
function namedKeys({ cities, categories, countries }: CountChanges): string[] {
  return [
    ...new Set([
      ...cities.map(({ key }) => key),
      ...categories.map(({ key }) => key),
      ...countries.map(({ country_code }) => country_code),
    ]),
  ]
}

interface CountTable {
  readonly name: string
  /** Columns with their types, keys first. */
  readonly columns: string
  readonly keys: readonly string[]
  /** The columns for `dropped_name`, without the change's id. */
  readonly dropped?: string
}

const cityCount: CountTable = {
  name: 'city_count',
  columns: 'key text, name text, country_code text',
  keys: ['key'],
  dropped: `'city', key, name, null`,
}
const cityCountryCount: CountTable = {
  name: 'city_country_count',
  columns: 'key text, country_code text',
  keys: ['key', 'country_code'],
}
const districtCount: CountTable = {
  name: 'district_count',
  columns: 'city_key text, key text, name text, folded text',
  keys: ['city_key', 'key'],
}
const categoryCount: CountTable = {
  name: 'category_count',
  columns: 'key text, category text, category_group text',
  keys: ['key'],
  dropped: `'category', key, category, category_group`,
}
const groupCount: CountTable = {
  name: 'group_count',
  columns: 'category_group text',
  keys: ['category_group'],
}
const countryCount: CountTable = {
  name: 'country_count',
  columns: 'country_code text, country text',
  keys: ['country_code'],
  dropped: `'country', country_code, country, null`,
}
const dayCount: CountTable = { name: 'day_count', columns: 'day text', keys: ['day'] }
const wordCount: CountTable = {
  name: 'search_word',
  columns: 'key text, word text, reversed text',
  keys: ['key'],
}

/**
 * Updates the count tables and the data version. The rows that every writer changes come last. With a change id, the
 * names of removed rows are recorded under it, and given back to rows that return.
 */
export async function writeCounts(
  dialect: WriteDialect,
  trx: Write,
  { counts, changeId }: { readonly counts: CountChanges; readonly changeId: string },
): Promise<void> {
  const changes = withDroppedNames(counts, await listDropped(dialect, trx, { counts, changeId }))
  const add = (table: CountTable, rows: readonly CountRow[]) =>
    addCounts(dialect, trx, { table, rows, changeId })
  const newCities = await add(
    cityCount,
    changes.cities.map((city) => ({ ...city, country_code: '' })),
  )
  await add(cityCountryCount, changes.cityCountries)
  await setMainCountries(dialect, trx, [...changes.cities, ...changes.cityCountries])
  await add(districtCount, changes.districts)
  const newCategories = await add(categoryCount, changes.categories)
  await add(groupCount, changes.groups)
  await add(countryCount, changes.countries)
  await add(dayCount, changes.days)
  await add(wordCount, changes.words)
  for (const { shortcoming, business_count } of changes.shortcomings) {
    await trx
      .updateTable('shortcoming_count')
      .set((row) => ({ business_count: row('business_count', '+', business_count) }))
      .where('shortcoming', '=', shortcoming)
      .execute()
  }
  await trx
    .updateTable('meta')
    .set((row) => ({
      total_businesses: row('total_businesses', '+', changes.total),
      verified_businesses: row('verified_businesses', '+', changes.verified),
      categories: row('categories', '+', newCategories),
      cities: row('cities', '+', newCities),
      data_version: row('data_version', '+', 1),
    }))
    .execute()
  await writeBlocks(dialect, trx, await dialect.writeOrders(trx, changes.places))
}

async function listDropped(
  { oneOf }: WriteDialect,
  trx: Write,
  { counts, changeId }: { readonly counts: CountChanges; readonly changeId: string },
): Promise<readonly DroppedName[]> {
  if (changeId === '') return []
  const { rows } = await sql<DroppedName>`select kind, key, name, category_group from dropped_name
    where change_id = ${changeId} and key ${oneOf(namedKeys(counts))}`.execute(trx)
  return rows
}

interface CountRow {
  readonly business_count: number
}

interface CountAddition {
  readonly table: CountTable
  readonly rows: readonly CountRow[]
  readonly changeId: string
}

/** Returns by how many rows the table has grown. Rows are in key order, so writers cannot deadlock. */
async function addCounts(
  dialect: WriteDialect,
  trx: Write,
  { table, rows, changeId }: CountAddition,
): Promise<number> {
  if (rows.length === 0) return 0
  const { name, columns, keys } = table
  const names = sql.raw(`${columns.replaceAll(' text', '')}, business_count`)
  const key = sql.raw(keys.join(', '))
  const { rows: counted } = await sql<CountRow>`
    insert into ${sql.table(name)} (${names})
    select ${names} from ${dialect.given(rows, `${columns}, business_count bigint`)} where true
    on conflict (${key}) do update set
      business_count = ${sql.ref(`${name}.business_count`)} + excluded.business_count
    returning ${key}, business_count`.execute(trx)
  const keyOf = (row: object) => keys.map((column) => row[column as keyof typeof row]).join('\n')
  const changeOf = new Map(rows.map((row) => [keyOf(row), row.business_count]))
  const added = counted.filter((row) => row.business_count === changeOf.get(keyOf(row))).length
  const empty = counted.filter(({ business_count }) => business_count <= 0)
  if (empty.length > 0) await removeEmpty(dialect, trx, { table, rows: empty, changeId })
  return added - empty.length
}

async function removeEmpty(
  { given }: WriteDialect,
  trx: Write,
  { table: { name, columns, keys, dropped }, rows, changeId }: CountAddition,
): Promise<void> {
  const key = sql.raw(keys.join(', '))
  const isEmpty = sql`business_count <= 0 and (${key}) in (select ${key} from ${given(rows, columns)})`
  if (dropped && changeId !== '') {
    await sql`insert into dropped_name select ${changeId}, ${sql.raw(dropped)} from ${sql.table(name)}
      where ${isEmpty} on conflict (change_id, kind, key) do nothing`.execute(trx)
  }
  await sql`delete from ${sql.table(name)} where ${isEmpty}`.execute(trx)
}

async function setMainCountries(
  { oneOf }: WriteDialect,
  trx: Write,
  cities: readonly { readonly key: string }[],
): Promise<void> {
  const keys = [...new Set(cities.map(({ key }) => key))].sort()
  await sql`update city_count set country_code = coalesce((
      select country_code from city_country_count as c where c.key = city_count.key
      order by c.business_count desc, c.country_code limit 1), '')
    where key ${oneOf(keys)}`.execute(trx)
}
