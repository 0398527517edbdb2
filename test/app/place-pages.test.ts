import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { linksOf, textOf } from './html-parts.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const place = (index: number, more: ListingRow): ListingRow => ({
  name: `골목 ${index}`,
  place_id: `ChIJplace${index}`,
  country: '대한민국',
  full_address: `서울특별시 성동구 연무장길 ${index + 1}`,
  category: 'Cafe',
  ...more,
})
const rows = [
  ...Array.from({ length: 25 }, (_, index) => place(index, index % 2 ? { phone: '02-333-4444' } : {})),
  ...Array.from({ length: 4 }, (_, index) => place(100 + index, { category: 'Dentist' })),
  ...Array.from({ length: 4 }, (_, index) =>
    place(200 + index, { full_address: `서울특별시 마포구 양화로 ${index + 1}` }),
  ),
  ...Array.from({ length: 4 }, (_, index) =>
    place(300 + index, { full_address: `부산광역시 해운대구 해운대로 ${index + 1}` }),
  ),
  place(400, { category: 'Florist' }),
]

describe('pages about a trade or a place', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
    await importRows(app, rows)
  })
  afterAll(() => app.close())

  const read = async (path: string) => {
    const answer = await app.fetch(encodeURI(path))
    const html = await answer.text()
    const part = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    return {
      html,
      status: answer.status,
      location: decodeURI(answer.headers.get('location') ?? ''),
      title: part(/<title[^>]*>([^<]*)</),
      canonical: decodeURI(part(/rel="canonical" href="[^"]*?:\d+([^"]*)"/)),
      isIndexed: !/name="robots" content="noindex/.test(html),
      links: linksOf(html).map(([, address]) => decodeURI(address)),
      names: [...html.matchAll(/<article class="row /g)].length,
    }
  }

  test.each([
    ['/category/cafe', 20],
    ['/city/서울', 20],
    ['/city/서울/마포구', 4],
    ['/category/cafe/서울', 20],
    ['/category/cafe/서울/마포구', 4],
    ['/category/dentist/서울', 4],
  ])('%s is for search engines, under its own address', async (path, names) => {
    expect(await read(path)).toMatchObject({ status: 200, isIndexed: true, canonical: path, names })
  })

  test.each([
    ['/city/서울?phone=1', '/city/서울'],
    ['/city/서울?sort=latest', '/city/서울'],
    ['/category/cafe?phone=1', '/category/cafe'],
    ['/category/cafe/서울?sort=rating', '/category/cafe/서울'],
    ['/city/서울?search=골목', '/city/서울'],
  ])('%s, filtered or sorted, is not', async (path, canonical) => {
    expect(await read(path)).toMatchObject({ status: 200, isIndexed: false, canonical })
  })

  test('neither is a page of fewer than three businesses', async () => {
    expect(await read('/category/florist')).toMatchObject({ status: 200, isIndexed: false, names: 1 })
  })

  test('the second page has a title and an address of its own', async () => {
    const [first, second] = [await read('/category/cafe/서울'), await read('/category/cafe/서울?page=2')]
    expect(second).toMatchObject({ canonical: '/category/cafe/서울?page=2', isIndexed: true, names: 9 })
    expect(second.title).not.toBe(first.title)
    expect(first.title).toBe('서울 카페 — 온동네')
  })

  test('a filter narrows the list of the page, and its chip takes it away', async () => {
    const page = await read('/city/서울?phone=1')
    expect(page.names).toBe(12)
    expect(textOf(page.html)).toContain('12곳')
    expect(page.links).toContain('/city/서울')
  })

  test('facets lead to the pages of a trade in the place, of its districts, and of the trade elsewhere', async () => {
    expect((await read('/city/서울')).links).toEqual(
      expect.arrayContaining(['/category/cafe/서울', '/category/dentist/서울', '/city/서울/마포구']),
    )
    expect((await read('/category/cafe')).links).toEqual(
      expect.arrayContaining(['/category/cafe/서울', '/category/cafe/부산']),
    )
    expect((await read('/category/cafe/서울')).links).toContain('/category/cafe/서울/마포구')
  })

  test.each([
    ['/category/카페/서울', '/category/cafe/서울'],
    ['/category/cafe/Seoul', '/category/cafe/서울'],
    ['/category/cafe/Seoul?phone=1', '/category/cafe/서울?phone=1'],
  ])('%s has moved to %s', async (path, target) => {
    expect(await read(path)).toMatchObject({ status: 301, location: target })
  })

  test.each(['/category/cafe/atlantis', '/category/no-such-trade/서울', '/category/cafe/서울/없는구'])(
    '%s is not found',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})
