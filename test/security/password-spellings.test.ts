import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { adminPassword, startTestApp, type TestApp } from '../app/test-app.ts'

let app: TestApp
let admin: AdminClient
beforeAll(async () => {
  app = await startTestApp('sqlite', { time: { now: Date.now, wait: async () => undefined } })
  admin = await adminClient(app)
})
afterAll(() => app.close())

const change = (current: string, next: string) =>
  admin.call('POST', '/api/admin/password', { current, next }).then(({ status }) => status)
const statusOf = async (password: string) =>
  (
    await app.fetch('/api/admin/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    })
  ).status

test('a password counts as it was typed: whole, with its case, its spaces and each character', async () => {
  const long = ` Zebra-${'läufer 줄무늬 '.repeat(12)}End `
  expect(long.length).toBeGreaterThan(128)
  expect(await change(adminPassword, long)).toBe(200)
  for (const other of [long.trim(), long.toLowerCase(), long.slice(0, 72), `${long} `]) {
    expect(await statusOf(other), JSON.stringify(other)).toBe(401)
  }
  expect(await statusOf(long)).toBe(200)
  expect(await change(long, adminPassword)).toBe(200)
})

test('a password of seven characters, or of more than 200, is refused and not cut', async () => {
  expect(await change(adminPassword, 'x9Lq7-v')).toBe(422)
  const most = 'k3jf 9x2m vor '.repeat(15).slice(0, 200)
  expect(await change(adminPassword, `${most}x`)).toBeGreaterThanOrEqual(400)
  expect(await change(adminPassword, most)).toBe(200)
  expect(await change(most, adminPassword)).toBe(200)
})

test('letters alone, digits alone and another script are passwords too', async () => {
  let current = adminPassword
  for (const next of ['vortexlanternquay', '90417263850617', '파란 문 옆 빵집 셋', adminPassword]) {
    expect(await change(current, next), next).toBe(200)
    current = next
  }
})
