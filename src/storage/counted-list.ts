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
const reviewLimit = 2 ** 20 - 1

type FilterKind = 'categoryKey' | 'categoryGroup' | 'cityKey' | 'countryCode' | 'isVerified'

const kinds: Readonly<Record<FilterKind, string>> = {
  categoryKey: 'category',
  categoryGroup: 'group',
  cityKey: 'city',
  countryCode: 'country',
  isVerified: 'verified',
}

/** The counted list that a filter and a sort ask for, if it is one. */
export function findCountedList(filter: ListingFilter, sort: ListSort): CountedList | undefined {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  const [condition] = conditions
  if (!condition) return sort === 'rating' ? undefined : { name: sort, filter, sort }
  if (conditions.length > 1 || sort !== 'recommended') return undefined
  const [key, value] = condition
  const kind = kinds[key as FilterKind]
  return kind === undefined ? undefined : { name: `${kind} ${storedKey(String(value))}`, filter, sort }
}

/** The opposite of a counted list's name. */
export function countedListNamed(name: string): CountedList {
  const space = name.indexOf(' ')
  if (space < 0) return { name, filter: {}, sort: name as ListSort }
  const value = name.slice(space + 1)
  return { name, filter: filterOf(name.slice(0, space), value), sort: 'recommended' }
}

function filterOf(kind: string, value: string): ListingFilter {
  if (kind === 'verified') return { isVerified: value === 'true' }
  if (kind === 'category') return { categoryKey: value }
  if (kind === 'group') return { categoryGroup: value as CategoryGroup }
  return kind === 'city' ? { cityKey: value } : { countryCode: value }
}

/** Where listings come into lists and go from them. */
export interface ListPlaces {
  readonly list: string
  readonly added: readonly number[]
  readonly removed: readonly number[]
}

/** The places of visible rows in every counted list, before and after a write: lists in order of their names. */
export function listPlaces(after: readonly BusinessRow[], before: readonly BusinessRow[]): ListPlaces[] {
  const kinds = {
    all: new PlacesByValue(),
    verified: new PlacesByValue('verified'),
    category: new PlacesByValue('category'),
    group: new PlacesByValue('group'),
    city: new PlacesByValue('city'),
    country: new PlacesByValue('country'),
  }
  const put = (row: BusinessRow, part: Part) => {
    kinds.all.put('latest', row.n, part)
    kinds.all.put('reviews', reviewPlace(row), part)
    kinds.all.put('recommended', row.rank, part)
    kinds.verified.put(row.is_verified ? 'true' : 'false', row.rank, part)
    kinds.category.put(row.category_key, row.rank, part)
    kinds.group.put(row.category_group ?? '', row.rank, part)
    kinds.city.put(row.city_key, row.rank, part)
    kinds.country.put(row.country_code, row.rank, part)
  }
  for (const row of after) put(row, 'added')
  for (const row of before) put(row, 'removed')
  const lists = Object.values(kinds).flatMap((kind) => kind.lists())
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
