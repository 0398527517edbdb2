import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LoginFlood } from '../security/login-client.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'
import { VirtualTime } from './virtual-time.ts'

const json = { 'content-type': 'application/json' }

describe.each(engines)('administrator calls on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  const login = (username: string, password: string) =>
    app.fetch('/api/admin/login', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ username, password }),
    })

  test('POST /api/admin/login with the right password → a cookie that scripts and other sites cannot use', async () => {
    const cookie = await app.login()
    const answer = await app.fetch('/api/admin/check-auth', { headers: { cookie } })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      authenticated: true,
      username: 'admin',
      mustChangePassword: false,
      passwordKnown: null,
    })
  })

  test('POST /api/admin/login → HttpOnly and SameSite=Strict', async () => {
    const answer = await login('admin', 'correct horse battery')
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict|SameSite=Strict.*HttpOnly/)
  })

  test.each([
    ['admin', 'wrong'],
    ['nobody', 'correct horse battery'],
  ])(
    'POST /api/admin/login as %s with a wrong pair → 401 in the words of the spec',
    async (username, password) => {
      const answer = await login(username, password)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ message: 'Invalid credentials. Please try again.' })
      expect(answer.headers.get('set-cookie')).toBeNull()
    },
  )

  test('POST /api/admin/login without a password → 400', async () => {
    expect((await login('admin', '')).status).toBe(400)
  })

  test.each(['', 'session=forged', 'session='])(
    'GET /api/admin/check-auth with cookie "%s" → 401',
    async (cookie) => {
      expect((await app.fetch('/api/admin/check-auth', { headers: { cookie } })).status).toBe(401)
    },
  )

  test('POST /api/admin/import without a session → 401', async () => {
    expect((await app.fetch('/api/admin/import', { method: 'POST', body: new FormData() })).status).toBe(401)
  })

  test('POST /api/admin/logout → the cookie opens nothing any more', async () => {
    const cookie = await app.login()
    expect((await app.fetch('/api/admin/logout', { method: 'POST', headers: { cookie } })).status).toBe(200)
    expect((await app.fetch('/api/admin/check-auth', { headers: { cookie } })).status).toBe(401)
  })

  test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, { origin: 'null' }])(
    'POST from another site (%j) → 403',
    async (headers) => {
      const cookie = await app.login()
      const answer = await app.fetch('/api/admin/logout', { method: 'POST', headers: { cookie, ...headers } })
      expect(answer.status).toBe(403)
      expect((await app.fetch('/api/admin/check-auth', { headers: { cookie } })).status).toBe(200)
    },
  )

  test('POST /api/admin/import of a file that is no workbook → an error that says so, and no upload left', async () => {
    const cookie = await app.login()
    const upload = async (name: string, content: string) => {
      const body = new FormData()
      body.append('excelFile', new Blob([content]), name)
      const answer = await app.fetch('/api/admin/import', { method: 'POST', body, headers: { cookie } })
      return { status: answer.status, message: ((await answer.json()) as { message: string }).message }
    }
    expect(await upload('list.csv', 'a,b')).toEqual({
      status: 400,
      message: 'Only .xlsx and .xls files can be imported.',
    })
    expect(await upload('list.xlsx', 'a,b')).toMatchObject({
      status: 422,
      message: expect.stringContaining('엑셀'),
    })
    expect(await readdir(`${app.dataDir}/uploads`)).toEqual([])
  })
})

describe('login attempts', () => {
  test('POST /api/admin/login too often from one address → 429', async () => {
    const time = new VirtualTime()
    const app = await startTestApp('sqlite', { time })
    try {
      const flood = new LoginFlood(app, time)
      const attempt = { forwardedFor: '203.0.113.7', password: 'x' }
      for (let count = 0; count < 11; count++) {
        void flood.start({ ...attempt, username: `admin${count}` })
        await flood.end()
      }
      const statuses = flood.answers.map(({ status }) => status)
      expect(statuses).toEqual([...Array(10).fill(401), 429])
    } finally {
      await app.close()
    }
  })
})
