import { type Kysely, sql } from 'kysely'
import { conditionsOf } from '../application/ports/listing-filter.ts'
import type {
  ListingFacets,
  ListingFilter,
  ListingReader,
  MatchCount,
} from '../application/ports/listing-store.ts'
import type { AttributeKey } from '../domain/business/attribute-keys.ts'
import { attributesOf } from '../domain/business/attribute-vocabulary.ts'
import type { AboutAttributes } from '../domain/business/listing.ts'
import { memoize } from '../domain/lru-cache.ts'
import { type CountMethods, categoryColumns, cityColumns, countryColumns } from './count-reader.ts'
import type { ListingIndex, MatchFact } from './listing-index.ts'
import type { Schema } from './schema.ts'

/** Up to this many matches, facets are exact. */
const exactLimit = 300
/** For more, they are estimated from so many of the best-ranked matches. */
const sampleSize = 150
/** How many values each facet has at most: the most frequent ones. */
const valueLimit = 8

/** So many matches at least have an attribute that is offered, and as many have it not. */
const leastDivided = 3

/** Facets of the matches of a filter: categories, cities, countries and attributes (see the port). */
export function createFacetReader(
  db: Kysely<Schema>,
  index: ListingIndex,
  counts: CountMethods,
): ListingReader['facets'] {
  async function facetsOfAll(): Promise<ListingFacets> {
    const [categories, cities, countries] = await Promise.all([
      counts.listCategories(),
      counts.listCities({ limit: valueLimit, offset: 0 }),
      counts.listCountries(),
    ])
    return {
      categories: categories.slice(0, valueLimit),
      cities,
      countries: countries.slice(0, valueLimit),
      districts: [],
      attributes: [],
      attributesAreEstimated: false,
      isEstimated: false,
    }
  }

  /**
   * How many matches each match of the sample stands for. It follows from the count, or else from how far down the
   * ranks the sample reaches.
   */
  async function weightOf(
    filter: ListingFilter,
    { totalCount, totalCountIsCapped }: MatchCount,
    lowestRank: number,
  ): Promise<number> {
    const known = totalCountIsCapped ? await counts.countOf(filter) : totalCount
    if (known !== undefined) return known / sampleSize
    const { rows } = await sql<{ above: number | null }>`
      select cast(sum(business_count) as bigint) as above from list_block
      where list = 'recommended' and floor >= ${lowestRank}`.execute(db)
    const { totalBusinesses } = await counts.statistics()
    return Math.max(1, totalBusinesses / Math.max(rows[0]?.above ?? 0, sampleSize))
  }

  return async (filter, count) => {
    if (conditionsOf(filter).length === 0) return facetsOfAll()
    const isEstimated = count.totalCountIsCapped || count.totalCount > exactLimit
    const {
      facts: sample,
      abouts,
      districts,
      lowestRank,
    } = await index.facts(filter, isEstimated ? sampleSize : count.totalCount)
    const weight = isEstimated ? await weightOf(filter, count, lowestRank) : 1
    const tallies = {
      categories: tallied(valuesOf(sample, 'category_key'), weight),
      cities: tallied(valuesOf(sample, 'city_key'), weight),
      countries: tallied(valuesOf(sample, 'country_code'), weight),
    }
    const attributes = tallyAttributes(abouts, Math.round(sample.length * weight))
    const ofDistricts = [...tallied(districts, weight)].map(([name, businessCount]) => ({
      name,
      businessCount,
    }))
    return { ...(await namedValues(db, tallies)), districts: ofDistricts, ...attributes, isEstimated }
  }
}

type Tally<Value extends string = string> = ReadonlyMap<Value, number>

const valuesOf = (sample: readonly MatchFact[], key: keyof MatchFact) => sample.map((facts) => facts[key])

/** The most frequent values, most frequent first. */
function tallied(values: readonly string[], weight: number): Tally {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  counts.delete('')
  return mostFrequent(counts, weight)
}

function mostFrequent<Value extends string>(counts: Tally<Value>, weight: number): Tally<Value> {
  const most = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, valueLimit)
  return new Map(most.map(([value, count]) => [value, weight === 1 ? count : twoFigures(count * weight)]))
}

/** Listings of one exporter often have equal attributes. */
const keysOfAbout = memoize(2048, (about) => attributesOf(JSON.parse(about || '{}') as AboutAttributes))

/** The attributes that some of the best matches have and some have not. `total`: how many matches there are. */
function tallyAttributes(
  abouts: readonly string[],
  total: number,
): Pick<ListingFacets, 'attributes' | 'attributesAreEstimated'> {
  const counts = new Map<AttributeKey, number>()
  for (const about of abouts)
    for (const key of keysOfAbout(about)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const dividing = [...counts].filter(
    ([, count]) => count >= leastDivided && count <= abouts.length - leastDivided,
  )
  const most = mostFrequent(new Map(dividing), abouts.length < total ? total / abouts.length : 1)
  const attributes = [...most].map(([attribute, businessCount]) => ({ attribute, businessCount }))
  return { attributes, attributesAreEstimated: abouts.length < total }
}

/** Estimates are rounded to two significant figures. */
function twoFigures(count: number): number {
  return Number(count.toPrecision(2))
}

async function namedValues(
  db: Kysely<Schema>,
  { categories, cities, countries }: Readonly<Record<'categories' | 'cities' | 'countries', Tally>>,
): Promise<Pick<ListingFacets, 'categories' | 'cities' | 'countries'>> {
  const [categoryRows, cityRows, countryRows] = await Promise.all([
    db.selectFrom('category_count').select(categoryColumns).where('key', 'in', keysOf(categories)).execute(),
    db.selectFrom('city_count').select(cityColumns).where('key', 'in', keysOf(cities)).execute(),
    db
      .selectFrom('country_count')
      .select(countryColumns)
      .where('country_code', 'in', keysOf(countries))
      .execute(),
  ])
  return {
    categories: counted(categories, categoryRows, ({ key }) => key),
    cities: counted(cities, cityRows, ({ key }) => key),
    countries: counted(countries, countryRows, ({ countryCode }) => countryCode),
  }
}

/** Never an empty list, which SQL does not allow. '' is no key. */
const keysOf = (tally: Tally) => ['', ...tally.keys()]

/** The rows in the order of the tally, with its counts. */
function counted<T>(tally: Tally, rows: readonly T[], keyOf: (row: T) => string): T[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return [...tally].flatMap(([key, businessCount]) => {
    const row = byKey.get(key)
    return row ? [{ ...row, businessCount }] : []
  })
}
