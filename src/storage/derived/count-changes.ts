import { cityKey } from '../../domain/address/city-key.ts'
import { isPubliclyVisible } from '../../domain/business/listing.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
import { nameWords } from '../../domain/search-terms/name-words.ts'
import { keyOfFolded, reverse } from '../../domain/search-terms/word-key.ts'
import { isoDay } from '../../domain/text/iso-time.ts'
import { type ListPlaces, listPlaces } from '../read/counted-list.ts'
import { type BusinessRow, listedCity } from '../rows/business-row.ts'
import { storedKey } from '../rows/stored-text.ts'

interface Change {
  business_count: number
}

/** How a write changes the counts. Each list is in key order, so that all writers lock in the same order. */
export interface CountChanges {
  readonly total: number
  readonly verified: number
  readonly cities: readonly ({ key: string; name: string } & Change)[]
  readonly cityCountries: readonly ({ key: string; country_code: string } & Change)[]
  readonly districts: readonly (DistrictKey & Change)[]
  readonly categories: readonly ({
    key: string
    category: string
    category_group: CategoryGroup | null
  } & Change)[]
  readonly groups: readonly ({ category_group: CategoryGroup } & Change)[]
  readonly countries: readonly ({ country_code: string; country: string } & Change)[]
  readonly places: readonly ListPlaces[]
  readonly days: readonly ({ day: string } & Change)[]
  readonly words: readonly (SearchWord & Change)[]
  readonly shortcomings: readonly ({ shortcoming: Shortcoming } & Change)[]
}

interface DistrictKey {
  readonly city_key: string
  readonly key: string
  readonly name: string
  readonly folded: string
}

interface SearchWord {
  readonly key: string
  readonly word: string
  readonly reversed: string
}

type Shortcoming = 'city' | 'phone' | 'hours' | 'seo'

/** Publicly visible rows after a write and before it. */
interface VisibleRows {
  readonly after: readonly BusinessRow[]
  readonly before: readonly BusinessRow[]
}

/** Counts rows by the key from `keyOf`, where '' means none. Keys whose count does not change are left out. */
function tally<T extends object>(
  { after, before }: VisibleRows,
  keyOf: (row: BusinessRow) => string,
  describe: (row: BusinessRow) => T,
): (T & Change)[] {
  const found = new Map<string, T & Change>()
  const count = (row: BusinessRow, by: number) => {
    const key = keyOf(row)
    if (key === '') return
    const change = found.get(key)
    if (change) change.business_count += by
    else found.set(key, { ...describe(row), business_count: by })
  }
  for (const row of after) count(row, 1)
  for (const row of before) count(row, -1)
  return [...found]
    .filter(([, { business_count }]) => business_count !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, change]) => change)
}

/** @param after rows that a write leaves @param before the same listings' rows before it, those it deletes included */
export function countChanges(
  after: readonly BusinessRow[],
  before: readonly BusinessRow[] = [],
): CountChanges {
  const rows = { after: after.filter(isPubliclyVisible), before: before.filter(isPubliclyVisible) }
  const net = (counts: (row: BusinessRow) => unknown) =>
    rows.after.filter(counts).length - rows.before.filter(counts).length
  return {
    total: net(() => true),
    verified: net((row) => row.is_verified),
    cities: tally(
      rows,
      (row) => row.city_key,
      (row) => ({ key: row.city_key, name: cityOf(row)[0] }),
    ),
    cityCountries: tally(
      rows,
      (row) => (row.city_key && cityOf(row)[1] ? `${row.city_key}\0${cityOf(row)[1]}` : ''),
      (row) => ({ key: row.city_key, country_code: cityOf(row)[1] }),
    ),
    districts: tally(
      rows,
      (row) => (row.city_key && row.district ? `${row.city_key}\0${districtKey(row)}` : ''),
      (row) => ({
        city_key: row.city_key,
        key: districtKey(row),
        name: row.district,
        folded: storedKey(cityKey(row.district)),
      }),
    ),
    categories: tally(
      rows,
      (row) => row.category_key,
      (row) => ({ key: row.category_key, category: row.category, category_group: row.category_group }),
    ),
    groups: tally(
      rows,
      (row) => row.category_group ?? '',
      (row) => ({ category_group: row.category_group as CategoryGroup }),
    ),
    countries: tally(
      rows,
      (row) => row.country_code,
      (row) => ({ country_code: row.country_code, country: row.country }),
    ),
    places: listPlaces(rows.after, rows.before),
    days: tally(rows, dayOf, (row) => ({ day: dayOf(row) })),
    words: tallyWords(rows),
    shortcomings: Object.entries(shortcomings)
      .map(([shortcoming, lacks]) => ({
        shortcoming: shortcoming as Shortcoming,
        business_count: net(lacks),
      }))
      .filter(({ business_count }) => business_count !== 0),
  }
}

const cityOf = (row: BusinessRow) => listedCity({ ...row, countryCode: row.country_code })

const districtKey = ({ district }: BusinessRow) => storedKey(district.toLowerCase())

/** Counts the listings whose name has a word. */
function tallyWords({ after, before }: VisibleRows): (SearchWord & Change)[] {
  const counts = new Map<string, number>()
  for (const { name } of after) {
    for (const word of nameWords(name)) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const { name } of before) {
    for (const word of nameWords(name)) counts.set(word, (counts.get(word) ?? 0) - 1)
  }
  const found = new Map<string, SearchWord & Change>()
  for (const [word, by] of counts) {
    if (by === 0) continue
    const key = keyOfFolded(word)
    // Two spellings may have the same key.
    const business_count = by + (found.get(key)?.business_count ?? 0)
    found.set(key, { key, word, reversed: reverse(key), business_count })
  }
  return [...found.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** In key order. */
const shortcomings: Record<Shortcoming, (row: BusinessRow) => boolean> = {
  city: (row) => row.city === '',
  hours: (row) => row.opening_hours === '',
  phone: (row) => row.phone === '',
  seo: (row) => row.unique_content === '',
}

/** The UTC day on which a listing was stored. */
function dayOf({ created_at }: BusinessRow): string {
  return isoDay(created_at)
}
