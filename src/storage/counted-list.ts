import { type Condition, conditionsOf } from '../application/ports/listing-filter.ts'
import type { ListingFilter } from '../application/ports/listing-store.ts'
import type { CategoryGroup } from '../domain/category/category-group.ts'
import type { ListSort } from '../domain/directory/directory.ts'
import type { BusinessRow } from './business-row.ts'
import { listingRank } from './rank.ts'
import { storedKey } from './stored-text.ts'

/**
 * A list whose places are counted in blocks, so that any page of it is found at once: all listings in three orders, and
 * each filter alone in the order of rank. Any other list is counted, and read, up to a cap.
 */
export interface CountedList {
  /** Its name in `list_block`: the kind, a space, the filter's value. */
  readonly name: string
  readonly filter: ListingFilter
  readonly sort: ListSort
}

/** Reviews above this count as this: the place must stay an exact integer. */
export const reviewLimit = 2 ** 20 - 1

interface CountedKind {
  /** Of the lists' names. */
  readonly kind: string
  readonly valueIn: (row: BusinessRow) => string
  readonly filterOf: (value: string) => ListingFilter
}

/** Which conditions have a counted list for each value; null: the index counts their matches, up to a cap. */
const countedKinds = {
  categoryKey: {
    kind: 'category',
    valueIn: (row) => row.category_key,
    filterOf: (categoryKey) => ({ categoryKey }),
  },
  categoryGroup: {
    kind: 'group',
    valueIn: (row) => row.category_group ?? '',
    filterOf: (group) => ({ categoryGroup: group as CategoryGroup }),
  },
  cityKey: { kind: 'city', valueIn: (row) => row.city_key, filterOf: (cityKey) => ({ cityKey }) },
  countryCode: {
    kind: 'country',
    valueIn: (row) => row.country_code,
    filterOf: (countryCode) => ({ countryCode }),
  },
  isVerified: {
    kind: 'verified',
    valueIn: (row) => (row.is_verified ? 'true' : 'false'),
    filterOf: (value) => ({ isVerified: value === 'true' }),
  },
  terms: null,
  anyOf: null,
  noneOf: null,
  district: null,
  minRating: null,
  hasPhone: null,
  openingIds: null,
  cells: null,
} as const satisfies { readonly [Name in Condition]: CountedKind | null }

type CountedKinds = typeof countedKinds
/** A condition whose matches are counted with every write. */
export type CountedCondition = {
  [Name in Condition]: CountedKinds[Name] extends null ? never : Name
}[Condition]

const kinds: readonly CountedKind[] = Object.values(countedKinds).flatMap((kind) => kind ?? [])

/** The counted list that a filter and a sort ask for, if it is one. */
export function findCountedList(filter: ListingFilter, sort: ListSort): CountedList | undefined {
  const [condition, ...others] = conditionsOf(filter)
  if (!condition) return sort === 'rating' ? undefined : { name: sort, filter, sort }
  const counted = countedKinds[condition]
  if (!counted || others.length > 0 || sort !== 'recommended') return undefined
  return { name: `${counted.kind} ${storedKey(String(filter[condition]))}`, filter, sort }
}

/** The opposite of a counted list's name. */
export function countedListNamed(name: string): CountedList {
  const space = name.indexOf(' ')
  const counted = kinds.find(({ kind }) => kind === name.slice(0, space))
  if (!counted) return { name, filter: {}, sort: name as ListSort }
  return { name, filter: counted.filterOf(name.slice(space + 1)), sort: 'recommended' }
}

/** Where listings come into lists and go from them. */
export interface ListPlaces {
  readonly list: string
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

/** The places of visible rows in every counted list, before and after a write: lists in order of their names. */
export function listPlaces(after: readonly BusinessRow[], before: readonly BusinessRow[]): ListPlaces[] {
  const all = new PlacesByValue()
  const byKind = kinds.map((kind) => ({ ...kind, places: new PlacesByValue(kind.kind) }))
  const put = (row: BusinessRow, part: Part) => {
    all.put('latest', row.n, part)
    all.put('reviews', reviewPlace(row), part)
    all.put('recommended', row.rank, part)
    for (const { valueIn, places } of byKind) places.put(valueIn(row), row.rank, part)
  }
  for (const row of after) put(row, 'added')
  for (const row of before) put(row, 'removed')
  const lists = [all, ...byKind.map(({ places }) => places)].flatMap((places) => places.lists())
  return lists.sort((a, b) => (a.list < b.list ? -1 : 1))
}

type Part = 'added' | 'removed'

/** The lists of one kind. By the value alone: to build a name for every row would take longer than all the rest. */
class PlacesByValue {
  readonly #kind: string
  readonly #byValue = new Map<string, Record<Part, number[]>>()

  constructor(kind = '') {
    this.#kind = kind
  }

  put(value: string, place: number, part: Part): void {
    if (value === '') return
    let places = this.#byValue.get(value)
    if (!places) {
      places = { added: [], removed: [] }
      this.#byValue.set(value, places)
    }
    places[part].push(place)
  }

  lists(): ListPlaces[] {
    return [...this.#byValue].map(([value, places]) => ({
      list: this.#kind ? `${this.#kind} ${value}` : value,
      ...places,
    }))
  }
}

/** The place of a row in the list by reviews. */
export function reviewPlace({ review_count, n }: Pick<BusinessRow, 'review_count' | 'n'>): number {
  return listingRank(Math.min(review_count, reviewLimit), n)
}
