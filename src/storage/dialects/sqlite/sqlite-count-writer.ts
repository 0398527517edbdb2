import type { Database } from 'better-sqlite3'
import type { CountChanges } from '../../count-changes.ts'
import type { ListPlaces } from '../../counted-list.ts'
import { type DroppedName, namedKeys, withDroppedNames } from '../../dropped-name.ts'
import { prepareBlockWriter } from './write-blocks.ts'
import { prepareWordWriter } from './write-words.ts'

/**
 * Updates the count tables and the data version, inside the caller's transaction. With a change id, the names of
 * removed rows are recorded under it, and given back to rows that return.
 */
export function prepareCountWriter(database: Database): (changes: CountChanges, changeId?: string) => void {
  const tables = prepareTables(database)
  const writeCities = prepareCityWriter(database)
  const writeWords = prepareWordWriter(database)
  const orderByReviews = prepareReviewOrder(database)
  const writeBlocks = prepareBlockWriter(database)
  const addShortcoming = database.prepare(
    'update shortcoming_count set business_count = business_count + ? where shortcoming = ?',
  )
  const addTotals = database.prepare(
    `update meta set total_businesses = total_businesses + ?, verified_businesses = verified_businesses + ?,
       categories = categories + ?, cities = cities + ?, data_version = data_version + 1`,
  )
  const listDropped = database.prepare<[string, string], DroppedName>(
    `select kind, key, name, category_group from dropped_name
     where change_id = ? and key in (select value from json_each(?))`,
  )

  return (given, changeId = '') => {
    const dropped = changeId === '' ? [] : listDropped.all(changeId, JSON.stringify(namedKeys(given)))
    const changes = withDroppedNames(given, dropped)
    const newCities = writeCities(changes, changeId)
    const category = tables.category(changeId)
    let newCategories = 0
    for (const { key, category: name, category_group, business_count: by } of changes.categories) {
      newCategories += rowsAdded(category([key, name, category_group], by), by)
    }
    const group = tables.group(changeId)
    for (const { category_group, business_count } of changes.groups) group([category_group], business_count)
    const country = tables.country(changeId)
    for (const { country_code, country: name, business_count } of changes.countries) {
      country([country_code, name], business_count)
    }
    writeBlocks(orderByReviews(changes.places))
    const day = tables.day(changeId)
    for (const { day: date, business_count } of changes.days) day([date], business_count)
    writeWords(changes.words)
    for (const { shortcoming, business_count } of changes.shortcomings) {
      addShortcoming.run(business_count, shortcoming)
    }
    addTotals.run(changes.total, changes.verified, newCategories, newCities)
  }
}

function prepareTables(database: Database) {
  return {
    category: prepareCountTable(database, {
      name: 'category_count',
      columns: ['key', 'category', 'category_group'],
      keyCount: 1,
      nameQuery: `'category', key, category, category_group from category_count where key = ?`,
    }),
    group: prepareCountTable(database, { name: 'group_count', columns: ['category_group'], keyCount: 1 }),
    country: prepareCountTable(database, {
      name: 'country_count',
      columns: ['country_code', 'country'],
      keyCount: 1,
      nameQuery: `'country', country_code, country, null from country_count where country_code = ?`,
    }),
    day: prepareCountTable(database, { name: 'day_count', columns: ['day'], keyCount: 1 }),
  }
}

/** Returns by how many cities the table has grown. */
function prepareCityWriter(database: Database): (changes: CountChanges, changeId: string) => number {
  const cityTable = prepareCountTable(database, {
    name: 'city_count',
    columns: ['key', 'name', 'country_code'],
    keyCount: 1,
    nameQuery: `'city', key, name, null from city_count where key = ?`,
  })
  const cityCountryTable = prepareCountTable(database, {
    name: 'city_country_count',
    columns: ['key', 'country_code'],
    keyCount: 2,
  })
  const setMainCountry = database.prepare(
    `update city_count set country_code = coalesce((
       select country_code from city_country_count as c where c.key = city_count.key
       order by c.business_count desc, c.country_code limit 1), '')
     where key = ?`,
  )
  return ({ cities, cityCountries }, changeId) => {
    const city = cityTable(changeId)
    const cityCountry = cityCountryTable(changeId)
    const totals = new Map<string, number>()
    let newCities = 0
    for (const { key, name, business_count: by } of cities) {
      const count = city([key, name, ''], by)
      totals.set(key, count)
      newCities += rowsAdded(count, by)
    }
    for (const { key, country_code, business_count: by } of cityCountries) {
      const inCountry = cityCountry([key, country_code], by)
      // If every listing was in this country before, it stays the main one.
      if (inCountry !== totals.get(key) || inCountry === by) setMainCountry.run(key)
    }
    return newCities
  }
}

interface CountTableOptions {
  readonly name: string
  /** Columns, keys first. */
  readonly columns: readonly string[]
  readonly keyCount: number
  /** Selects the columns for `dropped_name`, without the change's id, of the row with a given key. */
  readonly nameQuery?: string
}

/** Adds to the count of the row with these values, unless `by` is 0. Returns the new count. */
type AddCount = (values: readonly unknown[], by: number) => number

/** Writes one count table. A row is added with its first listing and removed with its last. */
function prepareCountTable(
  database: Database,
  { name, columns, keyCount, nameQuery }: CountTableOptions,
): (changeId: string) => AddCount {
  const keys = columns.slice(0, keyCount)
  const upsert = database
    .prepare<unknown[], number>(
      `insert into ${name} (${columns.join(', ')}, business_count)
       values (${columns.map(() => '?').join(', ')}, ?)
       on conflict (${keys.join(', ')}) do update set business_count = business_count + excluded.business_count
       returning business_count`,
    )
    .pluck()
  const remove = database.prepare(
    `delete from ${name} where ${keys.map((key) => `${key} = ?`).join(' and ')}`,
  )
  const keepName =
    nameQuery && database.prepare(`insert into dropped_name select ?, ${nameQuery} on conflict do nothing`)
  return (changeId) => (values, by) => {
    const count = upsert.get(...values, by) ?? 0
    if (count !== 0) return count
    const key = values.slice(0, keyCount)
    if (keepName && changeId !== '') keepName.run(changeId, ...key)
    remove.run(...key)
    return 0
  }
}

/** By how many rows a table has grown when a row's count changed by `by` to `count`. */
function rowsAdded(count: number, by: number): number {
  if (count === 0) return -1
  return count === by ? 1 : 0
}

/**
 * Writes the list of all listings by reviews, inside the caller's transaction. For that list it returns the sort keys
 * that were really added and removed, for its block counts; other lists are returned unchanged.
 */
function prepareReviewOrder(database: Database): (lists: readonly ListPlaces[]) => readonly ListPlaces[] {
  const insert = database.prepare('insert into review_order values (?) on conflict do nothing')
  const remove = database.prepare('delete from review_order where place = ?')

  function write({ list, added, removed }: ListPlaces): ListPlaces {
    const [before, after] = [new Set(removed), new Set(added)]
    return {
      list,
      removed: removed.filter((place) => !after.has(place) && remove.run(place).changes === 1),
      added: added.filter((place) => !before.has(place) && insert.run(place).changes === 1),
    }
  }

  return (lists) => lists.map((places) => (places.list === 'reviews' ? write(places) : places))
}
