import type { Storage } from '../src/storage/open-storage.ts'
import { halfTyped, type Known, type Query, queriesByClass } from './search-queries.ts'
import { spreadListings } from './spread-listings.ts'

export const deepPage = 'deep page'
const warmUps = 1000
/** Warm-up queries of each class. */
const classWarmUps = 100

export interface SearchClasses {
  /**
   * Queries of `/api/businesses` that are not counted: a server that has just started still compiles its code, and
   * loads doc values.
   */
  readonly warmUps: readonly Query[]
  /** Class → queries of `/api/businesses`. */
  readonly searches: ReadonlyMap<string, readonly Query[]>
  /** Queries of `/api/suggest`, and others of it that are not counted. */
  readonly suggestions: readonly Query[]
  readonly suggestionWarmUps: readonly Query[]
}

/** Up to `count` different queries of each class, made from listings all over the database. */
export async function searchClasses(storage: Storage, count: number): Promise<SearchClasses> {
  const listings = await knownListings(storage, 2 * count)
  const [known, others] = [0, 1].map((side) => listings.filter((_, index) => index % 2 === side)) as [
    Known[],
    Known[],
  ]
  const classes = Object.entries({ ...queriesByClass(known), [deepPage]: await deepPages(storage) })
  return {
    warmUps: [...listWarmUps(known), ...searchWarmUps(others, new Map(classes))],
    searches: new Map(classes.map(([name, queries]) => [name, spread(unique(queries), count)])),
    suggestions: unique(halfTyped(known)),
    suggestionWarmUps: known.map(({ category, city }, step) => ({
      q: (step % 2 === 0 ? category : city).slice(0, 2 + (step % 5)),
    })),
  }
}

function listWarmUps(known: readonly Known[]): Query[] {
  return Array.from({ length: warmUps }, (_, step) => {
    const { city = '', category = '' } = known[step % known.length] ?? {}
    return { city, offset: String(step), ...(step % 2 === 0 && { search: category, facets: '1' }) }
  })
}

/**
 * Warm-up queries of each class, different from those that are counted. Common words have none, because their counts
 * would be remembered.
 */
function searchWarmUps(known: readonly Known[], classes: ReadonlyMap<string, readonly Query[]>): Query[] {
  return Object.entries(queriesByClass(known)).flatMap(([name, queries]) => {
    const own = new Set(classes.get(name)?.map((query) => JSON.stringify(query)))
    const others = unique(queries).filter((query) => !own.has(JSON.stringify(query)))
    return name === 'common' ? [] : spread(others, classWarmUps)
  })
}

/** Up to `count` entries from all over the list. */
export function spread<T>(list: readonly T[], count: number): readonly T[] {
  const step = list.length / count
  return step <= 1
    ? list
    : list.filter((_, index) => Math.floor(index / step) > Math.floor((index - 1) / step))
}

async function knownListings(storage: Storage, count: number): Promise<Known[]> {
  const known: Known[] = []
  for await (const [listing] of spreadListings(storage, { rows: count, pieces: count })) {
    if (listing?.name) known.push(listing)
  }
  return known
}

/** First, middle and last pages of all listings in each order, of categories and of cities. */
async function deepPages({ listings }: Storage): Promise<Query[]> {
  const { totalBusinesses } = await listings.statistics()
  const categories = (await listings.listCategories()).filter(({ key }) => key).slice(0, 40)
  const cities = await listings.listCities({ limit: 40, offset: 0 })
  const lists: readonly (readonly [Query, number])[] = [
    ...['recommended', 'latest', 'reviews'].map((sort) => [{ sort }, totalBusinesses] as const),
    ...categories.map(({ category, businessCount }) => [{ category }, businessCount] as const),
    ...cities.map(({ key, businessCount }) => [{ city: key }, businessCount] as const),
  ]
  return lists.flatMap(([query, count]) =>
    [0, count / 4, count / 2, (3 * count) / 4, count - 20].map((offset) => ({
      ...query,
      offset: String(Math.max(0, Math.floor(offset))),
    })),
  )
}

function unique(queries: readonly Query[]): Query[] {
  return [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()]
}
