import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasEnded, type JobQueue } from '../../src/application/jobs/job-queue.ts'
import type { Job } from '../../src/application/ports/job-store.ts'
import { isStoreUnavailable } from '../../src/application/ports/store-errors.ts'
import { generateWorkbook } from '../../src/application/sample-listings/generate-workbook.ts'
import { readConfig } from '../../src/config/config.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { createJobQueue } from '../../src/main/job-queue.ts'
import { openConfiguredStorage } from '../../src/main/storage.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { pacedImports } from '../import/paced-import.ts'
import { ownThread } from '../jobs/own-thread.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'

const source = { rows: 1000, seed: 21 }
const rowsPerTransaction = 100
/** Before each ten rows, in ms: the import lasts for longer than the three crashes. */
const slowness = 10

let folder: string
let server: PostgresServer
let storage: Storage
let queue: JobQueue
const faults: unknown[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lost-'))
  server = await startPostgres({ synchronous_commit: 'on' })
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: server.url })
  storage = await openConfiguredStorage(config)
  await storage.migrate()
  const onFault = (error: unknown) => faults.push(error)
  const importing = pacedImports(rowsPerTransaction, () => pause(slowness))
  queue = createJobQueue(config, storage, onFault, ownThread(config, onFault, importing))
  queue.start()
})
afterAll(async () => {
  await queue.stop()
  await storage.close()
  await server.stop()
  await rm(folder, { recursive: true })
})

async function untilJob(id: string, isSo: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const job = await storage.jobs.findJob(id)
    if (job && (isSo(job) || hasEnded(job))) return job
    await pause(10)
  }
}

test('an import whose database goes away again and again waits, goes on and takes every row once', async () => {
  const path = join(folder, 'listings.xlsx')
  await generateWorkbook({ path, ...source, writer: createWorkbookWriter() })
  const request = { path, fileName: 'listings.xlsx', mode: 'skip', deriveIds: false }
  const { id } = await queue.submit({ kind: 'import', subject: 'listings.xlsx', username: 'admin', request })
  const ended = queue.wait(id)
  const doneOf = ({ progress }: Job) => (progress as { done: number } | null)?.done ?? 0
  let done = 0
  for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const) {
    // Once in the first batch, then between later ones.
    const job = await untilJob(id, (each) => each.state === 'running' && (done === 0 || doneOf(each) > done))
    expect(hasEnded(job)).toBe(false)
    done = Math.max(1, doneOf(job))
    await pause(100)
    await server.crash(signal)
    await pause(1000)
    await server.restart()
  }
  const job = await ended
  const known = new Set(
    [...sampleRows({ ...source, quirks: true })].map(({ name, place_id }) => (name ? place_id : '')),
  )
  known.delete('')
  expect(job).toMatchObject({ state: 'done', result: { rows: source.rows, imported: known.size } })
  expect((await storage.listings.statistics()).totalBusinesses).toBe(known.size)
  expect(faults.filter((error) => !isStoreUnavailable(error))).toEqual([])
})
