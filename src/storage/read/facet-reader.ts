import { type Kysely, sql } from 'kysely'
import { conditionsOf, filterKey, type ListingFilter } from '../../application/ports/listing-filter.ts'
import type { ListingFacets, ListingReader, MatchCount } from '../../application/ports/listing-store.ts'
import type { AttributeKey } from '../../domain/business/attributes/attribute-keys.ts'
import { attributesOf } from '../../domain/business/attributes/attribute-vocabulary.ts'
import type { AboutAttributes } from '../../domain/business/listing.ts'
import { facetLimit } from '../../domain/directory/filters.ts'
import { memoize } from '../../domain/memoize.ts'
import { countValues, hasDistricts, type ListingIndex, samplesDistricts } from '../listing-index.ts'
import { storedKey } from '../rows/stored-text.ts'
import type { Schema } from '../schema.ts'
import { type CountMethods, categoryColumns, cityColumns, countryColumns } from './count-reader.ts'
import { keepAnswers } from './kept-answers.ts'

/** Trades of a place are counted in so many of its listings. */
const tradeSample = 300
/** Of more matches than can be read, facets are estimated from so many of the best-ranked ones. */
const sampleSize = 150

/** So many matches at least have an attribute that is offered, and as many have it not. */
const leastDivided = 3

/** How many answers are remembered. All pages of a list have the same facets, and all businesses of a district the same trades around. */
const keptFacets = 500

/** Facets of the matches of a filter: categories, cities, countries and attributes (see the port). */
export function createFacetReader(
  db: Kysely<Schema>,
  index: ListingIndex,
  counts: CountMethods,
): Pick<ListingReader, 'facets' | 'trades'> {
  const facets = createFacets(db, index, counts)
  const trades = createTrades(db, index, counts)
  const keep = keepAnswers(keptFacets, counts.dataVersion)
  return {
    facets: (filter, count) =>
      // The list of open patterns is very long, and changes within a quarter of an hour.
      filter.openingIds
        ? facets(filter, count)
        : keep(
            `facets ${JSON.stringify([count.totalCount, count.totalCountIsCapped])} ${filterKey(filter)}`,
            () => facets(filter, count),
          ),
    trades: (place, limit) => keep(`trades ${limit} ${filterKey(place)}`, () => trades(place, limit)),
  }
}

function createFacets(
  db: Kysely<Schema>,
  index: ListingIndex,
  counts: CountMethods,
): ListingReader['facets'] {
  async function facetsOfAll(): Promise<ListingFacets> {
    const [categories, cities, countries] = await Promise.all([
      counts.listCategories(),
      counts.listCities({ limit: facetLimit, offset: 0 }),
      counts.listCountries(),
    ])
    return {
      categories: categories.slice(0, facetLimit),
      cities,
      countries: countries.slice(0, facetLimit),
      districts: [],
      districtsAreEstimated: false,
      attributes: [],
      attributesAreEstimated: false,
      isEstimated: false,
    }
  }

  /** The districts of a whole city, which are counted. */
  async function countedDistricts(filter: ListingFilter) {
    if (!hasDistricts(filter) || samplesDistricts(filter)) return undefined
    const found = await counts.listDistricts(filter.cityKey, { limit: facetLimit, offset: 0 })
    const districts = found.map(({ name, businessCount }) => ({ name, businessCount }))
    return { districts, districtsAreEstimated: false }
  }

  const weightOf = createWeights(db, counts)
  return async (filter, count) => {
    if (conditionsOf(filter).length === 0) return facetsOfAll()
    const isEstimated = count.totalCountIsCapped || count.totalCount > index.exactFacts(filter)
    const {
      size,
      counts: values,
      abouts,
      districts,
      lowestRank,
    } = await index.facts(filter, isEstimated ? sampleSize : count.totalCount)
    const weight = isEstimated ? await weightOf(filter, count, { size: sampleSize, lowestRank }) : 1
    const tallies = {
      categories: mostFrequent(values.category_key, weight),
      cities: mostFrequent(values.city_key, weight),
      countries: mostFrequent(values.country_code, weight),
    }
    const total = Math.round(size * weight)
    return {
      ...(await namedValues(db, tallies)),
      ...((await countedDistricts(filter)) ?? tallyDistricts(districts, total)),
      ...tallyAttributes(abouts, total),
      isEstimated,
    }
  }
}

/** The best-ranked matches. */
interface Sample {
  readonly size: number
  /** Of the last one. */
  readonly lowestRank: number
}

/**
 * How many matches each match of a sample stands for. It follows from the count, or else from how far down the ranks
 * the sample reaches.
 */
export function createWeights(db: Kysely<Schema>, counts: CountMethods) {
  return async (filter: ListingFilter, count: MatchCount, { size, lowestRank }: Sample): Promise<number> => {
    const known = count.totalCountIsCapped ? await counts.countOf(filter) : count.totalCount
    if (known !== undefined) return known / size
    const { rows } = await sql<{ above: number | null }>`
      select cast(sum(business_count) as bigint) as above from list_block
      where list = 'recommended' and floor >= ${lowestRank}`.execute(db)
    const { totalBusinesses } = await counts.statistics()
    return Math.max(1, totalBusinesses / Math.max(rows[0]?.above ?? 0, size))
  }
}

function createTrades(
  db: Kysely<Schema>,
  index: ListingIndex,
  counts: CountMethods,
): ListingReader['trades'] {
  /** How many listings the place has. */
  async function countIn({ cityKey = '', district }: Pick<ListingFilter, 'cityKey' | 'district'>) {
    if (district === undefined) return counts.countOf({ cityKey })
    const row = await db
      .selectFrom('district_count')
      .select('business_count as count')
      .where('city_key', '=', storedKey(cityKey))
      .where('key', '=', storedKey(district.toLowerCase()))
      .executeTakeFirst()
    return row?.count
  }

  return async (place, limit) => {
    const { places: sample } = await index.places(place, tradeSample)
    const total = sample.length < tradeSample ? sample.length : ((await countIn(place)) ?? sample.length)
    const weight = Math.max(1, total / sample.length)
    const trades = countValues(sample.map(({ category_key }) => category_key))
    const categories = mostFrequent(trades, weight, limit)
    return { categories: await namedCategories(db, categories), isEstimated: weight > 1 }
  }
}

type Tally<Value extends string = string> = ReadonlyMap<Value, number>

/** The most frequent values but '', most frequent first. */
function mostFrequent<Value extends string>(
  counts: Tally<Value>,
  weight: number,
  limit = facetLimit,
): Tally<Value> {
  const most = [...counts]
    .filter(([value]) => value)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, limit)
  return new Map(most.map(([value, count]) => [value, weight === 1 ? count : twoFigures(count * weight)]))
}

function tallyDistricts(
  some: readonly string[],
  total: number,
): Pick<ListingFacets, 'districts' | 'districtsAreEstimated'> {
  const districtsAreEstimated = some.length < total
  const tally = mostFrequent(countValues(some), districtsAreEstimated ? total / some.length : 1)
  const districts = [...tally].map(([name, businessCount]) => ({ name, businessCount }))
  return { districts, districtsAreEstimated }
}

/** Listings of one exporter often have equal attributes. */
const keysOfAbout = memoize(2048, (about) => attributesOf(JSON.parse(about || '{}') as AboutAttributes))

/** The attributes that some of the matches have and some have not. `total`: how many matches there are. */
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

/** Estimates are whole numbers of two significant figures. */
export function twoFigures(count: number): number {
  return Math.max(1, Math.round(Number(count.toPrecision(2))))
}

async function namedValues(
  db: Kysely<Schema>,
  { categories, cities, countries }: Readonly<Record<'categories' | 'cities' | 'countries', Tally>>,
): Promise<Pick<ListingFacets, 'categories' | 'cities' | 'countries'>> {
  const [namedTrades, cityRows, countryRows] = await Promise.all([
    namedCategories(db, categories),
    db.selectFrom('city_count').select(cityColumns).where('key', 'in', keysOf(cities)).execute(),
    db
      .selectFrom('country_count')
      .select(countryColumns)
      .where('country_code', 'in', keysOf(countries))
      .execute(),
  ])
  return {
    categories: namedTrades,
    cities: counted(cities, cityRows, ({ key }) => key),
    countries: counted(countries, countryRows, ({ countryCode }) => countryCode),
  }
}

async function namedCategories(db: Kysely<Schema>, categories: Tally): Promise<ListingFacets['categories']> {
  const rows = await db
    .selectFrom('category_count')
    .select(categoryColumns)
    .where('key', 'in', keysOf(categories))
    .execute()
  return counted(categories, rows, ({ key }) => key)
}

/** Never an empty list, which SQL does not allow. '' is no key. */
const keysOf = (tally: Tally) => ['', ...tally.keys()]

/** The rows with the counts of the tally, most first. Nothing is estimated higher than all listings have it. */
function counted<T extends { readonly businessCount: number }>(
  tally: Tally,
  rows: readonly T[],
  keyOf: (row: T) => string,
): T[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]))
  return [...tally]
    .flatMap(([key, count]) => {
      const row = byKey.get(key)
      return row ? [{ ...row, businessCount: Math.min(count, row.businessCount) }] : []
    })
    .sort((a, b) => b.businessCount - a.businessCount)
}
