import { type Condition, conditionsOf, type ListingFilter } from '../../application/ports/listing-filter.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { ListSort } from '../../domain/directory/directory.ts'
import type { BusinessRow } from '../rows/business-row.ts'
import { listingRank } from '../rows/rank.ts'
import { storedKey } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'

/**
 * A list with block counts, so that any page of it is found directly: all listings in three orders, and the listings
 * of one condition in the order of rank. Any other list is counted and read up to a limit.
 */
export interface CountedList {
  /** Its name in `list_block`: the kind, a space, the filter's value. */
  readonly name: string
  readonly filter: ListingFilter
  readonly sort: ListSort
}

/** A larger number of reviews counts as this one, so that the sort key stays an exact integer. */
export const reviewLimit = 2 ** 20 - 1

interface CountedKind {
  /** First part of the lists' names. */
  readonly kind: string
  /** The count table and its key; absent: `meta` has the counts. */
  readonly table?: readonly [keyof Schema, string]
  readonly valueIn: (row: BusinessRow) => string
  readonly filterOf: (value: string) => ListingFilter
}

/** The conditions that have a count and a counted list for each value. The index counts the matches of others, up to a limit. */
export const countedKinds: { readonly [Name in Condition]?: CountedKind } = {
  categoryKey: {
    kind: 'category',
    table: ['category_count', 'key'],
    valueIn: (row) => row.category_key,
    filterOf: (categoryKey) => ({ categoryKey }),
  },
  categoryGroup: {
    kind: 'group',
    table: ['group_count', 'category_group'],
    valueIn: (row) => row.category_group ?? '',
    filterOf: (group) => ({ categoryGroup: group as CategoryGroup }),
  },
  cityKey: {
    kind: 'city',
    table: ['city_count', 'key'],
    valueIn: (row) => row.city_key,
    filterOf: (cityKey) => ({ cityKey }),
  },
  countryCode: {
    kind: 'country',
    table: ['country_count', 'country_code'],
    valueIn: (row) => row.country_code,
    filterOf: (countryCode) => ({ countryCode }),
  },
  isVerified: {
    kind: 'verified',
    valueIn: (row) => (row.is_verified ? 'true' : 'false'),
    filterOf: (value) => ({ isVerified: value === 'true' }),
  },
}

const kinds = Object.values(countedKinds)

/** The counted list for a filter and a sort, if there is one. */
export function findCountedList(filter: ListingFilter, sort: ListSort): CountedList | undefined {
  const [condition, ...others] = conditionsOf(filter)
  if (!condition) return sort === 'rating' ? undefined : { name: sort, filter, sort }
  const counted = countedKinds[condition]
  if (!counted || others.length > 0 || sort !== 'recommended') return undefined
  return { name: `${counted.kind} ${storedKey(String(filter[condition]))}`, filter, sort }
}

/** The inverse of a counted list's name. */
export function countedListNamed(name: string): CountedList {
  const space = name.indexOf(' ')
  const counted = kinds.find(({ kind }) => kind === name.slice(0, space))
  if (!counted) return { name, filter: {}, sort: name as ListSort }
  return { name, filter: counted.filterOf(name.slice(space + 1)), sort: 'recommended' }
}

/** The sort keys that a write adds to a list and removes from it. */
export interface ListPlaces {
  readonly list: string
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

/** The sort keys of visible rows in every counted list, after and before a write. Lists are sorted by name. */
export function listPlaces(after: readonly BusinessRow[], before: readonly BusinessRow[]): ListPlaces[] {
  const all = new SortKeysByValue()
  const byKind = kinds.map((kind) => ({ ...kind, sortKeys: new SortKeysByValue(kind.kind) }))
  const put = (row: BusinessRow, part: Part) => {
    all.put('latest', row.n, part)
    all.put('reviews', reviewSortKey(row), part)
    all.put('recommended', row.rank, part)
    for (const { valueIn, sortKeys } of byKind) sortKeys.put(valueIn(row), row.rank, part)
  }
  for (const row of after) put(row, 'added')
  for (const row of before) put(row, 'removed')
  const lists = [all, ...byKind.map(({ sortKeys }) => sortKeys)].flatMap((sortKeys) => sortKeys.lists())
  return lists.sort((a, b) => (a.list < b.list ? -1 : 1))
}

type Part = 'added' | 'removed'

/** The lists of one kind, by value. Building a name for every row would take longer than everything else. */
class SortKeysByValue {
  readonly #kind: string
  readonly #byValue = new Map<string, Record<Part, number[]>>()

  constructor(kind = '') {
    this.#kind = kind
  }

  put(value: string, sortKey: number, part: Part): void {
    if (value === '') return
    let sortKeys = this.#byValue.get(value)
    if (!sortKeys) {
      sortKeys = { added: [], removed: [] }
      this.#byValue.set(value, sortKeys)
    }
    sortKeys[part].push(sortKey)
  }

  lists(): ListPlaces[] {
    return [...this.#byValue].map(([value, sortKeys]) => ({
      list: this.#kind ? `${this.#kind} ${value}` : value,
      ...sortKeys,
    }))
  }
}

/** The sort key of a row in the list by reviews. */
export function reviewSortKey({ review_count, n }: Pick<BusinessRow, 'review_count' | 'n'>): number {
  return listingRank(Math.min(review_count, reviewLimit), n)
}
