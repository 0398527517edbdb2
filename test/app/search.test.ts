import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { Suggestion } from '../../src/domain/search/suggestion.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const row = (
  id: number,
  name: string,
  category: string,
  full_address: string,
  country: string,
  more: Partial<ListingRow> = {},
): ListingRow => ({
  name,
  place_id: `ChIJsearch${id}`,
  category,
  full_address,
  country,
  ...more,
})

const rated = (rating: number, reviews: number) => ({ rating: String(rating), reviews: String(reviews) })

const rows = [
  row(1, '스타벅스 강남점', '카페', '서울특별시 강남구 테헤란로 1', '대한민국'),
  row(2, '정든 치킨', '치킨', '서울특별시 강남구 역삼로 2', '대한민국'),
  row(3, '정든 치킨', '치킨', '부산광역시 해운대구 해운대로 3', '대한민국'),
  row(4, 'Haarstudio Golden', 'Hair salon', 'Torstraße 4, 10119 Berlin, Germany', 'Germany'),
  row(5, 'Gül Kuaför', 'Kuaför', 'Moda Cd. No:5, 34710 Kadıköy/İstanbul, Türkiye', 'Türkiye'),
  row(6, 'Işık Kahve', 'Cafe', 'Moda Cd. No:6, 34710 Kadıköy/İstanbul, Türkiye', 'Türkiye'),
  row(7, 'Berlin Kebap', 'Kebab shop', 'Leopoldstraße 7, 80802 München, Germany', 'Germany'),
  row(8, 'Northwind', 'Bakery', 'Calle Mayor 8, 28013 Madrid, Spain', 'Spain', { phone: '+34 910 12 34 56' }),
  row(9, 'Northwind Garden', 'Florist', 'Calle Mayor 9, 28013 Madrid, Spain', 'Spain', rated(5, 900)),
  row(10, 'Florist Northwind', 'Bar', 'Calle Mayor 10, 28013 Madrid, Spain', 'Spain', rated(5, 5000)),
  row(11, '햇님 빨래방', '세탁소', '서울특별시 강남구 언주로 11', '대한민국'),
  row(12, '달님 빨래방', '세탁소', '서울특별시 마포구 강남구길 12', '대한민국'),
  row(13, '가람 약국', '약국', '서울특별시 중구 을지로 13 (초동)', '대한민국'),
  row(14, '나래 약국', '약국', '부산광역시 중구 중앙대로 14', '대한민국'),
]

describe.each(engines)('search on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
  })
  afterAll(() => app.close())

  const list = (query: Record<string, string>) =>
    app.json(`/api/businesses?${new URLSearchParams(query)}`) as Promise<BusinessList>
  const namesOf = ({ businesses }: BusinessList) =>
    businesses.map(({ name, city }) => `${name}, ${city}`).sort()
  const suggest = async (q: string) =>
    ((await app.json(`/api/suggest?q=${encodeURIComponent(q)}`)) as { suggestions: Suggestion[] }).suggestions

  test.each([
    ['hair salon berlin', 'Berlin', 'berlin', ['Haarstudio Golden, Berlin']],
    ['이스탄불 카페', 'İstanbul', '이스탄불', ['Işık Kahve, İstanbul']],
    ['치킨 부산', '부산', '부산', ['정든 치킨, 부산']],
    ['seoul 치킨', '서울', 'seoul', ['정든 치킨, 서울']],
    ['부산치킨', '부산', '부산', ['정든 치킨, 부산']],
  ])('GET /api/businesses?search=%s → the list of %s', async (search, city, phrase, names) => {
    const found = await list({ search })
    expect(namesOf(found)).toEqual(names)
    expect(found.place).toMatchObject({ phrase, city, rest: search.replace(phrase, '').trim() })
    expect(found.correctedQuery).toBeUndefined()
  })

  test.each([
    [{ search: '세탁소', location: '강남구' }, ['햇님 빨래방, 서울']],
    [{ search: '세탁소', location: 'Gangnam-gu' }, ['햇님 빨래방, 서울']],
    [{ search: '세탁소', location: '서울 마포구' }, ['달님 빨래방, 서울']],
    [{ search: '강남구 세탁소' }, ['햇님 빨래방, 서울']],
    [{ search: '세탁소 마포구' }, ['달님 빨래방, 서울']],
    [{ search: '치킨', location: '마포구' }, []],
    [{ search: '마포구 치킨' }, []],
    [{ search: '마포구 약국' }, []],
    [{ search: '강남구' }, ['스타벅스 강남점, 서울', '정든 치킨, 서울', '햇님 빨래방, 서울']],
    [{ search: '강남 세탁소' }, ['햇님 빨래방, 서울']],
    [{ search: '홍대입구역 세탁소' }, ['달님 빨래방, 서울']],
    [{ search: '세탁소', location: '강남역' }, ['햇님 빨래방, 서울']],
    [{ search: '세탁소', location: '강남' }, ['햇님 빨래방, 서울']],
    [{ search: '서울 중구 약국' }, ['가람 약국, 서울']],
    [{ search: '약국', location: '부산 중구' }, ['나래 약국, 부산']],
    [{ search: 'kadikoy kuaför' }, ['Gül Kuaför, İstanbul']],
    [{ location: 'Kadikoy' }, ['Gül Kuaför, İstanbul', 'Işık Kahve, İstanbul']],
  ] as const)('GET /api/businesses?%j → nothing outside the district', async (query, names) => {
    expect(namesOf(await list(query))).toEqual(names)
  })

  test('GET /api/businesses?search= with a district says which words are the district', async () => {
    const { place } = await list({ search: '강남구 세탁소' })
    expect(place).toMatchObject({ phrase: '강남구', city: '서울', district: '강남구', rest: '세탁소' })
  })

  test.each([
    [{ search: '중구 약국' }, '약국'],
    [{ search: '약국', location: '중구' }, '약국'],
  ] as const)(
    'GET /api/businesses?%j → in every 중구, with the cities to choose from',
    async (query, rest) => {
      const found = await list(query)
      expect(namesOf(found)).toEqual(['가람 약국, 서울', '나래 약국, 부산'])
      const choices = [
        { city: '부산', businessCount: 1 },
        { city: '서울', businessCount: 1 },
      ]
      expect(found.place).toMatchObject({ phrase: '중구', city: '', district: '중구', choices, rest })
    },
  )

  test('GET /api/businesses?search= in a district that has none says where there is none', async () => {
    const { place, totalCount } = await list({ search: '마포구 약국' })
    expect([totalCount, place]).toMatchObject([
      0,
      { phrase: '마포구', city: '서울', district: '마포구', rest: '약국' },
    ])
  })

  test.each([
    [{ search: '카페', location: '튀르키예' }, ['Işık Kahve, İstanbul']],
    [{ search: '튀르키예 카페' }, ['Işık Kahve, İstanbul']],
    [{ search: 'Almanya kuaför' }, ['Haarstudio Golden, Berlin']],
    [{ search: '카페', location: '스위스' }, []],
  ] as const)('GET /api/businesses?%j → the country in any language', async (query, names) => {
    expect(namesOf(await list(query))).toEqual(names)
  })

  test.each([
    ['미용실', ['Gül Kuaför, İstanbul', 'Haarstudio Golden, Berlin']],
    ['스타벅스강남점', ['스타벅스 강남점, 서울']],
    ['스타 벅스 강남점', ['스타벅스 강남점, 서울']],
    ['berlin kebap', ['Berlin Kebap, München']],
    ['ㅅㅌㅂㅅ', ['스타벅스 강남점, 서울']],
    ['ㅅㅌㅂㅅㄱㄴ', ['스타벅스 강남점, 서울']],
    ['gulkuafor', ['Gül Kuaför, İstanbul']],
    ['스타벅ㅅ', ['스타벅스 강남점, 서울']],
    ['haarst', ['Haarstudio Golden, Berlin']],
    ['berlin golde', ['Haarstudio Golden, Berlin']],
    ['Haarstudio G', ['Haarstudio Golden, Berlin']],
    ['haarstudio go', ['Haarstudio Golden, Berlin']],
  ])('GET /api/businesses?search=%s → %j, as it is typed', async (search, names) => {
    const found = await list({ search })
    expect(namesOf(found)).toEqual(names)
    expect(found.place).toBeUndefined()
    expect(found.correctedQuery).toBeUndefined()
  })

  test.each(['햇님 빨래방 광주', 'Haarstudio Golden London', 'Haarstudio Golden 도쿄'])(
    'GET /api/businesses?search=%s → nothing: a place is not left out',
    async (search) => {
      expect(namesOf(await list({ search }))).toEqual([])
    },
  )

  test.each([
    ['haarstudoi', 'haarstudio', ['Gül Kuaför, İstanbul', 'Haarstudio Golden, Berlin']],
    ["Golden's haarstudio", 'Golden haarstudio', ['Haarstudio Golden, Berlin']],
    ['Gollden', 'golden', ['Haarstudio Golden, Berlin']],
    ['스타벅수', '스타벅스', ['스타벅스 강남점, 서울']],
    ['tmxkqjrtm', '스타벅스', ['스타벅스 강남점, 서울']],
    ['ㅎㅐㅣㅇ두', 'golden', ['Haarstudio Golden, Berlin']],
    ['빨래방 언주로역', '빨래방 언주로', ['햇님 빨래방, 서울']],
    ['빨래벙', '빨래방', ['달님 빨래방, 서울', '햇님 빨래방, 서울']],
    ['빨래벙 서울', '빨래방 서울', ['달님 빨래방, 서울', '햇님 빨래방, 서울']],
    ['스타벅스 알수없는 강남점', '스타벅스 강남점', ['스타벅스 강남점, 서울']],
  ])('GET /api/businesses?search=%s → corrected to “%s”', async (search, corrected, names) => {
    const found = await list({ search })
    expect(namesOf(found)).toEqual(names)
    expect(found.correctedQuery).toBe(corrected)
  })

  test.each([
    ['northwind', ['Northwind', 'Florist Northwind', 'Northwind Garden']],
    ['northwind madrid', ['Northwind', 'Florist Northwind', 'Northwind Garden']],
    ['çiçekçi madrid', ['Northwind Garden']],
    ['florist northwind', ['Florist Northwind', 'Northwind Garden']],
    ['florist', ['Northwind Garden', 'Florist Northwind']],
    ['northwin', ['Northwind', 'Florist Northwind', 'Northwind Garden']],
    ['+34 910-123-456', ['Northwind']],
    ['910123456', ['Northwind']],
    ['0034 910 12 34 56', ['Northwind']],
    ['(910) 12.34.56', ['Northwind']],
    ['34910123456', ['Northwind']],
    ['3456', ['Northwind']],
    ['madrid 3456', ['Northwind']],
    ['3456 berlin', []],
    ['madrid 1234', ['Northwind']],
    ['who called 910 12 34 56', ['Northwind']],
  ])(
    'GET /api/businesses?search=%s → %j: that name first, then the category, then by score',
    async (search, names) => {
      const { businesses, totalCount } = await list({ search })
      expect(businesses.map(({ name }) => name)).toEqual(names)
      expect(totalCount).toBe(names.length)
      const pages = await Promise.all(
        names.map((_, offset) => list({ search, limit: '1', offset: String(offset) })),
      )
      expect(pages.flatMap((page) => page.businesses.map(({ name }) => name))).toEqual(names)
    },
  )

  test('GET /api/businesses?search&sort → every match in that order', async () => {
    const found = await list({ search: 'northwind', sort: 'latest' })
    expect(found.businesses.map(({ name }) => name)).toEqual([
      'Florist Northwind',
      'Northwind Garden',
      'Northwind',
    ])
  })

  test('GET /api/businesses?search&literal=1 → nothing is corrected, and no place taken from the words', async () => {
    expect(await list({ search: 'haarstudoi', literal: '1' })).toMatchObject({
      businesses: [],
      totalCount: 0,
    })
    const placed = await list({ search: '이스탄불 카페', literal: '1' })
    expect(placed).toMatchObject({ totalCount: 0 })
    expect(placed.place).toBeUndefined()
  })

  test('GET /api/businesses?search&location → the location in any language', async () => {
    expect(namesOf(await list({ search: '카페', location: '이스탄불' }))).toEqual(['Işık Kahve, İstanbul'])
    expect(namesOf(await list({ search: '치킨', location: '해운대' }))).toEqual(['정든 치킨, 부산'])
  })

  test.each([
    ['스타벅ㅅ', 'business', '스타벅스 강남점', [[0, 4]]],
    ['ㅅㅌㅂ', 'business', '스타벅스 강남점', [[0, 3]]],
    ['tmxkqjr', 'business', '스타벅스 강남점', [[0, 3]]],
    [
      'gul k',
      'business',
      'Gül Kuaför',
      [
        [0, 3],
        [4, 5],
      ],
    ],
    ['ISIK', 'business', 'Işık Kahve', [[0, 4]]],
    ['미ㅇ', 'category', '미용실', [[0, 2]]],
    ['hair', 'category', '미용실', []],
    ['KUAF', 'category', '미용실', []],
    ['istan', 'city', 'İstanbul', [[0, 5]]],
    ['이스타', 'city', '이스탄불', [[0, 3]]],
    ['ㅂㅅ', 'city', '부산', [[0, 2]]],
    ['ㅄ', 'city', '부산', [[0, 2]]],
    ['강남', 'district', '서울 강남구', [[3, 5]]],
    ['kadi', 'district', 'Kadıköy, İstanbul', [[0, 4]]],
  ] as const)('GET /api/suggest?q=%s → the %s %s', async (q, kind, text, match) => {
    const found = (await suggest(q)).find(
      (suggestion) => suggestion.kind === kind && suggestion.text === text,
    )
    expect(found?.match).toEqual(match)
    const target = await app.fetch(found?.href ?? '')
    expect(target.status).toBe(200)
  })

  test('GET /api/suggest?of=places → places only, whose text finds them as a location', async () => {
    const answer = (await app.json(`/api/suggest?of=places&q=${encodeURIComponent('중구')}`)) as {
      suggestions: Suggestion[]
    }
    const texts = answer.suggestions.map(({ kind, text }) => `${kind} ${text}`)
    expect(texts.sort()).toEqual(['district 부산 중구', 'district 서울 중구'])
    expect(namesOf(await list({ search: '약국', location: '부산 중구' }))).toEqual(['나래 약국, 부산'])
    const inCity = await list({ search: 'kuaför', location: 'Kadıköy, İstanbul' })
    expect(namesOf(inCity)).toEqual(['Gül Kuaför, İstanbul'])
    expect(await app.json('/api/suggest?of=places&q=golden')).toEqual({ suggestions: [] })
  })

  test.each([
    ['Istanbull', 'city', '이스탄불', 2],
    ['강남역', 'district', '강남역', 3],
    ['초동', 'district', '초동', 1],
  ])('GET /api/suggest?of=places&q=%s → the place that its search means', async (q, kind, text, count) => {
    const { suggestions } = (await app.json(`/api/suggest?of=places&q=${encodeURIComponent(q)}`)) as {
      suggestions: Suggestion[]
    }
    expect(suggestions).toEqual([expect.objectContaining({ kind, text, businessCount: count })])
    expect((await list({ location: text })).totalCount).toBe(count)
    expect((await app.fetch(suggestions[0]?.href ?? '')).status).toBe(200)
  })

  test('GET /api/suggest → at most eight, each once', async () => {
    for (const q of ['a', '치', '정든', 'ㅅ', 'b', '   ', '', '\0', '%', '"', "'", '가'.repeat(60)]) {
      const hrefs = (await suggest(q)).map(({ href }) => href)
      expect(hrefs.length).toBeLessThanOrEqual(8)
      expect(new Set(hrefs).size).toBe(hrefs.length)
    }
    expect(await suggest('   ')).toEqual([])
  })

  test('GET /api/suggest?q of any length → 400', async () => {
    expect((await app.fetch(`/api/suggest?q=${'x'.repeat(61)}`)).status).toBe(400)
  })
})
