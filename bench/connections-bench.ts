import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { dataDirOf, isImported } from './data-set.ts'
import { megabytes, milliseconds, percentiles, printTable } from './figures.ts'
import { benchImport } from './import-bench.ts'
import { startNginx } from './nginx-process.ts'
import { currentMemory, peakMemory, startProduct, untilIdle } from './server-process.ts'
import { type Phase, type Probed, visit } from './visitor.ts'

/** `home`: p99 in ms. `memory`, and `recovery` (p50 of the home page two seconds later): as a multiple of the value before. */
const bounds = { home: 50, memory: 1.5, recovery: 2 }

interface Options {
  readonly rows: number
  readonly seconds: number
  /** The program of nginx; then all go through the shipped configuration. */
  readonly nginx?: string
}

/** 1,000 clients at one address send without end, do not read, or do nothing, while a visitor reads. Fails over a bound. */
export async function benchConnections({ rows, seconds, nginx }: Options): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const server = await startProduct(dataDirOf(rows), '', { TRUST_PROXY: '127.0.0.1', READ_BUDGET: '' })
  const proxy = nginx === undefined ? undefined : await startNginx(nginx, server.origin)
  try {
    const origin = proxy?.origin ?? server.origin
    const searches = Array.from({ length: 10_000 }, (_, index) => `/search?q=visitor${index}`)
    await visit(origin, searches, wait(5000))
    await untilIdle(server.pid)
    const rest = currentMemory(server.pid)
    const before = await visit(origin, searches, wait(5000))
    const attacking = attack(origin, seconds)
    const during = await visit(origin, searches, attacking)
    await wait(2000)
    const after = await visit(origin, searches, wait(5000))
    const peak = peakMemory(server.pid)
    print({ before, during, after })
    console.log(`The attackers: ${await attacking}`)
    const ratio = peak / rest
    console.log(
      `Memory of the server: ${megabytes(rest)} at rest, ${megabytes(peak)} at most (${ratio.toFixed(2)} ×, bound ${bounds.memory} ×)`,
    )
    const homeOf = ({ home }: Phase) => percentiles(home.times)
    const isKept =
      homeOf(during).p99 <= bounds.home &&
      homeOf(after).p50 <= bounds.recovery * homeOf(before).p50 &&
      ratio <= bounds.memory &&
      [...during.home.statuses.keys()].every((status) => status === 200)
    if (!isKept) {
      console.error('Over a bound.')
      process.exitCode = 1
    }
  } finally {
    await proxy?.stop()
    await server.stop()
  }
}

/** Runs the attackers in a process of their own. Returns what they counted, as JSON. */
async function attack(origin: string, seconds: number): Promise<string> {
  const script = join(import.meta.dirname, 'connections-clients.ts')
  const child = spawn(process.execPath, [...process.execArgv, script, origin, String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  return (await text(child.stdout)).trim()
}

function print(phases: Readonly<Record<string, Phase>>): void {
  const line = (when: string, what: string, { times, statuses }: Probed) => {
    const { p50, p99, max, count } = percentiles(times)
    const codes = [...statuses].map(([status, number]) => `${status}: ${number}`).join(', ')
    return [when, what, String(count), milliseconds(p50), milliseconds(p99), milliseconds(max), codes]
  }
  printTable(
    `1,000 clients of one address that misbehave; the cached home page is to take ${bounds.home} ms at p99`,
    ['when', 'what', 'requests', 'p50', 'p99', 'max', 'statuses'],
    Object.entries(phases).flatMap(([when, { home, search }]) => [
      line(when, 'cached home page', home),
      line(when, 'uncached search', search),
    ]),
  )
}
