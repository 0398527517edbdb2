import type { PoolClient } from 'pg'
import type { CountChanges } from '../../count-changes.ts'

interface CountTable {
  readonly name: string
  /** With their types, the keys first. */
  readonly columns: string
  readonly keys: string
}

const cityCount = { name: 'city_count', columns: 'key text, name text, country_code text', keys: 'key' }
const cityCountryCount = {
  name: 'city_country_count',
  columns: 'key text, country_code text',
  keys: 'key, country_code',
}
const categoryCount = {
  name: 'category_count',
  columns: 'key text, category text, category_group text',
  keys: 'key',
}
const groupCount = { name: 'group_count', columns: 'category_group text', keys: 'category_group' }
const countryCount = {
  name: 'country_count',
  columns: 'country_code text, country text',
  keys: 'country_code',
}

/** Adds a batch's changes to the count tables; the one row of totals comes last, as every writer wants it. */
export async function writeCounts(client: PoolClient, changes: CountChanges): Promise<void> {
  const cities = changes.cities.map((city) => ({ ...city, country_code: '' }))
  const newCities = await addCounts(client, cityCount, cities)
  await addCounts(client, cityCountryCount, changes.cityCountries)
  await setMainCountries(
    client,
    changes.cities.map(({ key }) => key),
  )
  const newCategories = await addCounts(client, categoryCount, changes.categories)
  await addCounts(client, groupCount, changes.groups)
  await addCounts(client, countryCount, changes.countries)
  await client.query(
    `update meta set total_businesses = total_businesses + $1, verified_businesses = verified_businesses + $2,
       categories = categories + $3, cities = cities + $4, data_version = data_version + 1`,
    [changes.total, changes.verified, newCategories, newCities],
  )
}

/** Returns how many of the keys were not there before. Changes are in key order, so writers cannot deadlock here. */
async function addCounts(
  client: PoolClient,
  { name, columns, keys }: CountTable,
  changes: readonly { business_count: number }[],
): Promise<number> {
  if (changes.length === 0) return 0
  const { rows } = await client.query<{ added: number }>(
    `with change as (
       insert into ${name} as present (${columns.replaceAll(' text', '')}, business_count)
       select * from json_to_recordset($1) as given (${columns}, business_count bigint)
       on conflict (${keys}) do update set business_count = present.business_count + excluded.business_count
       returning (xmax = 0) as is_new
     ) select count(*) filter (where is_new) as added from change`,
    [JSON.stringify(changes)],
  )
  return rows[0]?.added ?? 0
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
