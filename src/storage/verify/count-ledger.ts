import type { BusinessRow } from '../business-row.ts'
import { countChanges } from '../count-changes.ts'
import type { ListPlaces } from '../counted-list.ts'
import { blockChanges, type ListBlock } from '../list-block.ts'

/** Counts by their keys. */
export type Counts = Map<string, number>

/** Counts of a key of two parts are kept under both. */
export const pairKey = (first: string, second: string | number) => `${first}\n${second}`

/** What the count tables should hold, from all listings, as their writers count. */
export class CountLedger {
  total = 0
  verified = 0
  readonly cities: Counts = new Map()
  readonly cityCountries: Counts = new Map()
  readonly categories: Counts = new Map()
  readonly groups: Counts = new Map()
  readonly countries: Counts = new Map()
  readonly days: Counts = new Map()
  readonly words: Counts = new Map()
  readonly shortcomings: Counts = new Map()
  readonly blocks: Counts = new Map()
  readonly #floors: ReadonlyMap<string, readonly number[]>

  /** `blocks`: those that are there, by ascending floors; which floors a list has is left to its writer. */
  constructor(blocks: readonly ListBlock[]) {
    const byList = Map.groupBy(blocks, ({ list }) => list)
    this.#floors = new Map([...byList].map(([list, own]) => [list, own.map(({ floor }) => floor)]))
  }

  addRows(rows: readonly BusinessRow[]): void {
    const changes = countChanges(rows)
    this.total += changes.total
    this.verified += changes.verified
    addAll(this.cities, changes.cities, ({ key }) => key)
    addAll(this.cityCountries, changes.cityCountries, ({ key, country_code }) => pairKey(key, country_code))
    addAll(this.categories, changes.categories, ({ key }) => key)
    addAll(this.groups, changes.groups, ({ category_group }) => category_group)
    addAll(this.countries, changes.countries, ({ country_code }) => country_code)
    addAll(this.days, changes.days, ({ day }) => day)
    addAll(this.words, changes.words, ({ key }) => key)
    addAll(this.shortcomings, changes.shortcomings, ({ shortcoming }) => shortcoming)
    for (const places of changes.places) this.addPlaces(places)
  }

  addPlaces(places: ListPlaces): void {
    const changes = blockChanges(places, this.#floors.get(places.list) ?? [])
    addAll(this.blocks, changes, ({ list, floor }) => pairKey(list, floor))
  }

  /** The country of most of a city's listings, the first by code among equals; '' where none is known. */
  mainCountries(): Map<string, string> {
    const best = new Map<string, { country: string; count: number }>()
    for (const [pair, count] of this.cityCountries) {
      const [city = '', country = ''] = pair.split('\n')
      const known = best.get(city)
      const isBetter = !known || count > known.count || (count === known.count && country < known.country)
      if (isBetter) best.set(city, { country, count })
    }
    return new Map([...best].map(([city, { country }]) => [city, country]))
  }
}

function addAll<T extends { readonly business_count: number }>(
  counts: Counts,
  changes: readonly T[],
  keyOf: (change: T) => string,
): void {
  for (const change of changes) {
    const key = keyOf(change)
    counts.set(key, (counts.get(key) ?? 0) + change.business_count)
  }
}
