import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessId } from '../../src/domain/business/business-id.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const businessFields = [
  'id',
  'slug',
  'name',
  'category',
  'city',
  'state',
  'country',
  'address',
  'zipCode',
  'phone',
  'rating',
  'reviewCount',
  'photos',
  'openingHours',
  'isVerified',
  'isOpen',
  'description',
  'uniqueContent',
  'seoTitle',
  'seoDescription',
  'canonicalUrl',
  'placeId',
]

describe.each(engines)('public calls on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app)
  })
  afterAll(() => app.close())

  test('GET /healthz → 200', async () => {
    expect((await app.fetch('/healthz')).status).toBe(200)
  })

  test('GET /api/statistics → the four figures', async () => {
    expect(await app.json('/api/statistics')).toEqual({
      totalBusinesses: 4,
      verifiedBusinesses: 0,
      categories: 3,
      totalCities: 3,
    })
  })

  test('GET /api/cities/popular → cities with counts', async () => {
    const cities = (await app.json('/api/cities/popular')) as {
      id: string
      name: string
      businessCount: number
    }[]
    expect(cities.map((city) => city.name).sort()).toEqual(['İstanbul', '부산', '서울'])
    expect(cities.every((city) => city.id && city.businessCount === 1)).toBe(true)
  })

  test('GET /api/businesses/recommended → best first, every field of the spec', async () => {
    const found = (await app.json('/api/businesses/recommended')) as Record<string, unknown>[]
    expect(found[0]?.name).toBe('Gül Kuaför')
    for (const business of found)
      expect(Object.keys(business)).toEqual(expect.arrayContaining(businessFields))
    expect(found[0]).toMatchObject({ rating: '4.9', reviewCount: 1204, isVerified: false, photos: [] })
  })

  test('GET /api/businesses/latest → newest first', async () => {
    const found = (await app.json('/api/businesses/latest')) as { name: string }[]
    expect(found[0]?.name).toBe('Nameless Place <b>&"')
  })

  test('GET /api/businesses/slug/{slug} and /api/businesses/{id} → the same business', async () => {
    const id = businessId('ChIJseoul00000000000000001')
    const byId = (await app.json(`/api/businesses/${id}`)) as { slug: string; isOpen: boolean; phone: string }
    expect(byId).toMatchObject({ id, city: '서울', state: '서울특별시', isOpen: true, openState: 'open' })
    expect(byId.slug).toBe('한강-손칼국수-본점-서울-ChIJseo')
    expect(await app.json(`/api/businesses/slug/${encodeURIComponent(byId.slug)}`)).toEqual(byId)
  })

  test('GET of an unknown slug or id → 404 with a message', async () => {
    for (const path of ['/api/businesses/slug/none', '/api/businesses/0000000000000000']) {
      const answer = await app.fetch(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toEqual({ message: 'Business not found' })
    }
  })

  test('GET /api/businesses?limit&offset → a page and the totals', async () => {
    expect(await app.json('/api/businesses?limit=3&offset=3')).toMatchObject({
      businesses: [expect.anything()],
      totalCount: 4,
      totalPages: 2,
    })
  })

  test.each([
    ['칼국수', ['한강 손칼국수 본점']],
    ['ㅎㄱ', ['한강 손칼국수 본점']],
    ['gul kuafor', ['Gül Kuaför']],
    ['ISTANBUL', ['Gül Kuaför']],
    ['칼국수 부산', []],
    ['" OR *', []],
    ['***', []],
  ])('GET /api/businesses?search=%s → %j', async (search, names) => {
    const list = (await app.json(`/api/businesses?search=${encodeURIComponent(search)}`)) as {
      businesses: { name: string }[]
    }
    expect(list.businesses.map((business) => business.name)).toEqual(names)
  })

  test('GET /api/businesses?category → by group, by name and by slug', async () => {
    for (const category of ['healthcare', 'Dentist', 'dentist', '치과', 'Diş hekimi']) {
      expect(await app.json(`/api/businesses?category=${encodeURIComponent(category)}`)).toMatchObject({
        totalCount: 1,
      })
    }
  })

  test('GET /api/businesses with a limit that cannot be → 400 that names it', async () => {
    const answer = await app.fetch('/api/businesses?limit=100000')
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(/^limit: /)
  })

  test('GET /api/added → how many were added in the week of the newest, and from when to when', async () => {
    const { totalBusinesses } = (await app.json('/api/statistics')) as { totalBusinesses: number }
    const [newest] = (await app.json('/api/businesses/latest')) as { addedDate: string }[]
    const day = newest?.addedDate
    expect(await app.json('/api/added')).toEqual({ from: day, to: day, businessCount: totalBusinesses })
  })

  test('GET /api/countries → countries with counts', async () => {
    expect(await app.json('/api/countries')).toEqual(
      expect.arrayContaining([expect.objectContaining({ country: 'South Korea', businessCount: 2 })]),
    )
  })

  test('GET /api/categories → categories with counts', async () => {
    expect(await app.json('/api/categories')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          category: 'Dentist',
          businessCount: 1,
          categoryLabel: '치과',
          categorySlug: 'dentist',
        }),
      ]),
    )
  })

  test('GET /api/city/{cityName} → a plain list, its length in X-Total-Count', async () => {
    const answer = await app.fetch(`/api/city/${encodeURIComponent('서울')}`)
    expect(answer.headers.get('x-total-count')).toBe('1')
    expect(await answer.json()).toEqual([expect.objectContaining({ name: '한강 손칼국수 본점' })])
    expect((await app.fetch('/api/city/atlantis')).status).toBe(404)
  })

  test('GET /api/city of another spelling → the same list, located under the city’s own name', async () => {
    const answer = await app.fetch('/api/city/SEOUL')
    expect(answer.headers.get('content-location')).toBe(`/api/city/${encodeURIComponent('서울')}`)
    expect(await answer.json()).toHaveLength(1)
  })

  test('GET /api/category/{categoryName} → a plain list', async () => {
    expect(await app.json('/api/category/restaurants')).toEqual([expect.objectContaining({ city: '서울' })])
    for (const name of ['Hair salon', 'hair-salon', '미용실', 'Kuaför', 'Peluquería']) {
      const path = `/api/category/${encodeURIComponent(name)}`
      expect(await app.json(path)).toEqual([expect.objectContaining({ category: 'Hair salon' })])
    }
    expect((await app.fetch('/api/category/nothing-of-the-kind')).status).toBe(404)
  })

  test('GET of a call that does not exist → 404 as JSON', async () => {
    const answer = await app.fetch('/api/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'There is no such call.' })
  })
})
