import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const allDay = JSON.stringify(
  Object.fromEntries(
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
      day,
      'Open 24 hours',
    ]),
  ),
)
const never = allDay.replaceAll('Open 24 hours', 'Closed')
const seoul = { country: '대한민국', full_address: '서울특별시 마포구 양화로 45' }
const busan = { country: '대한민국', full_address: '부산광역시 해운대구 해운대로 10' }

const rows = [
  {
    ...seoul,
    name: '가 식당',
    category: 'Restaurant',
    rating: '4.6',
    reviews: '10',
    phone: '02-333-4444',
    working_hours: allDay,
  },
  { ...seoul, name: '나 식당', category: 'Restaurant', rating: '3.4', reviews: '900', working_hours: never },
  { ...busan, name: '다 식당', category: 'Restaurant', rating: '4.6', reviews: '500', working_hours: allDay },
  { ...busan, name: '라 치과', category: 'Dentist', rating: '5.0', reviews: '1', phone: '051-222-3333' },
  { ...seoul, name: '마 치과', category: 'Dentist', phone: '02-555-6666', working_hours: allDay },
].map((row, index) => ({ ...row, place_id: `ChIJfilter${index}` }))

describe.each(engines)('filters and sorts of lists on %s', (engine) => {
  const site = useListings(engine, rows)

  const list = async (query: string) => {
    const answer = (await site.app.json(`/api/businesses?${query}`)) as {
      businesses: { name: string }[]
      totalCount: number
      totalPages: number
    }
    return { ...answer, names: answer.businesses.map(({ name }) => name[0]).join('') }
  }

  test('with openNow, the answer says how many more have unknown hours', async () => {
    const counts = async (query: string) =>
      ((await site.app.json(`/api/businesses?${query}`)) as BusinessList).hoursUnknownCount
    expect(await counts('openNow=1')).toBe(1)
    expect(await counts('openNow=1&category=healthcare')).toBe(1)
    expect(await counts('openNow=1&search=식당')).toBe(0)
    expect(await counts('category=healthcare')).toBeUndefined()
    // The one of unknown hours has no coordinates: it is near nothing.
    const near = 'lat=37.551&lng=126.91'
    expect(await counts(`openNow=1&${near}`)).toBe(0)
    expect((await list(`hoursUnknown=1&${near}`)).totalCount).toBe(0)
    const page = await (await site.app.fetch('/businesses?open=1')).text()
    expect(page).toContain('1곳은 영업시간을 모릅니다')
    expect(page).toContain('href="/businesses?nohours=1"')
  })

  test.each([
    ['minRating=4.5', '다가라'],
    ['minRating=4', '다가라'],
    ['minRating=3', '다가나라'],
    ['minRating=2', '다가나라'],
    ['minRating=1.9', '다가나라마'],
    ['hasPhone=1', '가라마'],
    ['hasPhone=0', '다가나라마'],
    ['openNow=1', '다가마'],
    ['hoursUnknown=1', '라'],
    ['sort=rating', '라다가나마'],
    ['sort=reviews', '나다가라마'],
    ['sort=latest', '마라다나가'],
    ['sort=recommended', '다가나라마'],
    ['minRating=4&hasPhone=1&openNow=1', '가'],
    ['openNow=1&sort=latest', '마다가'],
    ['openNow=1&sort=rating', '다가마'],
    ['search=식당&sort=reviews', '나다가'],
    ['search=식당&location=서울&minRating=4', '가'],
    ['category=restaurants&openNow=1&sort=reviews', '다가'],
    ['category=Dentist&hasPhone=1&sort=rating', '라마'],
    ['city=부산&sort=rating', '라다'],
    ['country=KR&city=서울&hasPhone=1', '가마'],
    ['city=부산&category=Dentist&openNow=1', ''],
  ])('GET /api/businesses?%s → %s', async (query, expected) => {
    const found = await list(query)
    expect([...found.names].toSorted()).toEqual([...expected].toSorted())
    expect(found.names).toBe(expected)
    expect(found.totalCount).toBe(expected.length)
  })

  test('GET /api/businesses filtered and sorted, page by page → the same list', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((offset) => list(`country=KR&minRating=3&sort=reviews&limit=1&offset=${offset}`)),
    )
    expect(pages.map(({ names }) => names).join('')).toBe('나다가라')
    for (const page of pages) expect(page).toMatchObject({ totalCount: 4, totalPages: 4 })
  })

  test.each(['minRating=6', 'minRating=good', 'hasPhone=yes', 'openNow=2', 'sort=name'])(
    'GET /api/businesses?%s → 400 that names it',
    async (query) => {
      const answer = await site.app.fetch(`/api/businesses?${query}`)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { message: string }).message).toContain(query.split('=')[0])
    },
  )

  test('GET /businesses?open=1 → shared caches keep it no longer than the minute', async () => {
    const answer = await site.app.fetch('/businesses?open=1')
    expect(await answer.text()).toContain('다 식당')
    expect(Number(/s-maxage=(\d+)/.exec(answer.headers.get('cache-control') ?? '')?.[1])).toBeLessThan(60)
  })

  test.each([
    ['/businesses?rating=4&phone=1', ['가 식당', '라 치과'], ['다 식당', '마 치과']],
    ['/businesses?open=1&category=restaurants', ['가 식당', '다 식당'], ['나 식당', '마 치과']],
    [`/search?q=${encodeURIComponent('식당')}&rating=4`, ['가 식당', '다 식당'], ['나 식당']],
  ])('GET %s → the filtered list without JavaScript', async (path, shown, hidden) => {
    const html = await (await site.app.fetch(path)).text()
    expect([...shown, ...hidden].filter((name) => html.includes(name))).toEqual(shown)
  })
})
