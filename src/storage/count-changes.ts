import { visibleStatus } from '../domain/business/visibility.ts'
import type { CategoryGroup } from '../domain/category/category-group.ts'
import type { BusinessRow } from './business-row.ts'

interface Change {
  business_count: number
}

/** What a batch of new listings adds to the count tables: each list in key order, so that writers lock alike. */
export interface CountChanges {
  readonly total: number
  readonly verified: number
  readonly cities: readonly ({ key: string; name: string } & Change)[]
  readonly cityCountries: readonly ({ key: string; country_code: string } & Change)[]
  readonly categories: readonly ({
    key: string
    category: string
    category_group: CategoryGroup | null
  } & Change)[]
  readonly groups: readonly ({ category_group: CategoryGroup } & Change)[]
  readonly countries: readonly ({ country_code: string; country: string } & Change)[]
}

/** Counts the publicly visible rows by the key that `describe` gives; undefined means "counts nowhere". */
function tally<T extends object>(
  rows: readonly BusinessRow[],
  keyOf: (row: BusinessRow) => string,
  describe: (row: BusinessRow) => T,
): (T & Change)[] {
  const found = new Map<string, T & Change>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === '') continue
    const change = found.get(key)
    if (change) change.business_count++
    else found.set(key, { ...describe(row), business_count: 1 })
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, change]) => change)
}

export function countChanges(inserted: readonly BusinessRow[]): CountChanges {
  const rows = inserted.filter((row) => row.status === visibleStatus)
  return {
    total: rows.length,
    verified: rows.filter((row) => row.is_verified).length,
    cities: tally(
      rows,
      (row) => row.city_key,
      (row) => ({ key: row.city_key, name: row.city }),
    ),
    cityCountries: tally(
      rows,
      (row) => (row.city_key && row.country_code ? `${row.city_key}\0${row.country_code}` : ''),
      (row) => ({ key: row.city_key, country_code: row.country_code }),
    ),
    categories: tally(
      rows,
      (row) => row.category_key,
      (row) => ({ key: row.category_key, category: row.category, category_group: row.category_group }),
    ),
    groups: tally(
      rows.filter((row) => row.category_group !== null),
      (row) => row.category_group ?? '',
      (row) => ({ category_group: row.category_group as CategoryGroup }),
    ),
    countries: tally(
      rows,
      (row) => row.country_code,
      (row) => ({ country_code: row.country_code, country: row.country }),
    ),
  }
}
