import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage, type Storage } from '../../src/storage/open-storage.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'

let server: PostgresServer
let storage: Storage
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loss-'))
  server = await startPostgres({ synchronous_commit: 'on' })
  storage = await openStorage({ databaseUrl: server.url, dataDir })
  await storage.migrate()
})

afterAll(async () => {
  await storage.close()
  await server.stop()
  await rm(dataDir, { recursive: true })
})

const unavailable = expect.objectContaining({ name: 'StoreUnavailableError' })

test.each(['SIGKILL', 'SIGQUIT'] as const)(
  'PostgreSQL that is ended with %s under queries does not end the process, and serves again when it is back',
  async (signal) => {
    // Some run when the server goes away, the others wait for a free connection.
    const reads = Array.from({ length: 200 }, () => storage.listings.statistics())
    const [, ...outcomes] = await Promise.allSettled([server.crash(signal), ...reads])
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(unavailable)
    }
    await expect(storage.listings.dataVersion()).rejects.toEqual(unavailable)
    await expect(storage.jobs.listJobs({ limit: 1 })).rejects.toEqual(unavailable)
    await expect(storage.migrate()).rejects.toEqual(unavailable)
    await server.restart()
    expect(await storage.listings.dataVersion()).toBeGreaterThanOrEqual(0)
  },
)
