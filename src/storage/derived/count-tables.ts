import type { Selectable } from 'kysely'
import { cityKey } from '../../domain/address/city-key.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { keyOfFolded, reverse } from '../../domain/search-terms/word-key.ts'
import { isoDay } from '../../domain/text/iso-time.ts'
import { type BusinessRow, listedCity } from '../rows/business-row.ts'
import { storedKey } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import { type CountRow, net, tally, tallyWords, type VisibleRows } from './tally.ts'

/** A name or key of a row that does not fit its key. */
export interface Misnaming {
  readonly what: string
  readonly expected: string | number | null
  readonly found: string | number | null
}

/** A table that counts listings, declared once for those who write it, verify it and rebuild it. */
export interface CountTable {
  readonly name: keyof Schema
  readonly keys: readonly string[]
  /** Columns that a row has beside its key and its count. */
  readonly names: readonly string[]
  /** Columns that are whole numbers; all others are texts. */
  readonly integers?: readonly string[]
  /** What a write adds to the counts, in the order of their keys. */
  readonly changesIn: (rows: VisibleRows) => readonly CountRow[]
  /** What is remembered of a row that goes, so that it has the same name if it comes back. */
  readonly remembered?: Remembered
  readonly misnamings?: (row: CountRow) => readonly Misnaming[]
  /** Whether a row stays that counts nothing. */
  readonly staysEmpty?: boolean
  /** The keys of a table that always has the same rows. */
  readonly fixedKeys?: readonly string[]
}

/** Columns of `dropped_name`. */
interface Remembered {
  readonly kind: Schema['dropped_name']['kind']
  /** The column of the name. */
  readonly name: string
  /** The column of the group, if there is one. */
  readonly group?: string
}

type Columns<Name extends keyof Schema> = Omit<Selectable<Schema[Name]>, 'business_count'> &
  Readonly<Record<string, string | null>>

/** A table in which a listing is counted once at most. */
function countTable<Name extends keyof Schema>({
  keyOf: ownKeyOf,
  columnsOf,
  ...table
}: Omit<CountTable, 'changesIn'> & {
  readonly name: Name
  /** Where a listing is counted; '' where it is not. */
  readonly keyOf: (row: BusinessRow) => string
  readonly columnsOf: (row: BusinessRow) => Columns<Name>
}): CountTable {
  return { ...table, changesIn: (rows) => tally(rows, ownKeyOf, columnsOf) }
}

const cityOf = (row: BusinessRow) => listedCity({ ...row, countryCode: row.country_code })
const districtKey = ({ district }: BusinessRow) => storedKey(district.toLowerCase())
/** The UTC day on which a listing was stored. */
const dayOf = ({ created_at }: BusinessRow) => isoDay(created_at)

export const cityCount = countTable({
  name: 'city_count',
  keys: ['key'],
  names: ['name', 'country_code'],
  keyOf: (row) => row.city_key,
  // The country is that of most of its listings.
  columnsOf: (row) => ({ key: row.city_key, name: cityOf(row)[0], country_code: '' }),
  remembered: { kind: 'city', name: 'name' },
})

export const cityCountryCount = countTable({
  name: 'city_country_count',
  keys: ['key', 'country_code'],
  names: [],
  keyOf: (row) => (row.city_key && cityOf(row)[1] ? `${row.city_key}\0${cityOf(row)[1]}` : ''),
  columnsOf: (row) => ({ key: row.city_key, country_code: cityOf(row)[1] }),
})

const districtCount = countTable({
  name: 'district_count',
  keys: ['city_key', 'key'],
  names: ['name', 'folded'],
  keyOf: (row) => (row.city_key && row.district ? `${row.city_key}\0${districtKey(row)}` : ''),
  columnsOf: (row) => ({
    city_key: row.city_key,
    key: districtKey(row),
    name: row.district,
    folded: storedKey(cityKey(row.district)),
  }),
})

export const categoryCount = countTable({
  name: 'category_count',
  keys: ['key'],
  names: ['category', 'category_group'],
  keyOf: (row) => row.category_key,
  columnsOf: ({ category_key: key, category, category_group }) => ({ key, category, category_group }),
  remembered: { kind: 'category', name: 'category', group: 'category_group' },
  misnamings({ key, category: found = null }) {
    const expected = storedKey(categoryKey(String(found)))
    return expected === key ? [] : [{ what: 'name belongs to another key', expected, found }]
  },
})

const groupCount = countTable({
  name: 'group_count',
  keys: ['category_group'],
  names: [],
  keyOf: (row) => row.category_group ?? '',
  columnsOf: ({ category_group }) => ({
    category_group: category_group as NonNullable<typeof category_group>,
  }),
})

const countryCount = countTable({
  name: 'country_count',
  keys: ['country_code'],
  names: ['country'],
  keyOf: (row) => row.country_code,
  columnsOf: ({ country_code, country }) => ({ country_code, country }),
  remembered: { kind: 'country', name: 'country' },
})

const dayCount = countTable({
  name: 'day_count',
  keys: ['day'],
  names: [],
  keyOf: dayOf,
  columnsOf: (row) => ({ day: dayOf(row) }),
})

const wordCount: CountTable = {
  name: 'search_word',
  keys: ['key'],
  names: ['word', 'reversed'],
  changesIn: tallyWords,
  misnamings({ key = null, word, reversed = null }) {
    const [ownKey, backwards] = [keyOfFolded(String(word)), reverse(String(key))]
    return [
      { what: 'key is not the word’s', expected: ownKey, found: key },
      { what: 'reversed key is wrong', expected: backwards, found: reversed },
    ].filter(({ expected, found }) => expected !== found)
  },
}

/** What a listing may lack, in key order. */
const shortcomings: Record<Schema['shortcoming_count']['shortcoming'], (row: BusinessRow) => boolean> = {
  city: (row) => row.city === '',
  hours: (row) => row.opening_hours === '',
  phone: (row) => row.phone === '',
  seo: (row) => row.unique_content === '',
}

const shortcomingCount: CountTable = {
  name: 'shortcoming_count',
  keys: ['shortcoming'],
  names: [],
  changesIn: (rows) =>
    Object.entries(shortcomings)
      .map(([shortcoming, lacks]) => ({ shortcoming, business_count: net(rows, lacks) }))
      .filter(({ business_count }) => business_count !== 0),
  staysEmpty: true,
  fixedKeys: Object.keys(shortcomings),
}

/** In the order in which writers lock their rows: those that every writer changes come last. */
export const countTables: readonly CountTable[] = [
  cityCount,
  cityCountryCount,
  districtCount,
  categoryCount,
  groupCount,
  countryCount,
  dayCount,
  wordCount,
  shortcomingCount,
]

/** A row's key as one text. */
export const keyOf = ({ keys }: Pick<CountTable, 'keys'>, row: CountRow): string =>
  keys.map((name) => row[name]).join('\n')
