import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Business } from '../../src/domain/directory/directory.ts'
import { between } from './html-parts.ts'
import { importRows, listingRows } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

const times = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const cards = /<article class="business-card/g
const rows = /<article class="row /g

describe.each(routeEngines)('numbers of the specification on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine, { sampleData: true })
  })
  afterAll(() => app.close())

  const source = async (path: string) => (await app.fetch(path)).text()
  const businesses = async (path: string) => (await app.json(path)) as Business[]

  test('§9 home: 12 popular cities, 6 recommended, 6 latest', async () => {
    expect(await businesses('/api/cities/popular')).toHaveLength(12)
    expect(await businesses('/api/businesses/recommended')).toHaveLength(6)
    expect(await businesses('/api/businesses/latest')).toHaveLength(6)
    const html = await source('/')
    expect([times(html, /class="city-tile"/g), times(html, cards)]).toEqual([12, 12])
  })

  test('§9 footer: 8 popular cities, the copyright year', async () => {
    const footer = between(await source('/about'), '<footer', '</footer>')
    expect(times(footer, /href="\/city\//g)).toBe(8)
    expect(footer).toMatch(/© 2025/)
  })

  test('§9 browse: 20 a page, 20 categories at most in the dropdown', async () => {
    const html = await source('/businesses')
    expect(times(html, rows)).toBe(20)
    const options = times(between(html, '<select name="category"', '</select>'), /<option/g) - 1
    const categories = (await app.json('/api/categories')) as unknown[]
    expect(options).toBe(Math.min(20, categories.length))
  })

  test('§7 GET /api/businesses: 20 by default, offset = (page - 1) × page size', async () => {
    const list = async (query: string) =>
      (await app.json(`/api/businesses${query}`)) as {
        businesses: Business[]
        totalPages: number
        totalCount: number
      }
    const [all, second] = await Promise.all([list('?limit=40'), list('?limit=20&offset=20')])
    const first = await list('')
    expect(first.businesses).toHaveLength(20)
    expect([...first.businesses, ...second.businesses].map(({ id }) => id)).toEqual(
      all.businesses.map(({ id }) => id),
    )
    expect(first.totalPages).toBe(Math.ceil(first.totalCount / 20))
  })

  test('§9 slug: ends with the first 7 characters of the place id', async () => {
    for (const { slug, placeId } of await businesses('/api/businesses/latest')) {
      expect(slug).toContain(`-${placeId.slice(0, 7)}`)
    }
  })

  test('§9 sitemap: as many files as parts of listings, plus 3', async () => {
    expect(times(await source('/sitemap.xml'), /<sitemap>/g)).toBe(1 + 3)
  })

  test.each(['/privacy-policy', '/terms-of-service'])('§9 GET %s → dated January 28, 2025', async (path) => {
    const html = await source(path)
    expect(['January 28, 2025', 'dateTime="2025-01-28"'].filter((part) => !html.includes(part))).toEqual([])
  })

  test('§9 GET /contact → a reply within 24 hours on business days', async () => {
    expect((await source('/contact')).match(/영업일 기준 24시간/)?.[0]).toBe('영업일 기준 24시간')
  })
})

describe.each(routeEngines)('rules of the specification on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, [...listingRows, ...listingRows])
  })
  afterAll(() => app.close())

  const first = async (search: string) => {
    const found = (await app.json(`/api/businesses?search=${encodeURIComponent(search)}`)) as {
      businesses: Business[]
    }
    return found.businesses[0]
  }

  test('§5 each business has a place id of its own: duplicates are skipped', async () => {
    expect(await app.json('/api/statistics')).toMatchObject({ totalBusinesses: listingRows.length })
  })

  test('§5 a missing rating is 0; §3 ratings are numeric strings', async () => {
    expect(await first('nameless')).toMatchObject({ rating: '0', reviewCount: 0, phone: null })
    expect(await first('칼국수')).toMatchObject({ rating: '4.6', reviewCount: 812 })
  })

  test('§4 open or closed from the schedule; closed and unknown where there is none', async () => {
    expect(await first('칼국수')).toMatchObject({ isOpen: true, openState: 'open' })
    expect(await first('밝은치과')).toMatchObject({ isOpen: false, openState: 'unknown' })
  })

  test.each([
    ['/details/none', '업체를 찾을 수 없습니다'],
    ['/business/none', '업체를 찾을 수 없습니다'],
    ['/city/atlantis', 'City Not Found'],
    ['/city/atlantis', 'The city you&#x27;re looking for doesn&#x27;t exist or has no businesses.'],
    ['/category/none-such', 'Category Not Found'],
    ['/no/such/page', '404 Page Not Found'],
  ])('§8 GET %s → 404: %s', async (path, text) => {
    const answer = await app.fetch(path)
    expect([answer.status, (await answer.text()).includes(text)]).toEqual([404, true])
  })

  test('§2 GET /category/{slug} of a group that has no listing yet → 200, a link to all categories', async () => {
    const answer = await app.fetch('/category/education')
    expect([answer.status, (await answer.text()).includes('Browse All Categories')]).toEqual([200, true])
  })

  test('§2 one address per page: a slash at the end → 301', async () => {
    const answer = await app.fetch('/businesses/?page=2')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/businesses?page=2'])
  })
})

describe('a database that fails', () => {
  test('§8 GET /businesses → 503: Error Loading Businesses, kept by no cache', async () => {
    const app = await startTestApp('sqlite')
    try {
      await app.storage.close()
      const answer = await app.fetch('/businesses')
      const html = await answer.text()
      const texts = [
        'Error Loading Businesses',
        'Unable to load businesses. Please try again later.',
        'noindex',
      ]
      expect(texts.filter((text) => !html.includes(text))).toEqual([])
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
    } finally {
      await app.close()
    }
  })
})
