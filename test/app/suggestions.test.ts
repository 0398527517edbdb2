import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { Suggestion } from '../../src/domain/search/suggestion.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const inSeoul = (district: string) => ({ full_address: `서울특별시 ${district} 큰길 1`, country: '대한민국' })
const inIstanbul = { full_address: 'Moda Cd. 5, Kadıköy/İstanbul', country: 'Türkiye' }
const listings = [
  ['바다 카페', 'Cafe', inSeoul('성동구')],
  ['하늘 카페', '카페', inSeoul('성동구')],
  ['구름 카페', '카페', inSeoul('마포구')],
  ['노을 통닭', '통닭(치킨)', inSeoul('성동구')],
  ['새벽 치킨', '치킨', inSeoul('성동구')],
  ['한밤 치킨', 'Fried chicken restaurant', inSeoul('마포구')],
  ['들꽃 식당', 'restaurants', inSeoul('성동구')],
  ['산들 식당', 'Restaurant', inSeoul('마포구')],
  ['이것저것', '기타', inSeoul('성동구')],
  ['Moda Kahve', 'Kafe', inIstanbul],
  ['눈꽃', 'Ice cream shop', inSeoul('마포구')],
] as const
const rows = listings.map(([name, category, place], index) => ({
  name,
  category,
  ...place,
  place_id: `ChIJsuggest${index}`,
}))

describe.each(engines)('suggestions on %s', (engine) => {
  const site = useListings(engine, rows)

  const suggest = async (query: Record<string, string>) =>
    ((await site.app.json(`/api/suggest?${new URLSearchParams(query)}`)) as { suggestions: Suggestion[] })
      .suggestions
  const textsOf = (found: readonly Suggestion[], kind: Suggestion['kind']) =>
    found.filter((one) => one.kind === kind).map(({ text, businessCount }) => `${text} ${businessCount}`)

  test.each([
    [{ q: '카페', location: '성동구' }, '카페 · 서울 성동구 2'],
    [{ q: '카', location: '서울 성동구' }, '카페 · 서울 성동구 2'],
    [{ q: '카페 성동' }, '카페 · 서울 성동구 2'],
    [{ q: '성동구 카' }, '카페 · 서울 성동구 2'],
    [{ q: '통닭 서울' }, '치킨집 · 서울 3'],
    [{ q: 'cafe kad', lang: 'en' }, 'Cafe · Kadıköy, İstanbul 1'],
    [{ q: 'kafe', location: 'ist', lang: 'tr' }, 'Kafe · İstanbul 1'],
  ])(
    'GET /api/suggest with %o → first of all the trade in the place, as often as its search finds it',
    async (query, wanted) => {
      const found = await suggest(query)
      expect(textsOf(found, 'pair')[0]).toBe(wanted)
      const { kind, href, businessCount } = found[0] as Suggestion
      expect(kind).toBe('pair')
      const { searchParams } = new URL(href, site.app.origin)
      const searched = { search: searchParams.get('q') ?? '', location: searchParams.get('location') ?? '' }
      const list = (await site.app.json(`/api/businesses?${new URLSearchParams(searched)}`)) as BusinessList
      expect(list.totalCount).toBe(businessCount)
      expect((await site.app.fetch(href)).status).toBe(200)
    },
  )

  test('GET /api/suggest with the beginning of a trade of several words → the trade before one in a place', async () => {
    const found = await suggest({ q: 'ice cream s', lang: 'en' })
    expect(found.map(({ kind }) => kind).slice(0, 2)).toEqual(['category', 'pair'])
    expect(found[0]?.text).toBe('Ice cream shop')
  })

  test('GET /api/suggest beside a place → no trade where it has none, and nothing that leaves the place', async () => {
    expect(await suggest({ q: '카페', location: '강남구' })).toEqual([])
    const found = await suggest({ q: '카페', location: '마포구' })
    expect(found.map(({ text }) => text)).toEqual(['카페 · 서울 마포구', '구름 카페'])
  })

  test('GET /api/suggest → trades once each, in the language of the page, by all of their names', async () => {
    expect(textsOf(await suggest({ q: '치킨' }), 'category')).toEqual(['치킨집 3'])
    expect(textsOf(await suggest({ q: '통닭' }), 'category')).toEqual(['치킨집 3'])
    expect(textsOf(await suggest({ q: 'chicken' }), 'category')).toEqual(['치킨집 3'])
    expect(textsOf(await suggest({ q: '통닭', lang: 'en' }), 'category')).toEqual([
      'Fried chicken restaurant 3',
    ])
    expect(textsOf(await suggest({ q: '음식' }), 'category')).toEqual(['음식점 10'])
    expect(textsOf(await suggest({ q: 'restaurants' }), 'category')).toEqual(['음식점 10'])
    expect(textsOf(await suggest({ q: '기타' }), 'category')).toEqual([])
    expect(textsOf(await suggest({ q: '업소' }), 'category')).toEqual([])
    expect((await suggest({ q: '이것저것' }))[0]).toMatchObject({ kind: 'business', detail: '서울' })
  })

  test.each([
    ['카', '카페'],
    ['맛집', '음식점'],
    ['kahv', '카페'],
    ['🍗', '치킨집'],
    ['치킨이 먹고 싶다', '치킨집'],
  ])('GET /api/suggest?q=%s → a trade, with as many as its search finds', async (q, name) => {
    const found = (await suggest({ q })).find(({ kind }) => kind === 'category')
    expect(found?.text).toBe(name)
    const { totalCount } = (await site.app.json(
      `/api/businesses?search=${encodeURIComponent(name)}`,
    )) as BusinessList
    expect(found?.businessCount).toBe(totalCount)
  })

  test.each([
    [{ q: '24시 치' }, '24시 치킨집 3'],
    [{ q: 'cafe near me', lang: 'en' }, 'Cafe near me 4'],
    [{ q: '주말 카페 성동' }, '주말 카페 · 서울 성동구 2'],
    [{ q: '근처 카', location: '성동구' }, '근처 카페 · 서울 성동구 2'],
    [{ q: '성동구 맛집' }, '음식점 · 서울 성동구 5'],
    [{ q: '성동구 맛' }, '음식점 · 서울 성동구 5'],
  ])('GET /api/suggest with %o → what says when or where about stays in it', async (query, wanted) => {
    expect(textsOf(await suggest(query), 'pair')[0]).toBe(wanted)
  })

  test('GET /api/suggest → no businesses that are not called so', async () => {
    expect(textsOf(await suggest({ q: '큰길' }), 'business')).toEqual([])
    expect((await suggest({ q: '바다카페' })).map(({ text }) => text)).toContain('바다 카페')
  })

  test.each([
    ['서울 성', '서울 성동구', 6],
    ['kadıköy ist', 'Kadıköy, İstanbul', 1],
    ['대한민국', '대한민국', 10],
    ['한국', '한국', 10],
    ['kore', 'South Korea', 10],
    ['34710', undefined, 0],
  ])('GET /api/suggest?of=places&q=%s → %s', async (q, text, count) => {
    const found = await suggest({ q, of: 'places' })
    expect(found.map((one) => [one.text, one.businessCount])).toEqual(text ? [[text, count]] : [])
    const { totalCount } = (await site.app.json(
      `/api/businesses?location=${encodeURIComponent(text ?? q)}`,
    )) as BusinessList
    expect(totalCount).toBe(count)
  })

  test('GET /api/suggest with a station → the place', async () => {
    expect(textsOf(await suggest({ q: '왕십리역' }), 'district')).toEqual([
      expect.stringMatching(/^왕십리역 \d+$/),
    ])
  })

  test('GET /api/suggest?of=places with the beginning of a part of a city → it, behind the city', async () => {
    // 처 is on the way to 청.
    expect(textsOf(await suggest({ q: '성동구처', of: 'places' }), 'district')).toEqual(['서울 성동구청 6'])
  })

  test('GET /api/suggest with a location of any length → 400, which names it', async () => {
    const answer = await site.app.fetch(`/api/suggest?q=a&location=${'x'.repeat(61)}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('location')
  })
})

describe('suggestions for a chain', () => {
  const burgers = [
    ["McDonald's Seaside", inIstanbul],
    ['맥도날드 큰길점', inSeoul('마포구')],
    ['하루 버거', inSeoul('마포구')],
    ['Sunset', inIstanbul],
    ['Sunset', { ...inIstanbul, full_address: 'Deniz Sk. 9, Kadıköy/İstanbul', category: 'Restaurant' }],
  ] as const
  const site = useListings(
    'sqlite',
    burgers.map(([name, place], index) => ({
      name,
      category: 'Hamburger restaurant',
      ...place,
      place_id: `ChIJburger${index}`,
    })),
  )

  test.each(['맥날', 'mcdo'])('GET /api/suggest?q=%s → who has its name, then its trade', async (q) => {
    const { suggestions } = (await site.app.json(`/api/suggest?q=${encodeURIComponent(q)}`)) as {
      suggestions: Suggestion[]
    }
    const [first, second, ...others] = suggestions.map(({ text }) => text)
    expect([first, second].sort()).toEqual(["McDonald's Seaside", '맥도날드 큰길점'])
    expect(others).not.toContain('하루 버거')
  })

  test('GET /api/suggest → houses that only their streets tell apart have them', async () => {
    const { suggestions } = (await site.app.json('/api/suggest?q=sunset')) as { suggestions: Suggestion[] }
    expect(suggestions.map(({ text, detail }) => `${text}: ${detail}`).sort()).toEqual([
      expect.stringMatching(/^Sunset: Deniz Sk. 9.* · İstanbul$/),
      expect.stringMatching(/^Sunset: Moda Cd. 5.* · İstanbul$/),
    ])
  })
})
