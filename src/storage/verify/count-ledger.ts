import type { Kysely } from 'kysely'
import { countChanges } from '../derived/count-changes.ts'
import type { ListBlock } from '../derived/list-block.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import type { Schema } from '../schema.ts'
import { type CountRow, type CountTable, countTables, keyOf } from './count-tables.ts'

/** What the count tables should hold, from all listings, as their writers count. */
export class CountLedger {
  #total = 0
  #verified = 0
  /** For each table, its counts by their keys. */
  readonly #counts = new Map(countTables.map(({ name }) => [name, new Map<string, number>()]))
  /** For each table, the rows that the first listing gave its keys, where those are wanted. */
  readonly #firstRows: ReadonlyMap<string, Map<string, CountRow>>
  readonly #floors: ReadonlyMap<string, readonly number[]>

  /** `blocks`: those that are there, by ascending floors; which floors a list has is left to its writer. */
  constructor(blocks: readonly ListBlock[], { keepsNames = false } = {}) {
    this.#firstRows = new Map(keepsNames ? countTables.map(({ name }) => [name, new Map()]) : [])
    const byList = Map.groupBy(blocks, ({ list }) => list)
    this.#floors = new Map([...byList].map(([list, own]) => [list, own.map(({ floor }) => floor)]))
  }

  /** A ledger for the blocks that a database has. */
  static async for(db: Kysely<Schema>, options?: { readonly keepsNames: boolean }): Promise<CountLedger> {
    const blocks = db.selectFrom('list_block').selectAll().orderBy('list').orderBy('floor')
    return new CountLedger(await blocks.execute(), options)
  }

  addRows(rows: readonly BusinessRow[]): void {
    const changes = countChanges(rows)
    this.#total += changes.total
    this.#verified += changes.verified
    for (const table of countTables) {
      const counts = this.counts(table)
      const firstRows = this.#firstRows.get(table.name)
      for (const row of table.changes(changes, this.#floors) as readonly CountRow[]) {
        const key = keyOf(table, row)
        const count = counts.get(key)
        counts.set(key, (count ?? 0) + row.business_count)
        if (count === undefined) firstRows?.set(key, row)
      }
    }
  }

  /** The counts of a table by their keys. */
  counts({ name }: Pick<CountTable, 'name'>): Map<string, number> {
    return this.#counts.get(name) ?? new Map()
  }

  /** The row that the first listing gave a key. */
  firstRow({ name }: CountTable, key: string): CountRow | undefined {
    return this.#firstRows.get(name)?.get(key)
  }

  /** The counts in `meta`. */
  totals() {
    return {
      total_businesses: this.#total,
      verified_businesses: this.#verified,
      categories: this.counts({ name: 'category_count' }).size,
      cities: this.counts({ name: 'city_count' }).size,
    }
  }

  /** The country of most of a city's listings, the first by code among equals; '' where none is known. */
  mainCountries(): Map<string, string> {
    const best = new Map<string, { country: string; count: number }>()
    for (const [pair, count] of this.counts({ name: 'city_country_count' })) {
      const [city = '', country = ''] = pair.split('\n')
      const known = best.get(city)
      const isBetter = !known || count > known.count || (count === known.count && country < known.country)
      if (isBetter) best.set(city, { country, count })
    }
    return new Map([...best].map(([city, { country }]) => [city, country]))
  }
}
