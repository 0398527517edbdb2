import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { VirtualTime } from '../app/virtual-time.ts'

const day = 24 * 60 * 60 * 1000
let app: TestApp
let time: VirtualTime
afterEach(() => app.close())

async function signIn(): Promise<string> {
  time = new VirtualTime()
  app = await startTestApp('sqlite', { time })
  return app.login()
}
const statusOf = async (cookie: string) =>
  (await app.fetch('/api/admin/check-auth', { headers: { cookie } })).status

test('a session cannot be guessed, and the database does not hold what opens it', async () => {
  const cookies = [await signIn(), await app.login(), await app.login()]
  const tokens = cookies.map((cookie) => cookie.split('=')[1] ?? '')
  expect(new Set(tokens).size).toBe(3)
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = readdirSync(app.dataDir)
    .filter((name) => name.startsWith('directory.sqlite'))
    .map((name) => readFileSync(join(app.dataDir, name), 'latin1'))
    .join('')
  const hashes = tokens.map((token) => hash('sha256', token))
  expect(hashes.filter((each) => !stored.includes(each))).toEqual([])
  expect(tokens.filter((token) => stored.includes(token))).toEqual([])
})

test('the session of a laptop that was stolen from its bag is no use after two days', async () => {
  const cookie = await signIn()
  time.advance(2 * day - 1000)
  expect(await statusOf(cookie)).toBe(200)
  time.advance(2 * day)
  expect(await statusOf(cookie)).toBe(401)
})

test('a session that is used every day ends after fourteen', async () => {
  const cookie = await signIn()
  for (let days = 1; days < 14; days++) {
    time.advance(day)
    expect(await statusOf(cookie), `${days}`).toBe(200)
  }
  time.advance(day)
  expect(await statusOf(cookie)).toBe(401)
})
