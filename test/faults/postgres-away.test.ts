import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'
import {
  endInTime,
  isServing,
  type RunningProgram,
  startProgram,
  until,
  untilSays,
} from './running-product.ts'

const stackTrace = /^ +at .*:\d+/m

let postgres: PostgresServer
let dataDir: string
let origin: string
let environment: Readonly<Record<string, string>>
const started: RunningProgram[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'away-'))
  postgres = await startPostgres({ synchronous_commit: 'on' })
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    PORT: String(port),
    ADMIN_PASSWORD: 'correct horse battery',
    LOG_LEVEL: 'warn',
  }
})
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.process.kill('SIGKILL')
    await program.ended
  }
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

function start(name: 'serve' | 'cli', more: Record<string, string> = {}, commandLine: string[] = []) {
  const program = startProgram(name, { ...environment, ...more }, commandLine)
  started.push(program)
  return program
}

describe('a server that is started while PostgreSQL is down', () => {
  beforeAll(() => postgres.crash('SIGKILL'))
  afterAll(() => postgres.restart())

  test.each(['1', '2'])('says so and can be stopped, with WEB_CONCURRENCY=%s', async (processes) => {
    const server = start('serve', { WEB_CONCURRENCY: processes })
    await until('two attempts', () => /Trying again in 1 s[\s\S]*Trying again in 2 s/.test(server.said()))
    expect(server.said()).toContain('cannot be reached')
    expect(server.said()).not.toMatch(stackTrace)
    server.process.kill('SIGTERM')
    expect(await endInTime(server)).toEqual({ code: 0, signal: null })
  })

  test('serves once PostgreSQL is there', async () => {
    const server = start('serve')
    await untilSays(server, 'Trying again')
    await postgres.restart()
    await until('the server', () => isServing(origin))
    await postgres.crash('SIGKILL')
  })

  test('a command ends at once and says so', async () => {
    const command = start('cli', {}, ['stats'])
    expect(await command.ended).toEqual({ code: 1, signal: null })
    expect(command.said()).toContain('cannot be reached')
    expect(command.said()).not.toMatch(stackTrace)
  })
})

test.each([
  ['a database that is not there', (url: URL) => (url.pathname = '/nowhere'), 'Create that database'],
  ['a user who is not there', (url: URL) => (url.username = 'nobody'), 'check user name and password'],
  ['a host that is not there', (url: URL) => (url.hostname = 'directory.invalid'), 'no such host'],
  [
    'a file that is not there',
    (url: URL) => (url.search = '?sslrootcert=/no/ca.pem'),
    'there is no such file',
  ],
])('%s ends the start with what is wrong, and tells no password', async (_what, change, words) => {
  const url = new URL(postgres.url)
  url.password = 'secret-word'
  change(url)
  const server = start('serve', { DATABASE_URL: url.href })
  expect(await server.ended).toEqual({ code: 1, signal: null })
  expect(server.said()).toContain(words)
  expect(server.said()).not.toMatch(stackTrace)
  expect(server.said()).not.toContain('secret-word')
})

const get = (path: string) => fetch(origin + path, { redirect: 'manual' })

test('a server whose PostgreSQL is killed answers 503 in words, serves kept pages, and goes on when it is back', async () => {
  const server = start('serve')
  await until('the server', () => isServing(origin))
  expect((await get('/readyz')).status).toBe(200)
  const kept = await (await get('/')).text()
  await postgres.crash('SIGKILL')
  for (const path of ['/api/statistics', '/sitemap-cities.xml', '/api/businesses?limit=3']) {
    const answer = await get(path)
    expect([path, answer.status]).toEqual([path, 503])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toEqual({ message: expect.stringContaining('습니다') })
  }
  const page = await get('/businesses')
  expect(page.status).toBe(503)
  expect(page.headers.get('retry-after')).toBe('5')
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<html lang="ko">')
  const login = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'correct horse battery' }),
  })
  expect(login.status).toBe(503)
  const home = await get('/')
  expect([home.status, await home.text()]).toEqual([200, kept])
  // The outcome of a second ago may still be told.
  await until('the end of readiness', async () => (await get('/readyz')).status === 503)
  expect(await (await get('/readyz')).json()).toEqual({ status: 'unavailable' })
  expect((await get('/healthz')).status).toBe(200)
  await postgres.restart()
  await until('readiness', async () => (await get('/readyz')).status === 200)
  expect((await get('/api/statistics')).status).toBe(200)
  expect((await get('/businesses')).status).toBe(200)
  server.process.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})
