import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { dataDirOf, isImported, keepInMemory } from './data-set.ts'
import { megabytes, milliseconds, percentiles, printTable } from './figures.ts'
import { benchImport } from './import-bench.ts'
import { currentMemory, peakMemory, startProduct, untilIdle } from './server-process.ts'
import { type Phase, type Probed, sampleListings, searchesOf, visit } from './visitor.ts'

/** `home` and `search`: p99 in ms. `memory`, and `recovery` (p50 of searches two seconds later): as a multiple of the value before. */
const bounds = { home: 25, search: 150, memory: 1.5, recovery: 2 }
const expected = new Set(['200', '429', '503'])

interface Attack {
  readonly statuses: Readonly<Record<string, number>>
  readonly withoutRetryAfter: number
}

/** Runs the attackers in a process of their own. */
async function attack(origin: string, seconds: number, ids: readonly string[]): Promise<Attack> {
  const script = join(import.meta.dirname, 'overload-clients.ts')
  const child = spawn(process.execPath, [...process.execArgv, script, origin, String(seconds)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  child.stdin.end(ids.join('\n'))
  return JSON.parse(await text(child.stdout)) as Attack
}

/** 50 clients at three addresses ask for the most expensive reads while a visitor reads. Fails if a bound is exceeded. */
export async function benchOverload({ rows, seconds }: { rows: number; seconds: number }): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const server = await startProduct(dataDirOf(rows), '', { TRUST_PROXY: '127.0.0.1', READ_BUDGET: '' })
  const letGo = await keepInMemory(dataDirOf(rows))
  try {
    const listings = await sampleListings(server.origin)
    const searches = searchesOf(listings)
    await visit(server.origin, searches, wait(5000))
    await untilIdle(server.pid)
    const rest = currentMemory(server.pid)
    const before = await visit(server.origin, searches, wait(5000))
    const ids = listings.map(({ id }) => id)
    const attacking = attack(server.origin, seconds, ids)
    const during = await visit(server.origin, searches, attacking)
    await wait(2000)
    const after = await visit(server.origin, searches, wait(5000))
    const [peak, now] = [peakMemory(server.pid), currentMemory(server.pid)]
    const measured = { before, during, after, rest, peak, now, attack: await attacking }
    print(rows, measured)
    for (const name of listExceeded(measured)) {
      console.error(`Over its bound: ${name}.`)
      process.exitCode = 1
    }
  } finally {
    letGo()
    await server.stop()
  }
}

interface Measured {
  readonly before: Phase
  readonly during: Phase
  readonly after: Phase
  readonly attack: Attack
  /** The server's memory in bytes: before, at most, and after. */
  readonly rest: number
  readonly peak: number
  readonly now: number
}

function print(rows: number, { rest, peak, now, before, during, after, attack }: Measured): void {
  const line = (phase: string, name: string, { times, statuses }: Probed, bound = '') => {
    const { p50, p99, max, count } = percentiles(times)
    const codes = [...statuses].map(([status, number]) => `${status}: ${number}`).join(', ')
    return [phase, name, String(count), milliseconds(p50), milliseconds(p99), milliseconds(max), codes, bound]
  }
  printTable(
    `Worst reads by 50 clients from three addresses, ${rows.toLocaleString('en-US')} rows imported`,
    ['when', 'what', 'requests', 'p50', 'p99', 'max', 'statuses', 'bound'],
    [
      line('before', 'cached home page', before.home),
      line('before', 'uncached search', before.search),
      line('meanwhile', 'cached home page', during.home, `p99 ${bounds.home} ms`),
      line('meanwhile', 'uncached search', during.search, `p99 ${bounds.search} ms`),
      line('2 s later', 'cached home page', after.home),
      line('2 s later', 'uncached search', after.search, `p50 ${bounds.recovery} × before`),
    ],
  )
  console.log(`What the 50 clients were answered: ${JSON.stringify(attack.statuses)}`)
  const ratio = (peak / rest).toFixed(2)
  console.log(
    `Memory of the server: ${megabytes(rest)} at rest, ${megabytes(peak)} at most (${ratio} ×, bound ${bounds.memory} ×), ${megabytes(now)} after`,
  )
}

/** The names of the bounds that are exceeded. */
function listExceeded({ before, during, after, attack, rest, peak }: Measured): string[] {
  const p50 = ({ times }: Probed) => percentiles(times).p50
  const p99 = ({ times }: Probed) => percentiles(times).p99
  const visitorsStatuses = [...during.home.statuses.keys(), ...during.search.statuses.keys()]
  const holds = {
    'cached home page': p99(during.home) <= bounds.home,
    'uncached search': p99(during.search) <= bounds.search,
    'statuses other than 200, 429, 503': Object.keys(attack.statuses).every((status) => expected.has(status)),
    'the visitor was refused': visitorsStatuses.every((status) => status === 200),
    'refusals without Retry-After': attack.withoutRetryAfter === 0,
    memory: peak <= bounds.memory * rest,
    'searches two seconds later': p50(after.search) <= bounds.recovery * p50(before.search),
  }
  return Object.entries(holds).flatMap(([name, isKept]) => (isKept ? [] : [name]))
}
