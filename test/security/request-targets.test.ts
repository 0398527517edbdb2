import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importRows } from '../app/listing-rows.ts'
import { startTestApp, type TestApp } from '../app/test-app.ts'
import { rawRequest } from './raw-request.ts'

describe('request targets', () => {
  let app: TestApp
  let script: string
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app)
    const html = await (await app.fetch('/')).text()
    script = /<script type="module" src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
  })
  afterAll(() => app.close())

  const get = (target: string) => rawRequest(app.origin, `GET ${target}`)

  test("a query on a script's address does not replace the script", async () => {
    const before = await get(script)
    expect(before.headers.get('content-type')).toContain('javascript')
    expect(await get(`${script}?x`)).toMatchObject({ status: 200, body: before.body })
    expect(await get(script)).toMatchObject({ status: 200, body: before.body })
  })

  test("a query on an icon's address does not replace the icon", async () => {
    const before = await get('/favicon.svg')
    expect(await get('/favicon.svg?v=2')).toMatchObject({ status: 200, body: before.body })
    expect(await get('/favicon.svg')).toMatchObject({ status: 200, body: before.body })
  })

  test.each([
    ['/./admin', '/admin'],
    ['//healthz', '/healthz'],
    ['//page/healthz', '/page/healthz'],
    ['/x/../sitemap.xml', '/sitemap.xml'],
    ['/x/%2e%2e/sitemap.xml', '/sitemap.xml'],
    ['/api//statistics', '/api/statistics'],
    ['/api/./statistics', '/api/statistics'],
    ['/%61bout', '/about'],
  ])('GET %s does not replace what stands at %s, which is where it is sent', async (raw, normal) => {
    const before = await get(normal)
    const answer = await get(raw)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, normal])
    await get(`${raw}?x`)
    const after = await get(normal)
    expect([after.status, after.body]).toEqual([before.status, before.body])
  })

  test('an unknown page that was asked for hides no route and no call', async () => {
    expect((await get('/no/such/page')).status).toBe(404)
    expect((await get('/healthz')).body).toContain('"ok"')
    expect((await get('/admin')).status).toBe(200)
    expect((await get('/robots.txt')).body).toContain('User-agent')
    expect((await get('/api/statistics')).status).toBe(200)
  })

  test('every unknown page is the same page, which does not show its address', async () => {
    const pages = await Promise.all(
      ['/no/such/page', '/admin/nothing', '/%22%3E%3Cscript%3E?q=secret', '/city/%E0%A4%A'].map(get),
    )
    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    expect(new Set(pages.map(({ headers }) => headers.get('etag'))).size).toBe(1)
  })

  test.each(['http://evil.example/', 'http://evil.example/businesses/', 'https://evil.example//x/'])(
    'an address of another site, GET %s, is refused and never repeated',
    async (target) => {
      const answer = await get(target)
      expect([answer.status, answer.headers.get('location')]).toEqual([400, undefined])
      expect(answer.body).not.toContain('evil')
    },
  )

  test.each(['//evil.example/', '///evil.example', '/%2F/evil.example/', '/.//evil.example/'])(
    'GET %s leads to no other site',
    async (target) => {
      const location = (await get(target)).headers.get('location') ?? '/'
      expect(URL.parse(location, app.origin)?.origin).toBe(app.origin)
    },
  )

  test('a backslash is refused', async () => {
    expect((await get('/\\evil.example/')).status).toBe(400)
  })

  test('a request that changes something is not sent elsewhere, but refused', async () => {
    const answer = await rawRequest(app.origin, 'POST //add-business', ['Content-Length: 0'])
    expect([answer.status, answer.headers.get('location')]).toEqual([400, undefined])
  })

  test('a call that cannot be decoded is answered 400 in JSON, with the security headers', async () => {
    const answer = await get('/api/businesses/%ff')
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(JSON.parse(answer.body)).toHaveProperty('message')
  })
})
