import { afterAll, beforeAll, expect, test } from 'vitest'
import { crawlSite } from '../../scripts/crawl/crawl-site.ts'
import { adminClient } from './admin-client.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Four listings of a place, so that its pages are for search engines. */
const four = (key: string, row: (index: number) => ListingRow): ListingRow[] =>
  Array.from({ length: 4 }, (_, index) => ({ place_id: `ChIJ${key}${index}`, ...row(index + 1) }))

const rows: readonly ListingRow[] = [
  // A trade has the name of its whole group, and the group has nothing else.
  ...four('Chain', (index) => ({
    name: '바람 국수',
    category: 'Restaurant',
    country: '대한민국',
    full_address: `서울특별시 성동구 연무장길 ${index}`,
  })),
  // Two cities of one country have one name in English.
  ...four('Metro', (index) => ({
    name: '바람 국수',
    category: 'Restaurant',
    country: '대한민국',
    full_address: `광주광역시 북구 용봉로 ${index}`,
  })),
  ...four('Town', (index) => ({
    name: '바람 국수',
    category: 'Restaurant',
    country: '대한민국',
    full_address: `경기도 광주시 경안로 ${index}`,
  })),
  // Cities of two countries have one name.
  ...four('Brum', (index) => ({
    name: 'Petal Corner',
    category: 'Florist',
    country: 'United Kingdom',
    full_address: `${index} Corporation Street, Birmingham B2 4LP, United Kingdom`,
  })),
  ...four('Bama', (index) => ({
    name: 'Petal Corner',
    category: 'Florist',
    country: 'United States',
    full_address: `${index} 20th Street North, Birmingham, AL 35203, United States`,
  })),
]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp('sqlite')
  await importRows(app, rows)
})
afterAll(() => app?.close())

const crawl = () => crawlSite({ origin: app.origin, linkOrigin: 'http://127.0.0.1:3000', pageLimit: 400 })
const titleOf = async (path: string) =>
  /<title[^>]*>([^<]*)</.exec(await (await app.fetch(encodeURI(path))).text())?.[1]

test('a crawl of groups beside their trades, cities of one name and shops of a chain → each page has a title of its own', async () => {
  const { pages, problems } = await crawl()
  expect(problems).toEqual([])
  expect(pages.ko).toBeGreaterThan(50)
})

test('GET a page of a whole group, and of the trade of its name → two titles', async () => {
  expect(await titleOf('/category/restaurants')).toBe('모든 음식점 업체 12곳 — 온동네')
  expect(await titleOf('/category/restaurant')).toBe('음식점 업체 12곳 — 온동네')
  expect(await titleOf('/category/restaurants/서울')).toBe('서울 모든 음식점 — 온동네')
  expect(await titleOf('/category/restaurant/서울')).toBe('서울 음식점 — 온동네')
})

test('GET /city/{name} of a name in several countries or states → it names them; of another name, not', async () => {
  expect(await titleOf('/city/Birmingham')).toBe('버밍엄 (영국) 업체 4곳 — 온동네')
  expect(await titleOf('/en/city/Birmingham, US')).toContain('4 businesses in Birmingham (United States)')
  expect(await titleOf('/en/category/florist/Birmingham, US')).toContain(
    'Florist in Birmingham (United States)',
  )
  expect(await titleOf('/en/city/광주')).toContain('4 businesses in Gwangju (Gwangju)')
  expect(await titleOf('/en/city/광주시')).toContain('4 businesses in Gwangju (Gyeonggi')
  expect(await titleOf('/city/광주시')).toBe('광주시 업체 4곳 — 온동네')
  expect(await titleOf('/city/서울')).toBe('서울 업체 4곳 — 온동네')
})

test('a crawl after the texts for search engines are written → their titles differ, too', async () => {
  const admin = await adminClient(app)
  expect((await admin.call('POST', '/api/admin/generate-seo')).body.updated).toBe(rows.length)
  await app.untilKnown()
  expect((await crawl()).problems).toEqual([])
})
