import { Agent, get } from 'node:http'
import { dataDirOf, isImported, keepInMemory } from './data-set.ts'
import { compared, comparedColumns, megabytes, milliseconds, percentiles, printTable } from './figures.ts'
import { benchImport } from './import-bench.ts'
import { besideCheckout, type Checkout, root } from './other-checkout.ts'
import { peakMemory, type ServerProcess, startProduct, untilIdle } from './server-process.ts'

const requestsPerClass = 500
/** Requests of each class before the measurement, because a new server still compiles its code. */
const warmUpsPerClass = 100
const columns = ['class', 'requests', 'p50', 'p99', 'max', 'bytes']
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Timing {
  readonly ms: number
  /** Of the answer's body, compressed as it came. */
  readonly bytes: number
}

/** Reads the whole answer of an address. Throws on any status except 200. */
function timed(url: string): Promise<Timing> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url}: ${answer.statusCode}`))
      let bytes = 0
      answer
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        .on('end', () => resolve({ ms: performance.now() - started, bytes }))
    }).on('error', reject)
  })
}

interface Listed {
  readonly name: string
  readonly slug: string
  readonly city: string
  /** The names of their pages, which redirect from every other name. */
  readonly cityPage: string
  readonly category: string
  readonly categorySlug: string
}

async function json<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return (await answer.json()) as T
}

/** Listings from all over the database, for making searches. */
async function sampleListings(origin: string): Promise<Listed[]> {
  const categories = await json<{ category: string; businessCount: number }[]>(`${origin}/api/categories`)
  const found: Listed[] = []
  for (const { category } of categories.filter((each) => each.category).slice(0, 60)) {
    const url = `${origin}/api/businesses?category=${encodeURIComponent(category)}&limit=20&offset=20`
    found.push(...(await json<{ businesses: Listed[] }>(url)).businesses)
  }
  return found
}

const msOf = (answers: readonly Timing[]) => answers.map(({ ms }) => ms)

function averageBytes(answers: readonly Timing[]): string {
  if (answers.length === 0) return '–'
  const total = answers.reduce((sum, { bytes }) => sum + bytes, 0)
  return Math.round(total / answers.length).toLocaleString('en-US')
}

const encode = encodeURIComponent
const words = (listing: Listed) => listing.name.split(/\s+/).filter(Boolean)

/** Addresses by class, the ones for warming up first. Each is used once, so that no cache can answer. */
function addressesOf(listings: readonly Listed[]): Record<string, string[]> {
  const unique = (addresses: string[]) => [...new Set(addresses)].slice(0, warmUpsPerClass + requestsPerClass)
  const search = (text: string, page = 1) => `/search?q=${encode(text)}&page=${page}`
  const cities = [...new Set(listings.map((each) => each.city).filter(Boolean))]
  const categories = [...new Set(listings.map((each) => each.category).filter(Boolean))]
  const slugs = [...new Set(listings.map((each) => each.categorySlug).filter(Boolean))]
  const cityPages = [...new Set(listings.map((each) => each.cityPage).filter(Boolean))]
  const pages = Array.from({ length: 40 }, (_, index) => index + 1)
  return {
    'search, one word': unique(listings.flatMap((each) => words(each).map((word) => search(word)))),
    'search, two words': unique(listings.map((each) => search(`${words(each)[0]} ${each.city}`))),
    'search, three words': unique(
      listings.map((each) => search(`${words(each)[0]} ${each.category.split(' ')[0]} ${each.city}`)),
    ),
    'search, common words': unique(
      cities.flatMap((city) => categories.map((category) => search(`${category} ${city}`))),
    ),
    'search call (API)': unique(
      listings.map(
        (each) => `/api/businesses?search=${encode(words(each)[0] ?? '')}&city=${encode(each.city)}`,
      ),
    ),
    'detail page': unique(listings.map((each) => `/details/${encode(each.slug)}`)),
    'category page': unique(
      slugs.flatMap((slug) => pages.map((page) => `/category/${encode(slug)}?page=${page}`)),
    ),
    'city page': unique(
      cityPages.flatMap((name) => pages.map((page) => `/city/${encode(name)}?page=${page}`)),
    ),
  }
}

/** A warm and idle server. */
interface Side {
  readonly server: ServerProcess
  /** Class → addresses that nobody has asked for yet. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
  close(): Promise<void>
}

async function openSide({ root, dataDir }: Checkout): Promise<Side> {
  const server = await startProduct(dataDir, '', {}, root)
  const letGo = await keepInMemory(dataDir)
  const close = async () => {
    letGo()
    await server.stop()
  }
  try {
    const classes = Object.entries(addressesOf(await sampleListings(server.origin)))
    for (const [, addresses] of classes)
      for (const address of addresses.slice(0, warmUpsPerClass)) await timed(`${server.origin}${address}`)
    await untilIdle(server.pid)
    const addresses = classes.map(([name, all]) => [name, all.slice(warmUpsPerClass)] as const)
    return { server, addresses: Object.fromEntries(addresses), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Asks the servers in turn, so that a slow moment of the machine affects both. */
async function timeInTurn(sides: readonly Side[], name: string): Promise<Timing[][]> {
  const times: Timing[][] = sides.map(() => [])
  const longest = Math.max(...sides.map(({ addresses }) => addresses[name]?.length ?? 0))
  for (let turn = 0; turn < longest; turn++) {
    for (const [side, { server, addresses }] of sides.entries()) {
      const address = addresses[name]?.[turn]
      if (address !== undefined) times[side]?.push(await timed(`${server.origin}${address}`))
    }
  }
  return times
}

/**
 * Uncached pages and searches through HTTP, one process, one request at a time. `beside`: the folder of another checkout of
 * the product, whose server is asked in turn for its own listings.
 */
export async function benchLatency({ rows, beside }: { rows: number; beside?: string }): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const rival = beside ? await besideCheckout(beside, rows) : undefined
  const own = await openSide({ root, dataDir: dataDirOf(rows) })
  const sides = [own]
  try {
    if (rival) sides.push(await openSide(rival))
    const results: string[][] = []
    for (const name of Object.keys(own.addresses)) {
      const [answers = [], others] = await timeInTurn(sides, name)
      const { p50, p99, max, count } = percentiles(msOf(answers))
      results.push([
        name,
        String(count),
        ...[p50, p99, max].map(milliseconds),
        averageBytes(answers),
        ...(others ? [...compared(msOf(answers), msOf(others)), averageBytes(others)] : []),
      ])
    }
    printTable(
      `Uncached, ${rows.toLocaleString('en-US')} rows imported`,
      [...columns, ...(rival ? [...comparedColumns('the other checkout'), 'its bytes'] : [])],
      results,
    )
    console.log(`peak memory of the server: ${megabytes(peakMemory(own.server.pid))}`)
  } finally {
    for (const side of sides) await side.close()
  }
}
