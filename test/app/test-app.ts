import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import pino from 'pino'
import { vi } from 'vitest'
import type { Clock, Timer } from '../../src/application/ports/system.ts'
import type { Config } from '../../src/config/config.ts'
import { createApp } from '../../src/main/app.ts'
import type { JobOptions } from '../../src/main/job-handlers.ts'
import { prepare } from '../../src/main/prepare.ts'
import type { PublicReads } from '../../src/server/reads/public-reads.ts'
import type { Storage } from '../../src/storage/open-storage.ts'
import { exportsInOwnThread, ownThread } from '../jobs/own-thread.ts'
import { listRoutes, type Route } from './list-routes.ts'
import { sampleFolder } from './sample-folder.ts'
import { adminPassword, createTestSite, type Engine, engines, routeEngines } from './test-site.ts'

export { adminPassword, type Engine, engines, routeEngines }

/** How long requests may still be answered at the end of a test, in ms. */
const closeLimit = 500

export interface TestApp {
  readonly origin: string
  readonly dataDir: string
  /** The environment with which another process can use the same database. */
  readonly environment: Readonly<Record<string, string>>
  readonly storage: Storage
  readonly routes: readonly Route[]
  /** `fetch` on this app; redirects are not followed. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  json(path: string): Promise<unknown>
  /** Rows of a table. */
  count(table: string): Promise<number>
  /**
   * Waits until the server knows of all that was written to the store itself. Until then it keeps and serves answers of before, and
   * at an unknown moment makes them once more.
   */
  untilKnown(): Promise<void>
  /** The Cookie header of a fresh session. */
  login(): Promise<string>
  close(): Promise<void>
}

export interface TestAppOptions {
  readonly sampleData?: boolean
  /** Variables beside those of every test. */
  readonly environment?: Readonly<Record<string, string>>
  /** The clock of logins and limits. */
  readonly time?: Clock & Timer
  /** Fills the database before the server starts, and with it its job queue. */
  readonly beforeStart?: (config: Config, storage: Storage) => Promise<void>
  /** Runs jobs and exports in threads of their own, as the product does. Absent: they run in the test's own thread. */
  readonly threads?: boolean
  /** How imports in the test's own thread read, for tests that hold one in its middle. */
  readonly imports?: JobOptions
  /** Runs only the exports in threads of their own. */
  readonly exportThreads?: boolean
  /** DATA_DIR of the machine whose process runs the jobs. Absent: the one that also serves. */
  readonly jobsIn?: string
  /** Runs the reads of visitors. Absent: they run in the test's own thread. */
  readonly reads?: (config: Config) => Promise<PublicReads>
}

/** The whole product on a fresh database and a free port. */
export async function startTestApp(engine: Engine, options: TestAppOptions = {}): Promise<TestApp> {
  const sampleData = options.sampleData ? 'on' : 'off'
  const filled = options.sampleData && engine === 'sqlite' ? await sampleFolder() : undefined
  const site = await createTestSite(engine, { SAMPLE_DATA: sampleData, ...options.environment }, filled)
  const { config, storage, environment } = site
  await prepare(config, storage, () => undefined)
  await options.beforeStart?.(config, storage)
  const app = await createApp(config, storage, pino({ level: 'silent' }), {
    ...(options.time && { time: options.time }),
    ...(options.reads && { reads: await options.reads(config) }),
    ...(!options.threads && {
      jobThread: ownThread(
        { ...config, dataDir: options.jobsIn ?? config.dataDir },
        () => undefined,
        options.imports,
      ),
      ...(!options.exportThreads && { exportStreams: exportsInOwnThread(config) }),
    }),
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const request = (path: string, init?: RequestInit) =>
    fetch(`${origin}${path}`, { redirect: 'manual', ...init })
  return {
    origin,
    dataDir: config.dataDir,
    environment,
    storage,
    routes: listRoutes(app),
    fetch: request,
    json: async (path) => (await request(path)).json(),
    count: (table) => countRows(config, table),
    async untilKnown() {
      // The ETag of robots.txt, which reads nothing, is the version of the data that the server knows. The version of the storage is asked
      // each time, because a job that follows up on the change may write meanwhile.
      const known = async () => (await request('/robots.txt')).headers.get('etag')
      const stored = async () => `W/"sitemap-${await storage.listings.dataVersion()}"`
      await vi.waitUntil(async () => (await known()) === (await stored()), {
        timeout: 60_000,
      })
    },
    login: () => login(request),
    async close() {
      // A connection whose last answer nobody read would keep the server open for as long as it keeps connections alive.
      const impatience = setTimeout(() => app.server.closeAllConnections(), closeLimit)
      await app.close().finally(() => clearTimeout(impatience))
      await site.remove()
    },
  }
}

async function countRows({ dataDir, databaseUrl }: Config, table: string): Promise<number> {
  const statement = `select count(*) from ${table}`
  if (!databaseUrl) {
    const database = new Database(join(dataDir, 'directory.sqlite'), { readonly: true })
    const count = database.prepare(statement).pluck().get()
    database.close()
    return Number(count)
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ count: string }>(statement)
  await client.end()
  return Number(rows[0]?.count)
}

async function login(request: TestApp['fetch']): Promise<string> {
  const answer = await request('/api/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: adminPassword }),
  })
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}: ${await answer.text()}`)
  return answer.headers.get('set-cookie')?.split(';')[0] ?? ''
}
