import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../src/main/app.ts'
import { prepare } from '../../src/main/prepare.ts'
import { adminPassword, createTestSite, type TestSite } from '../app/test-site.ts'

let site: TestSite
let app: Awaited<ReturnType<typeof createApp>>
let origin: string
const lines: string[] = []

/** A product whose reads fail with an error that names something inside. */
beforeAll(async () => {
  site = await createTestSite('sqlite', { SAMPLE_DATA: 'off', TRUST_PROXY: '127.0.0.1' })
  await prepare(site.config, site.storage, () => undefined)
  const reads = {
    atOnce: 1,
    run: async () => Promise.reject(new Error('inner /detail of select')),
    close: async () => undefined,
  }
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  app = await createApp(site.config, site.storage, logger, { reads })
  origin = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await site.remove()
})

const forged = '"}\n{"level":60,"msg":"forged"}'
const signIn = (username: string, password: string) =>
  fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'forged {"level":60}' },
    body: JSON.stringify({ username, password }),
  })

test('nobody writes lines into the log, and it holds no password and no cookie', async () => {
  const answer = await signIn('admin', adminPassword)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await signIn(`admin${forged}`, `wrong ${adminPassword}`)).status).toBe(401)
  await fetch(`${origin}/search?q=${encodeURIComponent(forged)}`, { headers: { cookie } })
  const entries = lines.flatMap((line) => line.trim().split('\n')).map((line) => JSON.parse(line))
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.filter(({ level, msg, time }) => level === 60 || msg === 'forged' || !time)).toEqual([])
  const all = lines.join('')
  for (const secret of [adminPassword, cookie.split('=')[1] ?? '']) expect(all).not.toContain(secret)
})

test('an error nobody expected is logged with its request, and the answer tells nothing of it', async () => {
  for (const path of ['/api/statistics', '/search?q=x']) {
    lines.length = 0
    const answer = await fetch(`${origin}${path}`)
    expect(answer.status).toBeGreaterThanOrEqual(500)
    expect(await answer.text()).not.toMatch(/inner|detail|select| at .*:\d+/)
    expect(lines.join('')).toContain('inner /detail of select')
    expect(lines.join('')).toContain(answer.headers.get('x-request-id') ?? '?')
  }
})
