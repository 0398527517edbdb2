import type { Database } from 'better-sqlite3'
import type { CountChanges } from '../../count-changes.ts'

/** Adds a batch's changes to the count tables, inside the caller's transaction. */
export function prepareCountWriter(database: Database): (changes: CountChanges) => void {
  const upsert = (table: string, columns: string, key: string) =>
    database
      .prepare<unknown[], number>(
        `insert into ${table} (${columns}, business_count)
         values (${columns.replace(/\w+/g, '?')}, ?)
         on conflict (${key}) do update set business_count = business_count + excluded.business_count
         returning business_count`,
      )
      .pluck()
  const city = upsert('city_count', 'key, name, country_code', 'key')
  const cityCountry = upsert('city_country_count', 'key, country_code', 'key, country_code')
  const category = upsert('category_count', 'key, category, category_group', 'key')
  const group = upsert('group_count', 'category_group', 'category_group')
  const country = upsert('country_count', 'country_code, country', 'country_code')
  const setMainCountry = database.prepare(
    `update city_count set country_code = coalesce((
       select country_code from city_country_count as c where c.key = city_count.key
       order by c.business_count desc, c.country_code limit 1), '')
     where key = ?`,
  )
  const addTotals = database.prepare(
    `update meta set total_businesses = total_businesses + ?, verified_businesses = verified_businesses + ?,
       categories = categories + ?, cities = cities + ?`,
  )

  /** Returns how many of the cities are new. */
  function writeCities({ cities, cityCountries }: CountChanges): number {
    const totals = new Map<string, number | undefined>()
    for (const { key, name, business_count } of cities) {
      totals.set(key, city.get(key, name, '', business_count))
    }
    for (const { key, country_code, business_count } of cityCountries) {
      const inCountry = cityCountry.get(key, country_code, business_count)
      // Where every listing was in this country before, it still is.
      if (inCountry !== totals.get(key) || inCountry === business_count) setMainCountry.run(key)
    }
    return cities.filter(({ key, business_count }) => totals.get(key) === business_count).length
  }

  return (changes) => {
    const newCities = writeCities(changes)
    let newCategories = 0
    for (const { key, category: name, category_group, business_count } of changes.categories) {
      if (category.get(key, name, category_group, business_count) === business_count) newCategories++
    }
    for (const { category_group, business_count } of changes.groups) group.get(category_group, business_count)
    for (const { country_code, country: name, business_count } of changes.countries) {
      country.get(country_code, name, business_count)
    }
    addTotals.run(changes.total, changes.verified, newCategories, newCities)
  }
}
