import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administer } from '../../scripts/campaign/workplace.ts'
import { isStoreUnavailable } from '../../src/application/ports/store-errors.ts'
import { readConfig } from '../../src/config/config.ts'
import { importColumns } from '../../src/domain/business/import-columns.ts'
import { Random } from '../../src/domain/random.ts'
import { createWorkbookWriter } from '../../src/excel/workbook-writer.ts'
import { createJobQueue } from '../../src/main/job-queue.ts'
import { openConfiguredStorage } from '../../src/main/storage.ts'
import { sampleRows } from '../../src/sample-listings/sample-rows.ts'
import { listDifferences } from '../../src/storage/contract/storage-under-test.contract.ts'
import { pacedImports } from '../import/paced-import.ts'
import { ownThread } from '../jobs/own-thread.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'

const rounds = 100
const seed = 35
const rows = 500
const rowsPerTransaction = 50

let folder: string
let path: string
let server: PostgresServer

/** Every tenth row has hours that no other row has, and the others none, so that each transaction stores five new opening patterns. */
function* cells() {
  for (const [index, row] of [...sampleRows({ seed, rows, quirks: false })].entries()) {
    const working_hours = index % 10 === 0 ? `{"Monday": "8AM-${index} PM"}` : ''
    const whole = { ...row, working_hours }
    yield importColumns.map((column) => whole[column] || null)
  }
}

function urlOf(database: string): string {
  const url = new URL(server.url)
  url.pathname = database
  return url.href
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
  path = join(folder, 'listings.xlsx')
  await createWorkbookWriter().write(path, importColumns, cells())
  server = await startPostgres({ synchronous_commit: 'on' })
  await administer(server.url, 'create database original')
  const original = await openConfiguredStorage(configOf('original'))
  await original.migrate()
  await original.close()
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const configOf = (database: string) => readConfig({ DATA_DIR: folder, DATABASE_URL: urlOf(database) })

/** Kills PostgreSQL, and starts it again after up to half a second. */
async function interrupt(random: Random): Promise<void> {
  await server.crash('SIGKILL')
  await pause(random.below(500))
  await server.restart()
}

/** Imports the workbook into a copy of the database, with PostgreSQL killed after a random number of rows. Returns what is wrong. */
async function runRound(round: number): Promise<unknown[]> {
  const random = new Random(seed, round)
  const database = `round_${round}`
  // Some numbers of the original's sequence are in use, as in every directory.
  const used = `insert into opening (hours, time_zone) values ('{"Monday":"round ${round}"}', 'Asia/Seoul')`
  await administer(urlOf('original'), used)
  await administer(server.url, `create database ${database} template original`)
  const config = configOf(database)
  const storage = await openConfiguredStorage(config)
  const faults: unknown[] = []
  const onFault = (error: unknown) => faults.push(error)
  const killedAt = random.below(rows)
  let interruption: Promise<void> | undefined
  const importing = pacedImports(rowsPerTransaction, (rowsRead) => {
    // The import goes on meanwhile.
    if (rowsRead >= killedAt) interruption ??= interrupt(random)
  })
  const queue = createJobQueue(config, storage, onFault, ownThread(config, onFault, importing))
  queue.start()
  const request = { path, fileName: 'listings.xlsx', mode: 'skip', deriveIds: false }
  const { id } = await queue.submit({ kind: 'import', subject: 'listings.xlsx', username: 'admin', request })
  const { state, result } = await queue.wait(id)
  await interruption
  await queue.stop()
  const { imported } = result as { imported: number }
  const differences = await listDifferences(storage)
  await storage.close()
  await administer(server.url, `drop database ${database} with (force)`)
  const isWhole = state === 'done' && imported === rows
  const wrong = isWhole ? differences : [{ state, result }, ...differences]
  return [...wrong, ...faults.filter((error) => !isStoreUnavailable(error))]
}

test('a hundred imports, each with PostgreSQL killed amid it, store every row, and verification finds nothing', async () => {
  const wrong: Record<string, unknown> = {}
  for (let round = 0; round < rounds; round++) {
    const found = await runRound(round)
    if (found.length > 0) wrong[`round ${round}: ${found.length}`] = found[0]
  }
  expect(wrong).toEqual({})
}, 3_600_000)
