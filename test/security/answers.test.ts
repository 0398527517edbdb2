import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { type AdminClient, adminClient } from '../app/admin-client.ts'
import { storedDigest } from '../app/listing-digest.ts'
import { importRows, type ListingRow, listingRows } from '../app/listing-rows.ts'
import { adminPassword, startTestApp, type TestApp } from '../app/test-app.ts'
import { rawRequest } from './raw-request.ts'

describe('answers', () => {
  let app: TestApp
  let admin: AdminClient
  const hostile: ListingRow = {
    name: '</script><script>alert(1)</script> Café',
    place_id: 'ChIJhostile0000000000001',
  }
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app, [...listingRows, hostile])
    admin = await adminClient(app)
  })
  afterAll(() => app.close())

  const addresses = [
    '/',
    '/search?q=치과',
    '/no/such/page',
    '/api/statistics',
    '/api/businesses?limit=x',
    '/api/nothing',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/share/site.png',
    '/admin',
    '/api/admin/check-auth',
    '/api/admin/audit',
  ]

  test.each(addresses)(
    'GET %s → says its type, is not guessed at, framed, or read by another site',
    async (path) => {
      const answer = await app.fetch(path, {
        headers: { cookie: admin.cookie, origin: 'https://evil.example' },
      })
      const header = (name: string) => answer.headers.get(name) ?? ''
      expect(header('content-type')).toMatch(/^(?:(?:text|application)\/\S+; charset=utf-8|image\/png)$/i)
      expect(header('x-content-type-options')).toBe('nosniff')
      expect(header('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(header('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/)
      expect(header('content-security-policy')).toMatch(/(?:object|default)-src 'none'/)
      expect(header('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    },
  )

  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/src/main/serve.ts',
    '/directory.sqlite',
    '/secret.key',
  ])('GET %s → 404: only built files are served', async (path) =>
    expect((await app.fetch(path)).status).toBe(404),
  )

  test.each(['/assets/', '/assets', '/share/', '/api/', '/assets/../../package.json'])(
    'GET %s → no list of files',
    async (path) => {
      const { status, body } = await rawRequest(app.origin, `GET ${path}`)
      expect(status).not.toBe(200)
      expect(body).not.toMatch(/Index of|"devDependencies"/)
    },
  )

  test('GET of a listing whose name is a script → text, in the page and in its state', async () => {
    const moved = await app.fetch(`/business/${businessId(hostile.place_id ?? '')}`)
    const page = await (moved.status === 301
      ? await app.fetch(moved.headers.get('location') ?? '')
      : moved
    ).text()
    expect(page).toContain('alert(1)')
    expect(page).not.toMatch(/<script>alert|<\/script><script>/)
  })

  test('GET with what belongs into a body → opens nothing, and no address has a place for it', async () => {
    const query = `username=admin&password=${encodeURIComponent(adminPassword)}`
    expect((await app.fetch(`/api/admin/login?${query}`)).status).toBe(404)
    expect((await app.fetch(`/api/admin/login?${query}`, { method: 'POST' })).status).toBe(400)
    const naming = app.routes.filter(({ path }) => /:\w*(?:password|token|code|secret|email)/i.test(path))
    expect(naming).toEqual([])
  })

  test.each(['TRACE', 'TRACK', 'CONNECT', 'PROPFIND'])(
    '%s / → refused, and nothing of the request comes back',
    async (method) => {
      const { status, body } = await rawRequest(app.origin, `${method} /`, ['X-Own: sent-along'])
      // A connection that is ended without an answer has no status.
      expect(status < 400).toBe(false)
      expect(body).not.toContain('sent-along')
    },
  )

  test('GET of every call of the administrator → changes nothing', async () => {
    const before = [await storedDigest(app.storage), await app.count('job'), await app.count('session')]
    const calls = app.routes.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'))
    expect(calls.length).toBeGreaterThan(20)
    for (const { path } of calls) {
      const answer = await app
        .fetch(path.replace(/:\w+/g, 'x'), {
          headers: { cookie: admin.cookie },
          signal: AbortSignal.timeout(10_000),
        })
        .catch(() => undefined)
      await answer?.body?.cancel()
    }
    expect([await storedDigest(app.storage), await app.count('job'), await app.count('session')]).toEqual(
      before,
    )
  })

  test('calls take no field that they do not know', async () => {
    const id = businessId(listingRows[0]?.place_id ?? '')
    expect((await admin.call('GET', `/api/admin/businesses/${id}`)).status).toBe(200)
    for (const payload of [{ id: 'other' }, { status: 'approved' }, { __proto__: null, isAdmin: true }]) {
      const { status } = await admin.call('PATCH', `/api/admin/businesses/${id}`, payload)
      expect(status, JSON.stringify(payload)).toBeGreaterThanOrEqual(400)
    }
  })
})
