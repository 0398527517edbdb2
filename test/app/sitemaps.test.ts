import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { adminClient } from './admin-client.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const origin = 'http://127.0.0.1:3000'

/** Enough for pages of their city and their trades. */
const salons = Array.from({ length: 4 }, (_, index) => ({
  name: `한강 미용실 ${index + 1}`,
  place_id: `ChIJsalon${index}`,
  category: 'Hair salon',
  full_address: `서울특별시 마포구 양화로 ${index + 1}`,
  country: '대한민국',
}))

describe.each(engines)('sitemaps on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, [
      ...listingRows,
      ...salons,
      { name: 'Tom & Jerry', category: 'Bed & "Breakfast"', place_id: 'ChIJodd', country: 'Türkiye' },
    ])
  })
  afterAll(() => app.close())

  const xml = async (path: string) => (await app.fetch(path)).text()
  const locations = async (path: string) =>
    [...(await xml(path)).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location)

  test('GET /robots.txt → all but the administrator and the calls; names the sitemaps', async () => {
    const answer = await app.fetch('/robots.txt')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect((await answer.text()).split('\n').filter(Boolean)).toEqual([
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /api/',
      'Allow: /',
      ...['', '/en', '/tr'].map((language) => `Sitemap: ${origin}${language}/sitemap.xml`),
    ])
  })

  test('GET /sitemap.xml → the parts that have addresses, and one for every 50,000 listings', async () => {
    const answer = await app.fetch('/sitemap.xml')
    expect(answer.headers.get('content-type')).toContain('application/xml')
    expect(await answer.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex /)
    expect(await locations('/sitemap.xml')).toEqual(
      ['pages', 'categories', 'cities', 'businesses-1'].map((part) => `${origin}/sitemap-${part}.xml`),
    )
  })

  test('every address of every part → 200, under its canonical address', async () => {
    const parts = await locations('/sitemap.xml')
    const paths = (await Promise.all(parts.map((part) => locations(part.slice(origin.length))))).flat()
    expect(paths.length).toBeGreaterThan(15)
    for (const location of paths) {
      const answer = await app.fetch(location.slice(origin.length))
      const html = await answer.text()
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]
      expect([location, answer.status, canonical]).toEqual([location, 200, location])
    }
  })

  test('GET /sitemap-cities.xml and /sitemap-categories.xml → percent-encoded names', async () => {
    expect(await locations('/sitemap-cities.xml')).toContain(`${origin}/city/%EC%84%9C%EC%9A%B8`)
    const categories = await locations('/sitemap-categories.xml')
    expect(categories).toEqual(
      expect.arrayContaining([`${origin}/category/beauty-wellness`, `${origin}/category/hair-salon`]),
    )
    // Neither a group without listings nor one with few.
    expect(categories).not.toContain(`${origin}/category/education`)
    expect(categories).not.toContain(`${origin}/category/restaurants`)
  })

  test('GET /sitemap-businesses-1.xml → each listing with the time of its last change', async () => {
    const listing = await app.storage.listings.findById(businessId('ChIJodd'))
    const changed = new Date(listing?.updatedAt ?? 0).toISOString()
    const text = await xml('/sitemap-businesses-1.xml')
    expect(text).toContain(`<loc>${origin}/business/${listing?.id}</loc><lastmod>${changed}</lastmod>`)
    expect(text.match(/<url>/g)).toHaveLength(9)
    expect(text).toMatch(/<\/urlset>\n$/)
  })

  test.each(['0', '2', '99999999999999999999', 'x', '-1'])(
    'GET /sitemap-businesses-%s.xml → 404',
    async (part) => {
      expect((await app.fetch(`/sitemap-businesses-${part}.xml`)).status).toBe(404)
    },
  )

  test.each([
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'gzip'],
    ['*', 'gzip'],
    ['br', null],
    ['identity', null],
  ])('GET /sitemap-businesses-1.xml for who accepts %s → %s, and the same text', async (accepted, sent) => {
    const headers = { 'accept-encoding': accepted }
    const answer = await app.fetch('/sitemap-businesses-1.xml', { headers })
    expect(answer.headers.get('content-encoding')).toBe(sent)
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(await answer.text()).toBe(await xml('/sitemap-businesses-1.xml'))
  })

  test('GET again with the ETag → 304; HEAD → no body', async () => {
    const etag = (await app.fetch('/sitemap.xml')).headers.get('etag') ?? ''
    const again = await app.fetch('/sitemap.xml', { headers: { 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const head = await app.fetch('/sitemap-businesses-1.xml', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(etag)
    expect((await app.fetch('/sitemap-businesses-2.xml', { method: 'HEAD' })).status).toBe(404)
  })
})

describe.each(engines)('the index of sitemaps on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
  })
  afterAll(() => app.close())

  const parts = async (language: string) => {
    const text = await (await app.fetch(`${language}/sitemap.xml`)).text()
    const names = [...text.matchAll(/sitemap-([\w-]+)\.xml/g)].map(([, name = '']) => name)
    for (const name of names) {
      const part = await (await app.fetch(`${language}/sitemap-${name}.xml`)).text()
      expect([name, part.includes('<url>')]).toEqual([name, true])
    }
    return names
  }

  test('names no sitemap without addresses: nothing, one listing, one under an address elsewhere, one deleted', async () => {
    const partsNow = async () => {
      await app.untilKnown()
      const [names, ...others] = await Promise.all(['', '/en', '/tr'].map(parts))
      expect(others).toEqual([names, names])
      return names
    }
    expect(await partsNow()).toEqual(['pages'])

    await importRows(app, [{ name: '달빛 서점', place_id: 'ChIJmoon' }])
    expect(await partsNow()).toEqual(['pages', 'businesses-1'])

    const now = Date.now()
    const job = {
      id: 'texts',
      kind: 'import',
      subject: '',
      username: '',
      request: { path: '' },
      now,
    } as const
    await app.storage.jobs.createJob(job)
    const text = { uniqueContent: '글', seoTitle: '글', seoDescription: '글' }
    await app.storage.administration.addSeoTexts({
      texts: [{ ...text, id: businessId('ChIJmoon'), canonicalUrl: 'https://books.example/moon' }],
      job: { id: job.id, progress: () => ({}) },
      now,
    })
    expect(await partsNow()).toEqual(['pages'])

    await importRows(app, [{ name: '별빛 서점', place_id: 'ChIJstar' }])
    expect(await partsNow()).toEqual(['pages', 'businesses-1'])
    const admin = await adminClient(app)
    const deleted = await admin.call('DELETE', `/api/admin/businesses/${businessId('ChIJstar')}`)
    expect(deleted.status).toBe(200)
    expect(await partsNow()).toEqual(['pages'])
  })
})
