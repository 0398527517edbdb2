import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { isFullLength } from '../full-length.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'
import {
  isAlive,
  listDescendants,
  type RunningProgram,
  startProgram,
  until,
  untilSays,
} from './running-product.ts'

const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step()
})

async function serveWith(more: Readonly<Record<string, string>>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'replica-'))
  const [port, metricsPort] = [await freePort(), await freePort()]
  const server = startProgram('serve', {
    DATA_DIR: dataDir,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    ADMIN_PASSWORD: 'correct horse battery',
    READ_BUDGET: 'off',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'warn',
    ...more,
  })
  cleanUp.push(async () => {
    server.process.kill('SIGKILL')
    await server.ended
    await rm(dataDir, { recursive: true, force: true })
  })
  const isUsed = async () => {
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    return metrics.includes('\ndirectory_replica_used 1\n')
  }
  return { server, isUsed, origin: `http://127.0.0.1:${port}` }
}

async function startDatabase(): Promise<PostgresServer> {
  const primary = await startPostgres()
  cleanUp.push(primary.stop)
  return primary
}

const isReady = ({ server }: { readonly server: RunningProgram }) => untilSays(server, 'is ready')

/** The processes of a PostgreSQL server of this machine. */
async function processesOf(url: string): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as main`)
  await client.end()
  const main = Number(rows[0].main)
  return [main, ...listDescendants(main)]
}

const isSilent =
  'a replica that accepts connections and says nothing fails no request, and is used again when it goes on'
test.runIf(isFullLength)(isSilent, async () => {
  const primary = await startDatabase()
  const replica = await primary.startReplica()
  cleanUp.push(replica.stop)
  const product = await serveWith({ DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url })
  await isReady(product)
  await until('use of the replica', product.isUsed)
  const read = async (limit: number) => {
    const answer = await fetch(`${product.origin}/api/businesses?limit=${limit}`)
    await answer.text()
    return answer.status
  }
  expect(await read(1)).toBe(200)
  const processes = await processesOf(replica.url)
  const signal = (name: NodeJS.Signals) => {
    for (const id of processes) if (isAlive(id)) process.kill(id, name)
  }
  signal('SIGSTOP')
  cleanUp.push(() => signal('SIGCONT'))
  const many = Array.from({ length: 40 }, (_, index) => index + 2)
  expect(new Set(await Promise.all(many.map(read)))).toEqual(new Set([200]))
  await until('the end of its use', async () => !(await product.isUsed()))
  expect(await read(50)).toBe(200)
  signal('SIGCONT')
  await until('its use', product.isUsed)
  expect(await read(51)).toBe(200)
  expect(product.server.said().match(/.*the replica is not used.*/g)).toEqual([expect.anything()])
})

test('a replica that is the primary itself is said at the start, and the primary serves', async () => {
  const { url } = await startDatabase()
  const product = await serveWith({ DATABASE_URL: url, DATABASE_READ_URL: url })
  await isReady(product)
  expect(product.server.said()).toContain('it is the same server as in DATABASE_URL')
  expect(await product.isUsed()).toBe(false)
  expect((await fetch(`${product.origin}/api/statistics`)).status).toBe(200)
})

test('a replica beside SQLite ends the start with what is wrong', async () => {
  const { server } = await serveWith({ DATABASE_READ_URL: 'postgres://user:secret-word@127.0.0.1/directory' })
  expect(await server.ended).toEqual({ code: 1, signal: null })
  expect(server.said()).toContain(
    'DATABASE_READ_URL: is a replica of the PostgreSQL database in DATABASE_URL',
  )
  expect(server.said()).not.toContain('secret-word')
})
