import type { Kysely } from 'kysely'
import type { BusinessRow } from '../rows/business-row.ts'
import type { Schema } from '../schema.ts'
import { countChanges } from './count-changes.ts'
import {
  type CountTable,
  categoryCount,
  cityCount,
  cityCountryCount,
  countTables,
  keyOf,
} from './count-tables.ts'
import { blockChanges, type ListBlock } from './list-block.ts'
import type { CountRow } from './tally.ts'

/** The blocks of counted lists count listings as well, but where a block begins is left to its writer. */
const listBlock: CountTable = {
  name: 'list_block',
  keys: ['list', 'floor'],
  names: [],
  integers: ['floor'],
  changesIn: () => [],
  staysEmpty: true,
}

export const ledgerTables: readonly CountTable[] = [...countTables, listBlock]

/** What the count tables should hold, from all listings, as their writers count. */
export class CountLedger {
  #total = 0
  #verified = 0
  /** For each table, its counts by their keys. */
  readonly #counts = new Map(ledgerTables.map((table) => [table, new Map<string, number>()]))
  /** For each table, the rows that the first listing gave its keys, where those are wanted. */
  readonly #firstRows: ReadonlyMap<CountTable, Map<string, CountRow>>
  readonly #floors: ReadonlyMap<string, readonly number[]>

  /** `blocks`: those that are there, by ascending floors. */
  constructor(blocks: readonly ListBlock[], { keepsNames = false } = {}) {
    this.#firstRows = new Map(keepsNames ? ledgerTables.map((table) => [table, new Map()]) : [])
    const byList = Map.groupBy(blocks, ({ list }) => list)
    this.#floors = new Map([...byList].map(([list, own]) => [list, own.map(({ floor }) => floor)]))
  }

  /** A ledger for the blocks that a database has. */
  static async for(db: Kysely<Schema>, options?: { readonly keepsNames: boolean }): Promise<CountLedger> {
    const blocks = db.selectFrom('list_block').selectAll().orderBy('list').orderBy('floor')
    return new CountLedger(await blocks.execute(), options)
  }

  addRows(rows: readonly BusinessRow[]): void {
    const { total, verified, tables, places } = countChanges(rows)
    this.#total += total
    this.#verified += verified
    for (const { table, rows: counted } of tables) this.#add(table, counted)
    for (const own of places) {
      this.#add(
        listBlock,
        blockChanges(own, this.#floors.get(own.list) ?? []).map((block) => ({ ...block })),
      )
    }
  }

  #add(table: CountTable, rows: readonly CountRow[]): void {
    const counts = this.counts(table)
    const firstRows = this.#firstRows.get(table)
    for (const row of rows) {
      const key = keyOf(table, row)
      const count = counts.get(key)
      counts.set(key, (count ?? 0) + row.business_count)
      if (count === undefined) firstRows?.set(key, row)
    }
  }

  /** The counts of a table by their keys. */
  counts(table: CountTable): Map<string, number> {
    return this.#counts.get(table) ?? new Map()
  }

  /** The row that the first listing gave a key. */
  firstRow(table: CountTable, key: string): CountRow | undefined {
    return this.#firstRows.get(table)?.get(key)
  }

  /** The counts in `meta`. */
  totals() {
    return {
      total_businesses: this.#total,
      verified_businesses: this.#verified,
      categories: this.counts(categoryCount).size,
      cities: this.counts(cityCount).size,
    }
  }

  /** The country of most of a city's listings, the first by code among equals; '' where none is known. */
  mainCountries(): Map<string, string> {
    const best = new Map<string, { country: string; count: number }>()
    for (const [pair, count] of this.counts(cityCountryCount)) {
      const [city = '', country = ''] = pair.split('\n')
      const known = best.get(city)
      const isBetter = !known || count > known.count || (count === known.count && country < known.country)
      if (isBetter) best.set(city, { country, count })
    }
    return new Map([...best].map(([city, { country }]) => [city, country]))
  }
}
