import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const seoul =
  '/details/%ED%95%9C%EA%B0%95-%EC%86%90%EC%B9%BC%EA%B5%AD%EC%88%98-%EB%B3%B8%EC%A0%90-%EC%84%9C%EC%9A%B8-ChIJseo'
const seoulId = businessId('ChIJseoul00000000000000001')

/** The parts that are missing from a page. A failing test then prints these instead of the whole page. */
function missingFrom(html: string, parts: readonly (string | RegExp)[]): (string | RegExp)[] {
  return parts.filter((part) => (typeof part === 'string' ? !html.includes(part) : !part.test(html)))
}

describe.each(engines)('pages on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app)
  })
  afterAll(() => app.close())

  const source = async (path: string) => {
    const answer = await app.fetch(path)
    return { status: answer.status, html: await answer.text() }
  }

  test.each([
    ['/', '한강 손칼국수 본점'],
    ['/businesses', 'Gül Kuaför'],
    ['/businesses?sort=latest', '해운대 밝은치과'],
    ['/search?q=%EC%B9%BC%EA%B5%AD%EC%88%98&location=%EC%84%9C%EC%9A%B8', '한강 손칼국수 본점'],
    ['/category/healthcare', '해운대 밝은치과'],
    ['/category/hair-salon', 'Gül Kuaför'],
    ['/city/%EC%84%9C%EC%9A%B8', '한강 손칼국수 본점'],
    ['/categories', '미용실'],
    ['/cities', '부산'],
    ['/about', ''],
    ['/contact', ''],
  ])('GET %s → 200, complete without JavaScript', async (path, text) => {
    const { status, html } = await source(path)
    expect(status).toBe(200)
    expect(missingFrom(html, [/^<!doctype html><html lang="ko">/, text, /<h1[ >]/])).toEqual([])
  })

  test.each([
    ['/category/Healthcare', '/category/healthcare'],
    ['/category/HEALTHCARE?page=2', '/category/healthcare?page=2'],
    ['/category/병원·건강', '/category/healthcare'],
    ['/category/Hair Salons', '/category/hair-salon'],
    ['/category/kuaför', '/category/hair-salon'],
    ['/category/미용실', '/category/hair-salon'],
    ['/Category/healthcare?sort=rating', '/category/healthcare?sort=rating'],
    ['/EN/About', '/en/about'],
    ['/ko/cities', '/cities'],
  ])('GET %s → 301 to its one address, which is %s', async (path, address) => {
    const answer = await app.fetch(encodeURI(path))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
    expect((await app.fetch(address)).status).toBe(200)
  })

  test('GET /category/{slug} → the category in Korean, canonical under its own slug', async () => {
    const { status, html } = await source('/category/hair-salon')
    expect(status).toBe(200)
    const text = html.replaceAll('<!-- -->', '')
    expect(missingFrom(text, ['미용실 · 1곳', '/category/hair-salon"', /<title[^>]*>미용실 업체/])).toEqual(
      [],
    )
  })

  test('GET /details/{slug} → name, address, phone, title, description, canonical and Open Graph in the source', async () => {
    const { status, html } = await source(seoul)
    expect(status).toBe(200)
    expect(
      missingFrom(html, [
        '한강 손칼국수 본점',
        '서울특별시 마포구 양화로 45',
        'href="tel:+8223334444"',
        '02-333-4444',
        `<link rel="canonical" href="http://127.0.0.1:3000/business/${seoulId}"`,
        'property="og:type" content="business.business"',
        /<title[^>]*>[^<]*한강 손칼국수 본점[^<]*<\/title>/,
        /name="description" content="[^"]+"/,
        ...['og:title', 'og:description', 'og:url', 'og:site_name'].map(
          (name) => new RegExp(`"${name}" content="[^"]+"`),
        ),
      ]),
    ).toEqual([])
  })

  test('GET /business/{id} → the same business under the same canonical link', async () => {
    const { status, html } = await source(`/business/${seoulId}`)
    expect(status).toBe(200)
    const canonical = `<link rel="canonical" href="http://127.0.0.1:3000/business/${seoulId}"`
    expect(missingFrom(html, ['한강 손칼국수 본점', canonical])).toEqual([])
  })

  test('GET /details of a listing whose name holds markup → escaped everywhere', async () => {
    const { html } = await source(`/business/${businessId('ChIJempty00000000000000001')}`)
    expect(missingFrom(html, ['Nameless Place', 'Place <b>'])).toEqual(['Place <b>'])
  })

  test.each([
    '/details/nothing-here',
    '/business/0000000000000000',
    '/city/atlantis',
    '/category/none',
    '/no/such/page',
  ])('GET %s → 404', async (path) => {
    expect((await source(path)).status).toBe(404)
  })

  test.each([
    ['/city/Seoul', '/city/%EC%84%9C%EC%9A%B8'],
    ['/city/istanbul?page=1&utm_source=x', '/city/%C4%B0stanbul'],
    ['/city/%EB%B6%80%EC%82%B0%EA%B4%91%EC%97%AD%EC%8B%9C', '/city/%EB%B6%80%EC%82%B0'],
  ])('GET %s, another spelling of a city → 301 to %s', async (path, target) => {
    const answer = await app.fetch(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target])
    expect((await app.fetch(target)).status).toBe(200)
  })

  test('GET of an address that cannot be decoded → 404, not a failure', async () => {
    expect((await source('/city/%E0%A4%A')).status).toBe(404)
  })

  test('GET again with the ETag → 304 without a body; after a write → the new page', async () => {
    const first = await app.fetch('/businesses')
    const etag = first.headers.get('etag') ?? ''
    await first.text()
    const second = await app.fetch('/businesses', { headers: { 'if-none-match': etag } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')

    await importRows(app, [
      { ...listingRows[1], name: '새로 연 가게', place_id: 'ChIJnew000000000000000001' },
    ])
    await expect
      .poll(async () => (await app.fetch('/businesses', { headers: { 'if-none-match': etag } })).status)
      .toBe(200)
    expect(missingFrom((await source('/businesses')).html, ['새로 연 가게'])).toEqual([])
  })

  test('GET with Accept-Encoding → the same page in each encoding', async () => {
    const pages = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const answer = await app.fetch('/about', { headers: { 'accept-encoding': encoding } })
        expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
        return answer.text()
      }),
    )
    expect(new Set(pages).size).toBe(1)
  })

  test('every page, call and file carries the security headers', async () => {
    for (const path of ['/', '/api/statistics', '/favicon.svg', '/admin', '/no/such/page', '/api/none']) {
      const answer = await app.fetch(path)
      await answer.text()
      expect(answer.headers.get('content-security-policy'), path).toContain("script-src 'self'")
      expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    }
  })

  test('GET /admin → the administrator bundle alone; GET / → none of it', async () => {
    const admin = await source('/admin')
    const home = await source('/')
    expect(missingFrom(admin.html, [/src="\/assets\/entry-admin-[^"]+\.js"/, 'noindex'])).toEqual([])
    expect(missingFrom(home.html, ['entry-admin'])).toEqual(['entry-admin'])
  })

  test('no page holds an inline script or style', async () => {
    for (const path of ['/', seoul, '/businesses', '/admin']) {
      const { html } = await source(path)
      expect(html).not.toMatch(/<style|\sstyle="|\son[a-z]+="/)
      expect(html.replaceAll(/<script type="application\/(ld\+)?json"[^>]*>/g, '')).not.toMatch(
        /<script(?![^>]* src=)/,
      )
    }
  })
})
