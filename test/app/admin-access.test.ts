import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('access to the administrator calls on %s', (engine) => {
  let app: TestApp
  let cookieName: string
  beforeAll(async () => {
    app = await startTestApp(engine)
    const cookie = await app.login()
    cookieName = cookie.split('=')[0] ?? ''
  })
  afterAll(() => app.close())

  /** All routes except the login, from the framework's route table, so that new ones are included automatically. */
  const adminRoutes = () =>
    app.routes.filter(({ path }) => path.startsWith('/api/admin/') && path !== '/api/admin/login')

  const statusesWith = async (headers: Record<string, string>) => {
    const statuses = new Map<string, number>()
    for (const { method, path } of adminRoutes()) {
      const answer = await app.fetch(path.replace(/:\w+/g, 'x'), { method, headers })
      statuses.set(`${method} ${path}`, answer.status)
    }
    return statuses
  }
  const others = (statuses: ReadonlyMap<string, number>, expected: number) =>
    [...statuses].filter(([, status]) => status !== expected)

  async function sessionThatEndedAt(expiresAt: number): Promise<string> {
    const token = `token-${expiresAt}`
    const times = { createdAt: 1, lastSeenAt: Date.now(), expiresAt }
    const tokenHash = hash('sha256', token, 'hex')
    const [account] = await app.storage.sessions.listAccounts()
    const session = { tokenHash, accountId: account?.id ?? '', userAgent: '', ...times }
    await app.storage.sessions.createSession(session, account?.passwordHash ?? '')
    return `${cookieName}=${token}`
  }

  test('the calls of the spec are all there', () => {
    const names = new Set(adminRoutes().map(({ method, path }) => `${method} ${path}`))
    expect([...names]).toEqual(
      expect.arrayContaining([
        'GET /api/admin/check-auth',
        'GET /api/admin/sitemap-stats',
        'GET /api/admin/export',
        'POST /api/admin/import',
        'POST /api/admin/generate-seo',
        'DELETE /api/admin/delete-all',
      ]),
    )
    expect(names.size).toBeGreaterThan(30)
  })

  test('every call without a session → 401', async () => {
    expect(others(await statusesWith({}), 401)).toEqual([])
  })

  test('every call with a forged session → 401', async () => {
    expect(others(await statusesWith({ cookie: `${cookieName}=${'A'.repeat(43)}` }), 401)).toEqual([])
  })

  test('every call with an expired session → 401', async () => {
    const valid = await sessionThatEndedAt(Date.now() + 60_000)
    expect((await app.fetch('/api/admin/check-auth', { headers: { cookie: valid } })).status).toBe(200)
    const expired = await sessionThatEndedAt(Date.now() - 1)
    expect(others(await statusesWith({ cookie: expired }), 401)).toEqual([])
  })

  test('every call that changes something, from another site with a valid session → 403', async () => {
    const cookie = await sessionThatEndedAt(Date.now() + 120_000)
    const statuses = await statusesWith({ cookie, 'sec-fetch-site': 'cross-site' })
    const changing = [...statuses].filter(([name]) => !/^(GET|HEAD) /.test(name))
    expect(changing.length).toBeGreaterThan(12)
    expect(others(new Map(changing), 403)).toEqual([])
  })

  test('every answer to the administrator → cache-control: no-store', async () => {
    const cookie = await sessionThatEndedAt(Date.now() + 180_000)
    for (const path of [
      '/api/admin/check-auth',
      '/api/admin/jobs',
      '/api/admin/audit',
      '/api/admin/sessions',
    ]) {
      const answer = await app.fetch(path, { headers: { cookie } })
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
    }
  })
})
