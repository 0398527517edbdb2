import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from '../app/test-app.ts'
import { VirtualTime } from '../app/virtual-time.ts'
import { LoginFlood, tryLogin } from './login-client.ts'

/** One more than the server keeps. */
const keys = 100_001
/** When the first of them expires, in ms: after the test has ended. */
const expiry = 10 * 60 * 1000
const newcomer = '198.51.100.44'

const submission = {
  name: '솔방울 분식',
  category: '분식',
  address: '서울특별시 마포구 양화로 99',
  country: '대한민국',
  email: 'owner@example.org',
}

describe.each(engines)('many addresses that fill the table of limits on %s', (engine) => {
  let app: TestApp
  let time: VirtualTime
  beforeEach(async () => {
    time = new VirtualTime()
    app = await startTestApp(engine, { time, environment: { TRUST_PROXY: '127.0.0.1' } })
    await fill()
  })
  afterEach(() => app.close())

  /** What 100,001 addresses leave behind that have each tried once within a second. */
  async function fill(): Promise<void> {
    const { DATABASE_URL: url } = app.environment
    const columns = `'login-address:flood-' || n, 1, 0, ${time.now() + expiry} + n % 1000`
    const into = 'insert into attempt_limit (key, count, free_at, expires_at)'
    if (url) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(`${into} select ${columns} from generate_series(1, ${keys}) as numbers (n)`)
      await client.end()
    } else {
      const database = new Database(join(app.dataDir, 'directory.sqlite'))
      const numbers = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${keys})`
      database.exec(`${numbers} ${into} select ${columns} from numbers`)
      database.close()
    }
    expect(await app.count('attempt_limit')).toBe(keys)
  }

  const submit = (address: string) =>
    app.fetch('/add-business', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
      body: new URLSearchParams(submission).toString(),
    })

  test('do not keep the administrator out who comes from a new address', async () => {
    expect(await tryLogin(app, { forwardedFor: newcomer })).toMatchObject({ status: 200 })
    expect(await app.count('attempt_limit')).toBeLessThanOrEqual(keys)
  })

  test('do not keep a new visitor from submitting a business', async () => {
    const answer = await submit(newcomer)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/add-business'),
    ])
    expect(await app.count('submission')).toBe(1)
  })

  test('do not free a single address of its own limit', async () => {
    const flood = new LoginFlood(app, time)
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess++) {
      const answer = flood.start({ forwardedFor: newcomer, password: 'guess' })
      await flood.end()
      statuses.push((await answer).status)
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })
})
