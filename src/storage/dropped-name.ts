import type { Selectable } from 'kysely'
import type { CountChanges } from './count-changes.ts'
import type { Schema } from './schema.ts'

export type DroppedName = Pick<Selectable<Schema['dropped_name']>, 'kind' | 'key' | 'name' | 'category_group'>

/**
 * Gives cities, categories and countries that return the names that they had when the same change removed their last
 * listing. Otherwise the first listing to be stored would name them, and an undo restores listings in another order.
 */
export function withDroppedNames(changes: CountChanges, dropped: readonly DroppedName[]): CountChanges {
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
export function namedKeys({ cities, categories, countries }: CountChanges): string[] {
  return [
    ...new Set([
      ...cities.map(({ key }) => key),
      ...categories.map(({ key }) => key),
      ...countries.map(({ country_code }) => country_code),
    ]),
  ]
}
