import { openAsBlob } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { emptyDataDir, workbookOf } from './data-set.ts'
import { megabytes, milliseconds, percentiles, printTable } from './figures.ts'
import { inflateTime } from './inflate-time.ts'
import { login } from './login.ts'
import { peakMemory, type ServerProcess, startProduct } from './server-process.ts'

/** How often a visitor asks for the home page while the import runs, in ms. */
const visitInterval = 10

interface ImportAnswer {
  readonly stats: { imported: number; duplicatesSkipped: number; totalErrors: number; totalRows: number }
}

async function upload(origin: string, path: string): Promise<ImportAnswer> {
  const form = new FormData()
  form.append('excelFile', await openAsBlob(path), 'listings.xlsx')
  const cookie = await login(origin)
  const answer = await fetch(`${origin}/api/admin/import`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  })
  if (!answer.ok) throw new Error(`import: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as ImportAnswer
}

/** Asks for a page again and again until told to stop; gives each answer's time in ms. */
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
  const answer = await upload(server.origin, path)
  const elapsed = performance.now() - started
  signal.stopped = true
  return { elapsed, times: await visits, stats: answer.stats, peak: peakMemory(server.pid) }
}

/** Imports a generated workbook by upload, beside inflating it only, while pages are served. */
export async function benchImport({ rows }: { rows: number }): Promise<void> {
  const path = await workbookOf(rows)
  const inflate = await inflateTime(path)
  const server = await startProduct(emptyDataDir(rows))
  try {
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
        [
          'rows',
          `${stats.totalRows} = ${stats.imported} + ${stats.duplicatesSkipped} + ${stats.totalErrors}`,
        ],
        [
          'pages meanwhile',
          `${visits.count}, p50 ${milliseconds(visits.p50)}, p99 ${milliseconds(visits.p99)}`,
        ],
      ],
    )
  } finally {
    await server.stop()
  }
}
