import { constants, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { openStorage } from '../src/storage/open-storage.ts'
import { dataDirOf, isImported, keepInMemory, partsOf, workbookOf } from './data-set.ts'
import { milliseconds, percentiles, printTable } from './figures.ts'
import { firstByte } from './first-byte.ts'
import { benchImport } from './import-bench.ts'
import { searchClasses } from './search-classes.ts'
import { pathOf } from './search-queries.ts'
import { startProduct } from './server-process.ts'
import { upload } from './upload.ts'

/** Searches start this many ms apart, without waiting for earlier answers. */
const searchInterval = 50
const idleSearches = 1000
const warmUps = 200
const queriesPerClass = 1000
/** How many rows are imported meanwhile, at most. */
const importedRows = 400_000
/** How many times longer searches may take meanwhile. */
const ratioBound = 2

/** Different addresses of searches, with the classes in turn. */
async function searchAddresses(dataDir: string): Promise<string[]> {
  const storage = await openStorage({ dataDir, readOnly: true })
  try {
    const { searches, suggestions } = await searchClasses(storage, queriesPerClass)
    const suggested = suggestions.map((query) => `/api/suggest?${new URLSearchParams(query)}`)
    const classes = [...[...searches.values()].map((queries) => queries.map(pathOf)), suggested]
    return Array.from({ length: queriesPerClass }, (_, turn) =>
      classes.flatMap((paths) => paths[turn] ?? []),
    ).flat()
  } finally {
    await storage.close()
  }
}

/** Searches at a steady rate until told to stop or out of searches. Returns the time of each in ms. */
async function search(addresses: readonly string[], signal: { stopped: boolean }): Promise<number[]> {
  const started = performance.now()
  const answers: Promise<number | undefined>[] = []
  for (const address of addresses) {
    const due = started + answers.length * searchInterval
    await wait(Math.max(0, due - performance.now()))
    if (signal.stopped) break
    answers.push(firstByte(address))
  }
  return (await Promise.all(answers)).filter((time) => time !== undefined)
}

/** Times searches of an idle server, and then of the same server while it imports, on a copy of the data set. */
export async function benchSearchDuringImport({ rows }: { rows: number }): Promise<void> {
  if (!isImported(rows)) await benchImport({ rows })
  const more = Math.min(rows, importedRows)
  const workbook = await workbookOf(more, partsOf(rows))
  const dataDir = `${dataDirOf(rows)}-copy`
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  remove()
  await cp(dataDirOf(rows), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const server = await startProduct(dataDir)
  const letGo = await keepInMemory(dataDir)
  try {
    const addresses = (await searchAddresses(dataDir)).map((address) => `${server.origin}${address}`)
    const next = (count: number) => addresses.splice(0, count)
    for (const address of next(warmUps)) await firstByte(address)
    const idle = await search(next(idleSearches), { stopped: false })
    const ended = await upload(server.origin, workbook)
    const signal = { stopped: false }
    const started = performance.now()
    const searching = search(addresses, signal)
    await ended()
    const elapsed = performance.now() - started
    signal.stopped = true
    print(rows, { more, elapsed, idle, importing: await searching })
  } finally {
    letGo()
    await server.stop()
    remove()
  }
}

interface Measured {
  readonly more: number
  readonly elapsed: number
  readonly idle: readonly number[]
  readonly importing: readonly number[]
}

function print(rows: number, { more, elapsed, idle, importing }: Measured): void {
  const [before, meanwhile] = [percentiles(idle), percentiles(importing)]
  const line = (name: string, { count, p50, p99, max }: typeof before) => {
    return [name, String(count), milliseconds(p50), milliseconds(p99), milliseconds(max)]
  }
  const ratio = (key: 'p50' | 'p99') => `${(meanwhile[key] / before[key]).toFixed(2)} ×`
  printTable(
    `Searches while ${more.toLocaleString('en-US')} rows are imported into ${rows.toLocaleString('en-US')}, ${1000 / searchInterval} a second`,
    ['server', 'searches', 'p50', 'p99', 'max'],
    [
      line('idle', before),
      line('importing', meanwhile),
      ['ratio', '', ratio('p50'), `${ratio('p99')} (bound ${ratioBound} ×)`, ''],
    ],
  )
  const rate = Math.round(more / (elapsed / 1000)).toLocaleString('en-US')
  console.log(`The import took ${Math.round(elapsed / 1000)} s (${rate} rows/s).`)
}
