import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ReplicaWatch } from '../../src/main/threads/replica-watch.ts'
import { startReadThreads } from '../../src/main/threads/start-read-threads.ts'
import { type PostgresServer, startPostgres } from '../postgres/postgres-server.ts'
import { type AdminClient, adminClient } from './admin-client.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** When the reading threads last asked a server something. The watch over the replica asks it, too. */
const lastRead = `
  select coalesce(max(query_start), '-infinity')::text as at from pg_stat_activity
  where application_name = 'directory' and query not like '%pg_control_system%'`

/** Every kind of read: pages, calls, suggestions, pictures, cards, feeds and sitemaps. */
const kindsOfReads = [
  '/',
  '/en/businesses?search=korean',
  '/businesses?search=한강+손칼국수',
  '/categories',
  '/cities',
  '/city/서울',
  '/category/dentist',
  '/api/businesses?search=손칼국수+마포구&facets=1',
  '/api/businesses?search=한간손칼국슈',
  '/api/businesses?search=ㅎㄱ',
  '/api/businesses?search=02-333-4444',
  '/api/businesses?lat=37.55&lng=126.91',
  '/api/businesses?openNow=1&sort=rating',
  '/api/businesses/latest',
  '/api/businesses/recommended',
  '/api/statistics',
  '/api/cities/popular',
  '/api/suggest?q=한강',
  '/api/suggest?q=서&of=places',
  '/share/site.png',
  '/rss.xml',
  '/sitemap.xml',
  '/sitemap-cities.xml',
  '/sitemap-businesses-1.xml',
]

describe('a server with a streaming replica', () => {
  let primary: PostgresServer
  let replica: PostgresServer
  let onReplica: pg.Pool
  let app: TestApp
  let admin: AdminClient
  const said: string[] = []
  const faults: unknown[] = []
  let asked = 0
  beforeAll(async () => {
    primary = await startPostgres()
    replica = await primary.startReplica()
    onReplica = new pg.Pool({ connectionString: replica.url, application_name: 'test' })
    onReplica.on('error', () => undefined)
    const environment = { DATABASE_URL: primary.url, DATABASE_READ_URL: replica.url }
    const log = { warn: (details: object, words: string) => said.push(`${words} ${JSON.stringify(details)}`) }
    app = await startTestApp('sqlite', {
      environment,
      beforeStart: async (_config, storage) => void (await importRows(storage)),
      reads: async (config) =>
        startReadThreads(config, (fault) => faults.push(fault), await ReplicaWatch.start(config, log)),
    })
    admin = await adminClient(app)
  })
  afterAll(async () => {
    await app?.close()
    await onReplica?.end()
    await replica?.stop()
    await primary?.stop()
  })

  /** The answer to a call that no cache has; its status has to be 200. */
  const readAnew = async () => {
    const answer = await app.fetch(`/api/businesses?page=1&limit=${listingRows.length + (++asked % 80)}`)
    const text = await answer.text()
    expect([answer.status, text]).toEqual([200, expect.stringContaining('businesses')])
    return text
  }
  const lastReadOfReplica = async () => (await onReplica.query<{ at: string }>(lastRead)).rows[0]?.at
  const isReadFromReplica = async () => {
    const before = await lastReadOfReplica()
    await readAnew()
    return (await lastReadOfReplica()) !== before
  }
  const edit = async (name: string) => {
    const { businesses } = JSON.parse(await readAnew())
    const { id, slug } = businesses[0]
    const { version } = (await admin.call('GET', `/api/admin/businesses/${id}`)).body
    const answer = await admin.call('PATCH', `/api/admin/businesses/${id}`, { version, edit: { name } })
    expect(answer.status).toBe(200)
    return ['/businesses', `/details/${encodeURIComponent(slug)}`, '/api/businesses']
  }
  const expectShown = async (paths: readonly string[], name: string) => {
    for (const path of paths)
      expect([path, (await (await app.fetch(path)).text()).includes(name)]).toEqual([path, true])
  }

  test('reads for visitors from the replica, and writes to the primary', async () => {
    await expect.poll(isReadFromReplica).toBe(true)
    await expectShown(await edit('처음상회'), '처음상회')
    await expect.poll(isReadFromReplica).toBe(true)
  })

  test('reads all kinds of answers from the replica', async () => {
    said.length = 0
    for (const path of kindsOfReads) {
      const before = await lastReadOfReplica()
      const answer = await app.fetch(path)
      await answer.arrayBuffer()
      const isFromReplica = (await lastReadOfReplica()) !== before
      expect([path, answer.status, isFromReplica]).toEqual([path, 200, true])
    }
    // No read failed there, and was answered by the primary after all.
    expect(said).toEqual([])
  })

  test('shows an edit at once while the replica does not have it, and reads from the primary until it has', async () => {
    await onReplica.query('select pg_wal_replay_pause()')
    said.length = 0
    await expectShown(await edit('둘째상회'), '둘째상회')
    expect(await isReadFromReplica().then(readAnew)).toContain('둘째상회')
    await expect.poll(() => said).toEqual([expect.stringMatching(/not used.*more than 2 s behind/)])
    expect(await isReadFromReplica()).toBe(false)
    await onReplica.query('select pg_wal_replay_resume()')
    await expect.poll(isReadFromReplica).toBe(true)
    expect(await readAnew()).toContain('둘째상회')
    expect(said).toEqual([expect.anything(), expect.stringContaining('from the replica again')])
  })

  test('fails no request when the replica is lost, says so once, and reads from it again when it is back', async () => {
    said.length = 0
    const ended = replica.crash('SIGQUIT')
    for (let isEnded = false; !isEnded; ) {
      const over = ended.then(() => true)
      await Promise.all([readAnew(), readAnew(), readAnew()])
      isEnded = await Promise.race([over, Promise.resolve(false)])
    }
    await expect.poll(() => said).toEqual([expect.stringContaining('the replica is not used')])
    for (let times = 0; times < 5; times++) await readAnew()
    await replica.restart()
    await expect.poll(isReadFromReplica).toBe(true)
    expect(said).toEqual([expect.anything(), expect.stringContaining('from the replica again')])
    expect(faults).toEqual([])
  })

  test('goes on for visitors while the primary is down', async () => {
    await primary.crash('SIGQUIT')
    expect(await readAnew()).toContain('둘째상회')
    expect(await isReadFromReplica()).toBe(true)
    await primary.restart()
    await expect.poll(async () => (await app.fetch('/readyz')).status).toBe(200)
    await expectShown(await edit('셋째상회'), '셋째상회')
  })

  test('leaves a replica that was promoted, because it is none any more', async () => {
    said.length = 0
    await onReplica.query('select pg_promote()')
    await expect.poll(() => said).toEqual([expect.stringMatching(/not used.*was promoted/)])
    await expectShown(await edit('넷째상회'), '넷째상회')
    expect(await isReadFromReplica()).toBe(false)
  })
})
