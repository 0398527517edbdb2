import { Agent } from 'node:http'
import { toFilter } from '../src/application/directory/to-filter.ts'
import type { BusinessQuery } from '../src/domain/directory/directory.ts'
import { openStorage, type Storage } from '../src/storage/open-storage.ts'
import { dataDirOf, isImported, keepInMemory } from './data-set.ts'
import { milliseconds, percentiles, printTable } from './figures.ts'
import { firstByte } from './first-byte.ts'
import { benchImport } from './import-bench.ts'
import { printOtherWays, timeOtherWays } from './other-ways.ts'
import { searchClasses } from './search-classes.ts'
import type { Query } from './search-queries.ts'
import { startProduct, untilIdle } from './server-process.ts'

const queriesPerClass = 400
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

interface Bound {
  readonly p50: number
  readonly p99: number
}

/** What a class may take, in ms. */
function boundOf(name: string, rows: number): Bound {
  const large = rows > 1_000_000
  const p50 = large ? 5 : 3
  if (name === 'suggestion') return { p50, p99: 5 }
  if (!large) return { p50, p99: 12 }
  return { p50, p99: name === 'deep page' ? 15 : 25 }
}

async function timeHttp(address: string, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = []
  for (const query of queries) {
    const time = await firstByte(`${address}?${new URLSearchParams(query)}`, agent)
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

/** Latency by class of query, through HTTP and at the store; then what a team would otherwise do with the same words. */
export async function benchSearch({ rows }: { rows: number }): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const dataDir = dataDirOf(rows)
  const server = await startProduct(dataDir)
  const storage = await openStorage({ dataDir, readOnly: true })
  const letGo = await keepInMemory(dataDir)
  try {
    const { warmUps, searches, suggestions, suggestionWarmUps } = await searchClasses(
      storage,
      queriesPerClass,
    )
    const call = `${server.origin}/api/businesses`
    await timeHttp(call, warmUps)
    await timeHttp(`${server.origin}/api/suggest`, suggestionWarmUps)
    await untilIdle(server.pid)
    const ours = new Map<string, number>()
    const lines: string[][] = []
    const add = (name: string, http: readonly number[], store: readonly number[]) => {
      const bound = boundOf(name, rows)
      ours.set(name, percentiles(http).p50)
      lines.push([
        name,
        ...figures(http),
        ...figures(store).slice(1),
        `${bound.p50} / ${bound.p99} ms`,
        over(http, bound),
      ])
    }
    for (const [name, queries] of searches) {
      const http = await timeHttp(call, queries)
      add(name, http, name === 'typo' ? [] : await timeStore(storage, queries))
    }
    add('suggestion', await timeHttp(`${server.origin}/api/suggest`, suggestions), [])
    printTable(
      `Searches, ${rows.toLocaleString('en-US')} rows imported`,
      ['class', 'queries', 'HTTP p50', 'p99', 'store p50', 'p99', 'bounds', 'over'],
      lines,
    )
    printOtherWays(ours, await timeOtherWays(storage, { dataDir, pieces: queriesPerClass, searches }))
  } finally {
    letGo()
    await storage.close()
    await server.stop()
  }
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
