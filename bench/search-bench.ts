import { toFilter } from '../src/application/directory/to-filter.ts'
import { groupOf, listGroups } from '../src/application/search/list-groups.ts'
import type { BusinessList, BusinessQuery } from '../src/domain/directory/directory.ts'
import { openStorage, type Storage } from '../src/storage/open-storage.ts'
import { dataDirOf, isImported, keepInMemory } from './data-set.ts'
import { compared, comparedColumns, milliseconds, percentiles, printTable } from './figures.ts'
import { firstByte } from './first-byte.ts'
import { benchImport } from './import-bench.ts'
import { besideCheckout, type Checkout, checkoutWithout, root } from './other-checkout.ts'
import { printOtherWays, timeOtherWays } from './other-ways.ts'
import { deepPage, type SearchClasses, searchClasses } from './search-classes.ts'
import { pathOf, type Query } from './search-queries.ts'
import { startProduct, stolenTime, untilIdle } from './server-process.ts'

const queriesPerClass = 400

interface Bound {
  readonly p50: number
  readonly p99: number
}

/** Checks the pages after they were timed, because a page without listings would take no time. */
async function checkPages(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { businesses } = (await (await fetch(address)).json()) as BusinessList
    if (businesses.length === 0) throw new Error(`${address} has no listings.`)
  }
}

/** Classes without bounds, because they take longer. */
const unbounded = new Set(['any trade near', 'open now'])
/** Classes that cannot be asked of the store directly. */
const notAtStore = new Set(['typo', 'open now', 'around a listing'])

/** The bounds of a class, in ms. */
function boundOf(name: string, rows: number): Bound | undefined {
  if (unbounded.has(name)) return undefined
  const large = rows > 1_000_000
  const p50 = large ? 5 : 3
  if (name === 'suggestion') return { p50, p99: 5 }
  if (!large) return { p50, p99: 12 }
  return { p50, p99: name === deepPage ? 15 : 25 }
}

/** A warm and idle server, and the addresses that it is asked for. */
interface Side {
  /** Class → addresses. Each is asked for once. */
  readonly addresses: ReadonlyMap<string, readonly string[]>
  close(): Promise<void>
}

/** A data set of this code: its queries are made from the listings that its store has. */
interface DataSet {
  readonly dataDir: string
  readonly storage: Storage
  readonly classes: SearchClasses
}

async function openDataSet(dataDir: string): Promise<DataSet> {
  const storage = await openStorage({ dataDir, readOnly: true })
  return { dataDir, storage, classes: await searchClasses(storage, queriesPerClass) }
}

/** Starts the server of a checkout on its own data, and asks for the queries that are not counted. */
async function openSide(checkout: Checkout, classes: SearchClasses): Promise<Side> {
  const { dataDir } = checkout
  const server = await startProduct(dataDir, '', {}, checkout.root)
  const letGo = await keepInMemory(dataDir)
  const { searches, suggestions, warmUps, suggestionWarmUps } = classes
  const searchesAt = (queries: readonly Query[]) => queries.map((query) => server.origin + pathOf(query))
  const suggestionsAt = (queries: readonly Query[]) =>
    queries.map((query) => `${server.origin}/api/suggest?${new URLSearchParams(query)}`)
  await timeInTurn([searchesAt(warmUps)])
  await timeInTurn([suggestionsAt(suggestionWarmUps)])
  await untilIdle(server.pid)
  const timed = [...searches].map(([name, queries]) => [name, searchesAt(queries)] as const)
  return {
    addresses: new Map([...timed, ['suggestion', suggestionsAt(suggestions)]]),
    close: async () => {
      letGo()
      await server.stop()
    },
  }
}

/** Asks the servers in turn, so that a slow moment of the machine affects all of them. Returns their times in ms. */
async function timeInTurn(lists: readonly (readonly string[])[]): Promise<number[][]> {
  const times: number[][] = lists.map(() => [])
  const longest = Math.max(...lists.map((addresses) => addresses.length))
  for (let turn = 0; turn < longest; turn++) {
    for (const [side, addresses] of lists.entries()) {
      const address = addresses[turn]
      const time = address === undefined ? undefined : await firstByte(address)
      if (time !== undefined) times[side]?.push(time)
    }
  }
  return times
}

/** Times the same queries at the store, without interpreting the words. */
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
      const version = await listings.dataVersion()
      const found = await listGroups(listings, [groupOf(filter)], { sort, ...page, version })
      if (facets) await listings.facets(filter, found)
    }
    times.push(performance.now() - started)
  }
  return times
}

interface SearchBenchOptions {
  readonly rows: number
  /** Rows of a second data set. */
  readonly against?: number
  /** The folder of another checkout of the product. */
  readonly beside?: string
  /** The name of a mechanism that the second server does not have. */
  readonly without?: string
}

/** A server that is timed in turn with this code's, and its name in the table. */
interface Rival {
  readonly name: string
  readonly checkout: Checkout
  /** A data set of its own, with queries of its own. Others are asked what this code is asked. */
  readonly otherRows?: number
}

async function rivalOf({ rows, against, beside, without }: SearchBenchOptions): Promise<Rival | undefined> {
  if (without) return { name: `without ${without}`, checkout: await checkoutWithout(without, rows) }
  if (beside) return { name: 'the other checkout', checkout: await besideCheckout(beside, rows) }
  if (!against) return undefined
  if (!isImported(against)) await benchImport({ rows: against })
  return {
    name: `${against.toLocaleString('en-US')} rows`,
    checkout: { root, dataDir: dataDirOf(against) },
    otherRows: against,
  }
}

async function openRival({ checkout, otherRows }: Rival, own: DataSet): Promise<Side> {
  if (!otherRows) return openSide(checkout, own.classes)
  const other = await openDataSet(checkout.dataDir)
  await other.storage.close()
  return openSide(checkout, other.classes)
}

/**
 * Measures the latency by class of query, through HTTP and at the store. A second server is timed in turn if the options name
 * one; otherwise the alternatives with the same words follow.
 */
export async function benchSearch(options: SearchBenchOptions): Promise<void> {
  const { rows } = options
  if (!isImported(rows)) await benchImport({ rows })
  const rival = await rivalOf(options)
  const data = await openDataSet(dataDirOf(rows))
  const { dataDir, storage, classes } = data
  const sides = [await openSide({ root, dataDir }, classes)]
  try {
    if (rival) sides.push(await openRival(rival, data))
    // The bench's own store reads its doc values with its first list. That must not happen while a server is timed.
    await storage.listings.listPage({}, { sort: 'recommended', limit: 1, offset: 0 })
    await untilIdle(process.pid)
    const ours = new Map<string, number>()
    const lines: string[][] = []
    const before = stolenTime()
    for (const name of sides[0]?.addresses.keys() ?? []) {
      const [http = [], other] = await timeInTurn(sides.map((side) => side.addresses.get(name) ?? []))
      if (name === deepPage) await checkPages(sides[0]?.addresses.get(name) ?? [])
      const store = notAtStore.has(name) ? [] : await timeStore(storage, classes.searches.get(name) ?? [])
      const bound = boundOf(name, rows)
      ours.set(name, percentiles(http).p50)
      lines.push([
        name,
        ...figures(http),
        ...figures(store).slice(1),
        bound ? `${bound.p50} / ${bound.p99} ms` : '–',
        bound ? over(http, bound) : '',
        ...(other ? compared(http, other) : []),
      ])
    }
    const otherSide = rival ? comparedColumns(rival.name) : []
    printTable(
      `Searches, ${rows.toLocaleString('en-US')} rows imported`,
      ['class', 'queries', 'HTTP p50', 'p99', 'store p50', 'p99', 'bounds', 'over', ...otherSide],
      lines,
    )
    printStolen(before, stolenTime())
    if (!rival) {
      const { searches } = classes
      printOtherWays(ours, await timeOtherWays(storage, { dataDir, pieces: queriesPerClass, searches }))
    }
  } finally {
    for (const side of sides) await side.close()
    await storage.close()
  }
}

/** Prints the processor time that went to other machines of the same host, because it shows in p99. */
function printStolen(before: ReturnType<typeof stolenTime>, after: ReturnType<typeof stolenTime>): void {
  const share = (after.stolen - before.stolen) / (after.all - before.all)
  console.log(`The machine gave ${(100 * share).toFixed(1)} % of its processors' time to others meanwhile.`)
}

function figures(times: readonly number[]): string[] {
  if (times.length === 0) return ['0', '–', '–']
  const { p50, p99, count } = percentiles(times)
  return [String(count), milliseconds(p50), milliseconds(p99)]
}

function over(times: readonly number[], bound: Bound): string {
  const measured = percentiles(times)
  return (['p50', 'p99'] as const).filter((key) => measured[key] > bound[key]).join(', ')
}
