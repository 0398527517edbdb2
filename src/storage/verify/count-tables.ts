import { type Kysely, sql } from 'kysely'
import { categoryKey } from '../../domain/category/category-key.ts'
import { keyOfFolded, reverse } from '../../domain/search-terms/word-key.ts'
import type { CountChanges } from '../derived/count-changes.ts'
import { blockChanges } from '../derived/list-block.ts'
import { storedKey } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'

type Value = string | number | null
/** A row of a count table: its key, its names, and what it counts. */
export type CountRow = Readonly<Record<string, Value>> & { readonly business_count: number }

/** A name or key of a row that does not fit its key. */
interface Misnaming {
  readonly what: string
  readonly expected: Value
  readonly found: Value
}

/** A table that counts listings, and how it follows from them. */
export interface CountTable {
  readonly name: string
  readonly keys: readonly string[]
  /** What a write adds to it. `floors`: those of each list's blocks, ascending. */
  readonly changes: (
    changes: CountChanges,
    floors: ReadonlyMap<string, readonly number[]>,
  ) => readonly object[]
  /** Columns that a new row needs beside its key. */
  readonly names?: readonly string[]
  readonly misnamings?: (row: CountRow) => readonly Misnaming[]
  /** Whether a row stays that counts nothing. */
  readonly staysEmpty?: boolean
  /** The keys of a table that always has the same rows. */
  readonly fixedKeys?: readonly string[]
}

export const countTables: readonly CountTable[] = [
  { name: 'city_count', keys: ['key'], names: ['name', 'country_code'], changes: ({ cities }) => cities },
  {
    name: 'city_country_count',
    keys: ['key', 'country_code'],
    changes: ({ cityCountries }) => cityCountries,
  },
  {
    name: 'district_count',
    keys: ['city_key', 'key'],
    names: ['name', 'folded'],
    changes: ({ districts }) => districts,
  },
  {
    name: 'category_count',
    keys: ['key'],
    names: ['category', 'category_group'],
    changes: ({ categories }) => categories,
    misnamings({ key, category: found = null }) {
      const expected = storedKey(categoryKey(String(found)))
      return expected === key ? [] : [{ what: 'name belongs to another key', expected, found }]
    },
  },
  { name: 'group_count', keys: ['category_group'], changes: ({ groups }) => groups },
  {
    name: 'country_count',
    keys: ['country_code'],
    names: ['country'],
    changes: ({ countries }) => countries,
  },
  { name: 'day_count', keys: ['day'], changes: ({ days }) => days },
  {
    name: 'search_word',
    keys: ['key'],
    names: ['word', 'reversed'],
    changes: ({ words }) => words,
    misnamings({ key = null, word, reversed = null }) {
      const [ownKey, backwards] = [keyOfFolded(String(word)), reverse(String(key))]
      return [
        { what: 'key is not the word’s', expected: ownKey, found: key },
        { what: 'reversed key is wrong', expected: backwards, found: reversed },
      ].filter(({ expected, found }) => expected !== found)
    },
  },
  {
    name: 'shortcoming_count',
    keys: ['shortcoming'],
    changes: ({ shortcomings }) => shortcomings,
    staysEmpty: true,
    fixedKeys: ['city', 'hours', 'phone', 'seo'],
  },
  {
    name: 'list_block',
    keys: ['list', 'floor'],
    changes: ({ places }, floors) => places.flatMap((own) => blockChanges(own, floors.get(own.list) ?? [])),
    staysEmpty: true,
  },
]

/** A row's key as one text. */
export const keyOf = ({ keys }: CountTable, row: CountRow): string => keys.map((name) => row[name]).join('\n')

const rowsPerPage = 10_000

/** All rows of a count table, in the order of their keys. */
export async function* allRows(db: Kysely<Schema>, { name, keys }: CountTable): AsyncGenerator<CountRow> {
  const columns = sql.join(keys.map((key) => sql.ref(key)))
  for (let last: CountRow | undefined; ; ) {
    const from = last
    const isBehind = from ? sql`where (${columns}) > (${sql.join(keys.map((key) => from[key]))})` : sql``
    const { rows } = await sql<CountRow>`
      select * from ${sql.table(name)} ${isBehind} order by ${columns} limit ${rowsPerPage}`.execute(db)
    yield* rows
    last = rows.at(-1)
    if (!last) return
  }
}
