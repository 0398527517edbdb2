import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Business, BusinessList, Surroundings } from '../../src/domain/directory/directory.ts'
import { textOf } from './html-parts.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

describe.each(engines)('near a point on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app)
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

  test('near me, of nobody knows where → everything, and the answer says so', async () => {
    const found = (await app.json('/api/businesses?search=칼국수 near me')) as BusinessList
    expect(found).toMatchObject({ near: { words: 'near me', position: 'unknown' } })
    const text = textOf(await (await app.fetch('/en/search?q=칼국수 near me')).text())
    expect(text).toContain('“near me” needs to know where you are')
    // A name near the visitor needs the position, too, but not who is near that name.
    const named = (await app.json('/api/businesses?search=한강 손칼국수 near me')) as BusinessList
    expect(named).toMatchObject({ near: { words: 'near me', position: 'unknown' } })
    expect(names(named)).toEqual(['한강 손칼국수 본점'])
    const beside = (await app.json('/api/businesses?search=한강 손칼국수 근처')) as BusinessList
    expect(beside.near).toBeUndefined()
    const placed = (await app.json('/api/businesses?search=칼국수 near 마포구')) as BusinessList
    expect(placed.near).toBeUndefined()
  })

  test('GET /api/businesses with a point off the Earth → 400', async () => {
    expect((await app.fetch('/api/businesses?lat=91&lng=0')).status).toBe(400)
  })

  test('GET /businesses?lat&lng → distances on the cards, and what takes the place away', async () => {
    const html = await (await app.fetch('/businesses?lat=37.551&lng=126.91')).text()
    expect(textOf(html)).toContain('110m · 한식 · 마포구, 서울')
    expect(html.includes('<a href="/businesses" class="chip chip-on">내 주변')).toBe(true)
    expect(/aria-current="true"[^>]*>거리순/.test(html)).toBe(true)
  })
})

const café = (name: string, place: { link?: string; address?: string; rating?: string } = {}) => ({
  name,
  place_id: `ChIJ${name}`,
  category: 'Cafe',
  country: 'KR',
  full_address: place.address ?? '서울특별시 성동구 왕십리로 1',
  rating: place.rating ?? '4.0',
  reviews: '100',
  location_link: place.link ?? '',
})
const at = (latitude: number) => ({ link: `https://maps.example/@${latitude},127.0400` })

/** Eight cafés going north from the first one, the farthest of them with the best rating. */
const rowOfCafés = [0, 1, 2, 3, 4, 5, 6, 7].map((step) =>
  café(`${step}번 카페`, { ...at(37.54 + step / 500), rating: step === 7 ? '5.0' : '4.0' }),
)

describe.each(engines)('around a business on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, [
      ...rowOfCafés,
      café('좌표 없는 카페'),
      café('다른 구 카페', { address: '서울특별시 마포구 양화로 45' }),
      { ...café('외딴 빵집'), category: 'Bakery' },
      { ...café('옆 식당', at(37.5401)), category: 'Korean restaurant' },
      { ...café('이름뿐인 곳', { address: ' ' }), category: '' },
      { ...café('느티 상회', at(37.5402)), category: '기타' },
      { ...café('버들 상회', at(37.5403)), category: '기타' },
    ])
  })
  afterAll(() => app.close())

  const all = async () => ((await app.json('/api/businesses?limit=50')) as BusinessList).businesses
  const called = async (name: string) => (await all()).find((one) => one.name === name) as Business
  const around = async (name: string) => {
    const { id } = await called(name)
    return (await app.json(`/api/businesses/${id}/nearby`)) as Surroundings
  }

  test('GET /api/businesses/{id}/nearby → six of its trade, nearest first, with their distance', async () => {
    const { businesses, nearBy } = await around('0번 카페')
    expect(businesses.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6].map((step) => `${step}번 카페`))
    expect(businesses[0]?.distanceKm).toBeCloseTo(0.222, 2)
    expect(nearBy).toBe('distance')
  })

  test('… of a business without a position → the best of its trade in its district', async () => {
    const { businesses, nearBy } = await around('좌표 없는 카페')
    expect([nearBy, businesses.length, businesses[0]?.name]).toEqual(['district', 6, '7번 카페'])
    expect(businesses.some(({ distanceKm }) => distanceKm !== undefined)).toBe(false)
  })

  test('… of one that is alone in its district → the best of its trade in its city', async () => {
    const { businesses, nearBy } = await around('다른 구 카페')
    expect([nearBy, businesses.length, businesses[0]?.name]).toEqual(['city', 6, '7번 카페'])
  })

  test('… of the only one of its trade → none, and the other trades of its district', async () => {
    const { businesses, trades, isEstimated } = await around('외딴 빵집')
    expect(businesses).toEqual([])
    expect(trades.map(({ category, businessCount }) => [category, businessCount])).toEqual([
      ['Cafe', 9],
      ['Korean restaurant', 1],
    ])
    expect(isEstimated).toBe(false)
  })

  test('… of one whose trade nobody knows → no others of whom nobody knows it', async () => {
    const { businesses, trades } = await around('느티 상회')
    expect(businesses).toEqual([])
    expect(trades.map(({ category }) => category).sort()).toEqual(['Bakery', 'Cafe', 'Korean restaurant'])
  })

  test('… of one without trade and place → nothing', async () => {
    expect(await around('이름뿐인 곳')).toMatchObject({ businesses: [], trades: [] })
  })

  test('GET /api/businesses/slug/{slug}/nearby → the same; of an unknown business → 404', async () => {
    const { slug } = await called('0번 카페')
    expect(await app.json(`/api/businesses/slug/${encodeURIComponent(slug)}/nearby`)).toEqual(
      await around('0번 카페'),
    )
    expect((await app.fetch('/api/businesses/nowhere/nearby')).status).toBe(404)
    expect((await app.fetch('/api/businesses/slug/nowhere/nearby')).status).toBe(404)
  })
})

describe.each(engines)('near a point where no listing says where it is, on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    const at = (name: string, address: string) => ({
      name,
      place_id: `ChIJ${name}`,
      category: 'Cafe',
      country: '대한민국',
      full_address: address,
    })
    await importRows(app, [
      at('물레', '서울특별시 성동구 마조로 1 (행당동)'),
      at('들녘', '서울특별시 도봉구 마들로 7 (도봉동)'),
    ])
  })
  afterAll(() => app.close())

  test('→ the district around it, and the page says so', async () => {
    const found = (await app.json('/api/businesses?search=cafe&lat=37.5612&lng=127.0371')) as BusinessList
    expect(found).toMatchObject({ totalCount: 1, near: { position: 'town', town: '성동구' } })
    const html = await (await app.fetch('/search?q=cafe&lat=37.5612&lng=127.0371')).text()
    expect(textOf(html)).toContain('정확한 위치를 아는 곳이 없어 성동구 전체를 보여 줍니다.')
  })

  test('→ an order that is not by distance, which the point stays with, and no words to search literally', async () => {
    const html = await (await app.fetch('/businesses?lat=37.5612&lng=127.0371')).text()
    expect(textOf(html)).toContain('성동구 전체를 보여 줍니다.')
    expect(textOf(html)).not.toContain('거리순')
    expect(textOf(html)).not.toContain('‘’')
    expect(html).toContain('/businesses?sort=rating&amp;lat=37.561&amp;lng=127.037')
  })
})
