import type { PoolClient } from 'pg'
import type { CountChanges } from '../../count-changes.ts'
import { type DroppedName, namedKeys, withDroppedNames } from '../../dropped-name.ts'
import { writeBlocks } from './write-blocks.ts'

interface CountTable {
  readonly name: string
  /** Columns with their types, keys first. */
  readonly columns: string
  readonly keys: string
  /** The columns for `dropped_name`, without the change's id. */
  readonly dropped?: string
}

const cityCount = {
  name: 'city_count',
  columns: 'key text, name text, country_code text',
  keys: 'key',
  dropped: `'city', key, name, null`,
}
const cityCountryCount = {
  name: 'city_country_count',
  columns: 'key text, country_code text',
  keys: 'key, country_code',
}
const categoryCount = {
  name: 'category_count',
  columns: 'key text, category text, category_group text',
  keys: 'key',
  dropped: `'category', key, category, category_group`,
}
const groupCount = { name: 'group_count', columns: 'category_group text', keys: 'category_group' }
const countryCount = {
  name: 'country_count',
  columns: 'country_code text, country text',
  keys: 'country_code',
  dropped: `'country', country_code, country, null`,
}
const wordCount = { name: 'search_word', columns: 'key text, word text, reversed text', keys: 'key' }
const dayCount = { name: 'day_count', columns: 'day text', keys: 'day' }

/**
 * Updates the count tables and the data version. The rows that every writer changes come last. With a change id, the
 * names of removed rows are recorded under it, and given back to rows that return.
 */
export async function writeCounts(client: PoolClient, given: CountChanges, changeId = ''): Promise<void> {
  const changes = withDroppedNames(given, await listDropped(client, given, changeId))
  const cities = changes.cities.map((city) => ({ ...city, country_code: '' }))
  const newCities = await addCounts(client, cityCount, cities, changeId)
  await addCounts(client, cityCountryCount, changes.cityCountries, changeId)
  await setMainCountries(client, [
    ...new Set([...changes.cities, ...changes.cityCountries].map(({ key }) => key)),
  ])
  const newCategories = await addCounts(client, categoryCount, changes.categories, changeId)
  await addCounts(client, groupCount, changes.groups, changeId)
  await addCounts(client, countryCount, changes.countries, changeId)
  await addCounts(client, dayCount, changes.days, changeId)
  await addCounts(client, wordCount, changes.words, changeId)
  await addShortcomings(client, changes.shortcomings)
  await client.query(
    `update meta set total_businesses = total_businesses + $1, verified_businesses = verified_businesses + $2,
       categories = categories + $3, cities = cities + $4, data_version = data_version + 1`,
    [changes.total, changes.verified, newCategories, newCities],
  )
  await writeBlocks(client, changes.places)
}

async function listDropped(client: PoolClient, changes: CountChanges, changeId: string) {
  if (changeId === '') return []
  const { rows } = await client.query<DroppedName>(
    'select kind, key, name, category_group from dropped_name where change_id = $1 and key = any($2)',
    [changeId, namedKeys(changes)],
  )
  return rows
}

/** Returns by how many rows the table has grown. Changes are in key order, so writers cannot deadlock. */
async function addCounts(
  client: PoolClient,
  table: CountTable,
  changes: readonly { business_count: number }[],
  changeId: string,
): Promise<number> {
  if (changes.length === 0) return 0
  const { name, columns, keys } = table
  const { rows } = await client.query<{ added: number; emptied: number }>(
    `with change as (
       insert into ${name} as present (${columns.replaceAll(' text', '')}, business_count)
       select * from json_to_recordset($1) as given (${columns}, business_count bigint)
       on conflict (${keys}) do update set business_count = present.business_count + excluded.business_count
       returning (xmax = 0) as is_new, business_count <= 0 as is_empty
     ) select count(*) filter (where is_new) as added, count(*) filter (where is_empty) as emptied from change`,
    [JSON.stringify(changes)],
  )
  const { added = 0, emptied = 0 } = rows[0] ?? {}
  if (emptied > 0) await removeEmpty(client, table, changes, changeId)
  return added - emptied
}

/** Only rows that this transaction has changed and locked. */
async function removeEmpty(
  client: PoolClient,
  { name, columns, keys, dropped }: CountTable,
  changes: readonly object[],
  changeId: string,
): Promise<void> {
  const parameters: unknown[] = [JSON.stringify(changes)]
  const isKept = dropped !== undefined && changeId !== ''
  if (isKept) parameters.push(changeId)
  const remove = `delete from ${name} where business_count <= 0 and (${keys}) in (
    select ${keys} from json_to_recordset($1) as given (${columns})) returning *`
  await client.query(
    isKept
      ? `with gone as (${remove}) insert into dropped_name select $2, ${dropped} from gone on conflict do nothing`
      : remove,
    parameters,
  )
}

async function addShortcomings(
  client: PoolClient,
  shortcomings: CountChanges['shortcomings'],
): Promise<void> {
  if (shortcomings.length === 0) return
  await client.query(
    `update shortcoming_count as present set business_count = present.business_count + given.business_count
     from (select * from json_to_recordset($1) as given (shortcoming text, business_count bigint)) as given
     where present.shortcoming = given.shortcoming`,
    [JSON.stringify(shortcomings)],
  )
}

async function setMainCountries(client: PoolClient, cityKeys: readonly string[]): Promise<void> {
  await client.query(
    `update city_count set country_code = coalesce((
       select country_code from city_country_count as c where c.key = city_count.key
       order by c.business_count desc, c.country_code limit 1), '')
     where key = any($1)`,
    [cityKeys],
  )
}
