import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStorage } from '../src/storage/open-storage.ts'
import { startPostgres } from '../test/postgres/postgres-server.ts'
import { workbooksOf } from './data-set.ts'
import { milliseconds, percentiles, printTable } from './figures.ts'
import { firstByte } from './first-byte.ts'
import { printSizes } from './postgres-sizes.ts'
import { searchClasses } from './search-classes.ts'
import { pathOf, type Query } from './search-queries.ts'
import { startProduct } from './server-process.ts'
import { upload } from './upload.ts'

const queriesPerClass = 100
/** More memory than by default, so that table and indexes stay in it. */
const settings = { shared_buffers: '2GB' }

/** Measures the latency by class of query through HTTP, on a PostgreSQL server of its own into which it first imports the rows, and its size. */
export async function benchSearchPostgres({ rows }: { rows: number }): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'directory-'))
  const postgres = await startPostgres(settings)
  const server = await startProduct(dataDir, postgres.url)
  const storage = await openStorage({ databaseUrl: postgres.url, dataDir, readOnly: true })
  const suggestionAt = (query: Query) => `/api/suggest?${new URLSearchParams(query)}`
  const time = async (paths: readonly string[]) => {
    const times: number[] = []
    for (const path of paths) {
      const took = await firstByte(server.origin + path)
      if (took !== undefined) times.push(took)
    }
    return times
  }
  try {
    const started = performance.now()
    for (const { path } of await workbooksOf(rows)) await (await upload(server.origin, path))()
    const rate = rows / ((performance.now() - started) / 1000)
    const { searches, suggestions, warmUps, suggestionWarmUps } = await searchClasses(
      storage,
      queriesPerClass,
    )
    await time(warmUps.map(pathOf))
    await time(suggestionWarmUps.map(suggestionAt))
    const lines: string[][] = []
    const classes = [...searches].map(([name, queries]) => [name, queries.map(pathOf)] as const)
    for (const [name, paths] of [...classes, ['suggestion', suggestions.map(suggestionAt)] as const]) {
      const { p50, p99, count } = percentiles(await time(paths))
      lines.push([name, String(count), milliseconds(p50), milliseconds(p99)])
    }
    printTable(
      `Searches on PostgreSQL, ${rows.toLocaleString('en-US')} rows imported at ${Math.round(rate)} rows/s`,
      ['class', 'queries', 'p50', 'p99'],
      lines,
    )
    await printSizes(postgres.url)
  } finally {
    await storage.close()
    await server.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true })
  }
}
