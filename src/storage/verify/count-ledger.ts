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
  readonly districts: Counts = new Map()
  readonly categories: Counts = new Map()
  readonly groups: Counts = new Map()
  readonly countries: Counts = new Map()
  readonly days: Counts = new Map()
  readonly words: Counts = new Map()
  readonly shortcomings: Counts = new Map()
  readonly blocks: Counts = new Map()
  readonly #floors: ReadonlyMap<string, readonly number[]>
  /** What a row of each count is called, where that is wanted. */
  readonly #names: Map<Counts, Map<string, object>> | undefined

  /** `blocks`: those that are there, by ascending floors; which floors a list has is left to its writer. */
  constructor(blocks: readonly ListBlock[], { keepsNames = false } = {}) {
    this.#names = keepsNames ? new Map() : undefined
    const byList = Map.groupBy(blocks, ({ list }) => list)
    this.#floors = new Map([...byList].map(([list, own]) => [list, own.map(({ floor }) => floor)]))
  }

  addRows(rows: readonly BusinessRow[]): void {
    const changes = countChanges(rows)
    this.total += changes.total
    this.verified += changes.verified
    this.#addAll(this.cities, changes.cities, ({ key }) => key)
    this.#addAll(this.cityCountries, changes.cityCountries, ({ key, country_code }) =>
      pairKey(key, country_code),
    )
    this.#addAll(this.districts, changes.districts, ({ city_key, key }) => pairKey(city_key, key))
    this.#addAll(this.categories, changes.categories, ({ key }) => key)
    this.#addAll(this.groups, changes.groups, ({ category_group }) => category_group)
    this.#addAll(this.countries, changes.countries, ({ country_code }) => country_code)
    this.#addAll(this.days, changes.days, ({ day }) => day)
    this.#addAll(this.words, changes.words, ({ key }) => key)
    this.#addAll(this.shortcomings, changes.shortcomings, ({ shortcoming }) => shortcoming)
    for (const places of changes.places) this.#addPlaces(places)
  }

  #addPlaces(places: ListPlaces): void {
    const changes = blockChanges(places, this.#floors.get(places.list) ?? [])
    this.#addAll(this.blocks, changes, ({ list, floor }) => pairKey(list, floor))
  }

  /** The row that the first listing gave a count. */
  names(counts: Counts, key: string): object | undefined {
    return this.#names?.get(counts)?.get(key)
  }

  #addAll<T extends { readonly business_count: number }>(
    counts: Counts,
    changes: readonly T[],
    keyOf: (change: T) => string,
  ): void {
    const names = this.#names?.get(counts) ?? new Map<string, object>()
    this.#names?.set(counts, names)
    for (const change of changes) {
      const key = keyOf(change)
      const count = counts.get(key)
      counts.set(key, (count ?? 0) + change.business_count)
      if (this.#names && count === undefined) names.set(key, change)
    }
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
