import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { dataDirOf, isImported, keepInMemory } from './data-set.ts'
import { megabytes, milliseconds, percentiles, printTable } from './figures.ts'
import { benchImport } from './import-bench.ts'
import { currentMemory, peakMemory, startProduct, untilIdle } from './server-process.ts'
import { type Phase, type Probed, sampleListings, searchesOf, visit } from './visitor.ts'

/** Of a visitor's pages at p50, and of the server's memory: as a multiple of the value at rest. */
const bound = 1.5
/** How long the visitor reads before the crawl, in ms. */
const restTime = 10_000

/** The paths of the sitemaps of all languages. */
async function listSitemaps(origin: string): Promise<string[]> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text()
  const indexes = [...robots.matchAll(/^Sitemap: (\S+)$/gm)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const paths: string[] = []
  for (const index of indexes) {
    const xml = await (await fetch(origin + index)).text()
    const parts = [...xml.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => new URL(address).pathname)
    paths.push(index, ...parts)
  }
  return paths
}

/** Runs the crawlers in a process of their own. Returns how often they got each status. */
async function crawl(origin: string, paths: readonly string[]): Promise<Record<string, number>> {
  const script = join(import.meta.dirname, 'crawl-clients.ts')
  const child = spawn(process.execPath, [...process.execArgv, script, origin], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  child.stdin.end(paths.join('\n'))
  return JSON.parse(await text(child.stdout)) as Record<string, number>
}

interface Measured {
  readonly rest: Phase
  readonly during: Phase
  /** In ms. */
  readonly took: number
  readonly statuses: Readonly<Record<string, number>>
  /** The server's memory in bytes: before, and at most. */
  readonly memory: number
  readonly peak: number
}

/** Ten clients read all sitemaps once while a visitor reads pages. Fails if a bound is exceeded. */
export async function benchCrawl({ rows }: { rows: number }): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const server = await startProduct(dataDirOf(rows), '', { TRUST_PROXY: '127.0.0.1', READ_BUDGET: '' })
  const letGo = await keepInMemory(dataDirOf(rows))
  try {
    const searches = searchesOf(await sampleListings(server.origin))
    const paths = await listSitemaps(server.origin)
    await visit(server.origin, searches, wait(restTime / 2))
    await untilIdle(server.pid)
    const memory = currentMemory(server.pid)
    const rest = await visit(server.origin, searches, wait(restTime))
    const started = performance.now()
    const crawling = crawl(server.origin, paths)
    const during = await visit(server.origin, searches, crawling)
    const took = performance.now() - started
    const statuses = await crawling
    report(paths.length, { rest, during, took, statuses, memory, peak: peakMemory(server.pid) })
  } finally {
    letGo()
    await server.stop()
  }
}

function report(sitemaps: number, { rest, during, took, statuses, memory, peak }: Measured): void {
  const line = (phase: string, name: string, { times }: Probed) => {
    const { p50, p99, count } = percentiles(times)
    return [phase, name, String(count), milliseconds(p50), milliseconds(p99)]
  }
  printTable(
    `${sitemaps} sitemaps, each read by 10 clients in ${milliseconds(took)}`,
    ['when', 'what', 'requests', 'p50', 'p99'],
    [
      line('at rest', 'cached home page', rest.home),
      line('at rest', 'uncached search', rest.search),
      line('meanwhile', 'cached home page', during.home),
      line('meanwhile', 'uncached search', during.search),
    ],
  )
  console.log(`What the crawlers were answered: ${JSON.stringify(statuses)}`)
  console.log(`Memory of the server: ${megabytes(memory)} at rest, ${megabytes(peak)} at most`)
  const p50 = ({ times }: Probed) => percentiles(times).p50
  const ratios = {
    'cached home page': p50(during.home) / p50(rest.home),
    'uncached search': p50(during.search) / p50(rest.search),
    memory: peak / memory,
  }
  for (const [name, ratio] of Object.entries(ratios)) {
    console.log(`${name}: ${ratio.toFixed(2)} × of rest (bound ${bound} ×)`)
    if (ratio > bound) process.exitCode = 1
  }
}
