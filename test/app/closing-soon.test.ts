import { describe, expect, test } from 'vitest'
import { DirectoryService } from '../../src/application/directory/directory-service.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const daily = (hours: string) => JSON.stringify(Object.fromEntries(days.map((day) => [day, hours])))

/** The best first. */
const rows = [
  { name: '가 식당', reviews: '900', working_hours: daily('9AM-10PM') },
  { name: '나 식당', reviews: '700', working_hours: daily('9AM-10:30PM') },
  { name: '다 식당', reviews: '500', working_hours: daily('5PM-2AM') },
  { name: '라 식당', reviews: '300', working_hours: daily('9AM-9:59PM') },
  { name: '마 식당', reviews: '100', working_hours: daily('Open 24 hours') },
  { name: '바 식당', reviews: '50', working_hours: daily('9AM-9PM') },
].map((row, index) => ({
  category: 'Restaurant',
  country: '대한민국',
  full_address: '서울특별시 마포구 양화로 45',
  rating: '4.5',
  place_id: `ChIJclosing${index}`,
  ...row,
}))

/** 21:42 in Seoul. */
const evening = Date.UTC(2026, 10, 23, 12, 42)

describe.each(engines)('who closes soon, on %s', (engine) => {
  const site = useListings(engine, rows)

  const names = async (query: Parameters<DirectoryService['listBusinesses']>[0], now = evening) => {
    const { listings, dictionary } = site.app.storage
    const directory = new DirectoryService(listings, dictionary, { now: () => now })
    const { businesses } = await directory.listBusinesses(query)
    return businesses.map(({ name }) => name[0]).join('')
  }

  test('who closes within half an hour stands behind the others that are open', async () => {
    expect(await names({ openNow: true })).toBe('나다마가라')
    expect(await names({ openNow: true, search: '식당' })).toBe('나다마가라')
    expect(await names({ search: '지금 여는 식당' })).toMatch(/^나다마가라/)
    // An hour before, only the last closes soon.
    expect(await names({ openNow: true }, evening - 3_600_000)).toBe('가나다라마바')
  })

  test('a list that is not of what is open, or has an order of its own, stays as it is', async () => {
    expect(await names({})).toBe('가나다라마바')
    expect(await names({ openNow: true, sort: 'reviews' })).toBe('가나다라마')
  })

  test('each is on one page', async () => {
    const pages = await Promise.all([0, 2, 4].map((offset) => names({ openNow: true, limit: 2, offset })))
    expect(pages).toEqual(['나가', '다라', '마'])
  })
})
