import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('near a point on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app.storage)
  })
  afterAll(() => app.close())

  const names = ({ businesses }: BusinessList) => businesses.map(({ name }) => name)

  test('GET /api/businesses?lat&lng → what is near, with its distance', async () => {
    const found = (await app.json('/api/businesses?lat=37.551&lng=126.91')) as BusinessList
    expect(names(found)).toEqual(['한강 손칼국수 본점'])
    expect(found.businesses[0]?.distanceKm).toBeCloseTo(0.111, 2)
    expect(found).toMatchObject({ totalCount: 1, totalPages: 1, totalCountIsCapped: false })
  })

  test('GET /api/businesses?lat&lng with words and filters → only what matches', async () => {
    const at = 'lat=37.551&lng=126.91'
    expect(
      names((await app.json(`/api/businesses?${at}&search=칼국수&country=KR`)) as BusinessList),
    ).toHaveLength(1)
    expect(names((await app.json(`/api/businesses?${at}&search=칼국수&country=TR`)) as BusinessList)).toEqual(
      [],
    )
  })

  test('GET /api/businesses with a point off the Earth → 400', async () => {
    expect((await app.fetch('/api/businesses?lat=91&lng=0')).status).toBe(400)
  })

  test('GET /businesses?lat&lng → distances on the cards, and what takes the place away', async () => {
    const html = await (await app.fetch('/businesses?lat=37.551&lng=126.91')).text()
    expect(html.includes('110m · 한식 · 마포구, 서울')).toBe(true)
    expect(html.includes('<a href="/businesses" class="chip">내 주변')).toBe(true)
    expect(/aria-current="true"[^>]*>거리순/.test(html)).toBe(true)
  })
})
