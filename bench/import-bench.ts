import { setTimeout as wait } from 'node:timers/promises'
import { countSegments, emptyDataDir, workbooksOf } from './data-set.ts'
import { megabytes, milliseconds, percentiles, printTable } from './figures.ts'
import { inflateTime } from './inflate-time.ts'
import { peakMemory, type ServerProcess, startProduct } from './server-process.ts'
import { upload } from './upload.ts'

/** How often a visitor asks for the home page while the import runs, in ms. */
const visitInterval = 10
/** How long the server may take to merge the index, in ms. At ten million listings it takes two minutes. */
const mergingLimit = 300_000

/** Asks for a page again and again until told to stop. Returns the time of each answer in ms. */
async function visit(origin: string, path: string, signal: { stopped: boolean }): Promise<number[]> {
  const times: number[] = []
  while (!signal.stopped) {
    const started = performance.now()
    await (await fetch(`${origin}${path}`)).arrayBuffer()
    times.push(performance.now() - started)
    await wait(visitInterval)
  }
  return times
}

async function importWhileServing(server: ServerProcess, path: string) {
  const signal = { stopped: false }
  const visits = visit(server.origin, '/about', signal)
  const started = performance.now()
  const ended = await upload(server.origin, path)
  const stats = await ended()
  const elapsed = performance.now() - started
  signal.stopped = true
  return { elapsed, times: await visits, stats, peak: peakMemory(server.pid) }
}

/** Uploads generated workbooks one after the other while pages are served, and compares each import with only inflating the file. */
export async function benchImport({ rows }: { rows: number }): Promise<void> {
  const workbooks = await workbooksOf(rows)
  const dataDir = emptyDataDir(rows)
  const server = await startProduct(dataDir)
  try {
    for (const workbook of workbooks) await importWorkbook(server, workbook)
    await untilMerged(dataDir)
  } finally {
    await server.stop()
  }
}

/** Waits until the server has merged the index into one segment, which it does after a minute without jobs. */
async function untilMerged(dataDir: string): Promise<void> {
  if (countSegments(dataDir) <= 1) return
  const started = performance.now()
  const elapsed = () => performance.now() - started
  while (countSegments(dataDir) > 1 && elapsed() < mergingLimit) await wait(1000)
  const seconds = Math.round(elapsed() / 1000)
  console.log(`\nSegments of the index ${seconds} s after the last import: ${countSegments(dataDir)}`)
}

async function importWorkbook(server: ServerProcess, { path, rows }: { path: string; rows: number }) {
  const inflate = await inflateTime(path)
  const { elapsed, times, stats, peak } = await importWhileServing(server, path)
  const visits = percentiles(times)
  printTable(
    `Import of ${rows.toLocaleString('en-US')} rows by upload`,
    ['measure', 'value'],
    [
      ['inflating the sheet', milliseconds(inflate.milliseconds)],
      ['import, end to end', milliseconds(elapsed)],
      ['ratio', `${(elapsed / inflate.milliseconds).toFixed(1)} ×`],
      ['rate', `${Math.round(rows / (elapsed / 1000)).toLocaleString('en-US')} rows/s`],
      ['peak memory of the server', megabytes(peak)],
      ['rows', `${stats.rows} = ${stats.imported} + ${stats.duplicates} + ${stats.errors}`],
      [
        'pages meanwhile',
        `${visits.count}, p50 ${milliseconds(visits.p50)}, p99 ${milliseconds(visits.p99)}`,
      ],
    ],
  )
}
