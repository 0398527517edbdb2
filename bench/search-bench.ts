import { Agent, get } from 'node:http'
import { toFilter } from '../src/application/directory/to-filter.ts'
import type { BusinessQuery } from '../src/domain/directory/directory.ts'
import { openStorage, type Storage } from '../src/storage/open-storage.ts'
import { dataDirOf, isImported } from './data-set.ts'
import { milliseconds, percentiles, printTable } from './figures.ts'
import { benchImport } from './import-bench.ts'
import { timeTrigrams } from './pg-trgm.ts'
import { halfTyped, type Known, type Query, queriesByClass } from './search-queries.ts'
import { startProduct } from './server-process.ts'

const queriesPerClass = 400
/** Not counted: a server that has just started still compiles its own code. */
const warmUps = 200
/** What PostgreSQL gets of the same data. */
const trigramRows = 200_000
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Milliseconds to the first byte of an answer; undefined where there is no such call. */
function timed(url: string): Promise<number | undefined> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode !== 200 && statusCode !== 404) reject(new Error(`${url}: ${statusCode}`))
      answer.once('data', () => resolve(statusCode === 404 ? undefined : performance.now() - started))
      answer.resume().on('end', () => resolve(undefined))
    }).on('error', reject)
  })
}

/** Listings from all over the database, every so many. */
async function sample({ listings, administration }: Storage): Promise<Known[]> {
  const last = await listings.lastRowNumber()
  const known: Known[] = []
  for (let step = 0; step < queriesPerClass; step++) {
    const after = Math.floor((last * step) / queriesPerClass)
    const [listing] = await administration.scanStored({ after, limit: 1 })
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
    ...cities.map(({ name, businessCount }) => [{ city: name }, businessCount] as const),
  ]
  return lists.flatMap(([query, count]) =>
    [0, count / 4, count / 2, (3 * count) / 4, count - 20].map((offset) => ({
      ...query,
      offset: String(Math.max(0, Math.floor(offset))),
    })),
  )
}

async function timeHttp(address: string, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = []
  for (const query of queries) {
    const time = await timed(`${address}?${new URLSearchParams(query)}`)
    if (time !== undefined) times.push(time)
  }
  return times
}

/** The same at the store: the words alone, as they are. */
async function timeStore({ listings }: Storage, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = []
  for (const { offset = '0', lat, lng, facets, ...query } of queries) {
    const filter = toFilter(query as BusinessQuery)
    if (!filter) continue
    const page = { limit: 20, offset: Number(offset) }
    const sort = (query as BusinessQuery).sort ?? 'recommended'
    const started = performance.now()
    if (lat && lng) await listings.listNear(filter, { latitude: Number(lat), longitude: Number(lng) }, page)
    else {
      const found = await listings.list(filter, { sort, ...page })
      if (facets) await listings.facets(filter, found)
    }
    times.push(performance.now() - started)
  }
  return times
}

/** Latency by class of query: through HTTP, at the store, and as PostgreSQL with `pg_trgm` answers the same words. */
export async function benchSearch({ rows }: { rows: number }): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const server = await startProduct(dataDirOf(rows))
  const storage = await openStorage({ dataDir: dataDirOf(rows), readOnly: true })
  try {
    const known = await sample(storage)
    const classes = Object.entries({ ...queriesByClass(known), 'deep page': await deepPages(storage) })
    const shuffled = classes.map(([name, queries]) => [name, spread(unique(queries))] as const)
    const call = `${server.origin}/api/businesses`
    await timeHttp(
      call,
      known.slice(0, warmUps).map(({ city }, step) => ({ city, offset: String(step) })),
    )
    const trigrams = await timeTrigrams(storage, trigramRows, new Map(shuffled))
    const lines: string[][] = []
    for (const [name, queries] of shuffled) {
      const http = await timeHttp(call, queries)
      const store = name === 'typo' ? [] : await timeStore(storage, queries)
      lines.push([
        name,
        ...figures(http),
        ...figures(store).slice(1),
        ...figures(trigrams.get(name) ?? []).slice(1),
      ])
    }
    const suggestions = await timeHttp(`${server.origin}/api/suggest`, unique(halfTyped(known)))
    lines.push(['suggestion', ...figures(suggestions), '–', '–', '–', '–'])
    printTable(
      `Searches, ${rows.toLocaleString('en-US')} rows imported; pg_trgm: ${Math.min(rows, trigramRows).toLocaleString('en-US')} of them`,
      ['class', 'queries', 'HTTP p50', 'p99', 'store p50', 'p99', 'pg_trgm p50', 'p99'],
      lines,
    )
  } finally {
    await storage.close()
    await server.stop()
  }
}

function figures(times: readonly number[]): string[] {
  if (times.length === 0) return ['0', '–', '–']
  const { p50, p99, count } = percentiles(times)
  return [String(count), milliseconds(p50), milliseconds(p99)]
}

function unique(queries: readonly Query[]): Query[] {
  return [...new Map(queries.map((query) => [JSON.stringify(query), query])).values()]
}

/** As many as a class has, from all over. */
function spread(queries: readonly Query[]): Query[] {
  const step = Math.max(1, queries.length / queriesPerClass)
  return Array.from(
    { length: Math.min(queries.length, queriesPerClass) },
    (_, index) => queries[Math.floor(index * step)] ?? {},
  )
}
