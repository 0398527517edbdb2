import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { routeEngines } from './test-app.ts'
import { useListings } from './use-listings.ts'

/** Searches are counted up to 10,000; other lists have all their pages. */
const rowCount = 10_045
const rows = Array.from({ length: rowCount }, (_, index) => ({
  name: `Bäckerei ${index}`,
  place_id: `ChIJdeep${String(index).padStart(18, '0')}`,
  category: 'Bakery',
  full_address: 'Torstraße 1, 10119 Berlin, Germany',
  country: 'Germany',
  reviews: String(index),
  rating: '4.5',
}))

describe.each(routeEngines)('pages beyond the 10,000th listing on %s', (engine) => {
  const site = useListings(engine, rows)

  test.each(['', 'category=bakery', 'city=Berlin', 'sort=reviews'])(
    'GET /api/businesses?%s → each listing of the last pages once',
    async (query) => {
      const page = async (offset: number) =>
        (await site.app.json(`/api/businesses?${query}&limit=20&offset=${offset}`)) as BusinessList
      const pages = await Promise.all([9_980, 10_000, 10_020, 10_040, 10_060].map(page))
      expect(pages.map(({ businesses }) => businesses.length)).toEqual([20, 20, 20, 5, 0])
      const ids = pages.flatMap(({ businesses }) => businesses.map(({ id }) => id))
      expect(new Set(ids).size).toBe(65)
    },
  )

  test('GET /api/businesses?category&city → both together are a search, whose count and pages end at 10,000', async () => {
    const path = '/api/businesses?category=bakery&city=Berlin&limit=20'
    expect(await site.app.json(`${path}&offset=9980`)).toMatchObject({
      businesses: Array.from({ length: 20 }, () => expect.anything()),
      totalCount: 10_000,
      totalCountIsCapped: true,
    })
    expect(await site.app.json(`${path}&offset=10000`)).toMatchObject({ businesses: [], totalCount: 10_000 })
  })

  test.each(['/businesses', '/category/bakery', '/city/Berlin'])(
    'GET %s?page=503 → the last page',
    async (path) => {
      const html = await (await site.app.fetch(`${path}?page=503`)).text()
      expect(html.match(/<article/g)).toHaveLength(5)
    },
  )
})
