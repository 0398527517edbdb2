import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { linksOf, textOf } from './html-parts.ts'
import { importRows } from './listing-rows.ts'
import { routeEngines, startTestApp, type TestApp } from './test-app.ts'

const rows = ['가람', '나루', '다솔'].map((name, index) => ({
  name: `${name} 카페`,
  place_id: `ChIJinstead${index}`,
  category: 'Cafe',
  full_address: `서울특별시 성동구 연무장길 ${index + 1} (성수동2가), 04782`,
  country: '대한민국',
  location_link:
    'https://www.google.com/maps/place/x/@37.54,127.05,14z/data=!4m8!1m2!2m1!1sx!3m4!1s0x1:0x1!8m2!3d37.54!4d127.05',
}))

const others = [
  {
    name: '라온 미용실',
    place_id: 'ChIJinsteadHair',
    category: 'Hair salon',
    full_address: '서울특별시 노원구 상계로 1, 01695',
    country: '대한민국',
    location_link:
      'https://www.google.com/maps/place/x/@37.64,127.05,14z/data=!4m8!1m2!2m1!1sx!3m4!1s0x1:0x2!8m2!3d37.64!4d127.05',
  },
  {
    name: '마루 세탁소',
    place_id: 'ChIJinsteadWash',
    category: 'Laundry',
    full_address: '서울특별시 성동구 독서당로 1 (옥수동)',
    country: '대한민국',
  },
]

describe.each(routeEngines)('what an empty list offers on %s', (engine) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, [...rows, ...others])
  })
  afterAll(() => app.close())

  const instead = async (query: string) =>
    ((await app.json(`/api/businesses?facets=1&${query}`)) as BusinessList).instead

  test.each([
    ['search=카페&openNow=1', 'hoursUnknown', 3],
    ['search=카페&minRating=4', 'filters', 3],
    ['search=카페&location=부산', 'place', 3],
    ['category=Cafe&city=부산', 'place', 3],
    ['search=카페&lat=-45&lng=170', 'near', 3],
  ])('%s → without the condition that nothing meets', async (query, reason, totalCount) => {
    expect(await instead(query)).toMatchObject({ reason, totalCount, totalCountIsCapped: false })
  })

  test('nothing where nothing is there without conditions either', async () => {
    expect(await instead('search=쭈꾸미집&location=부산')).toBeUndefined()
  })

  test('words that nobody has: what the place has, and the words to be changed', async () => {
    expect(await instead('search=쭈꾸미집&location=성동구')).toMatchObject({
      reason: 'words',
      totalCount: 4,
      trades: { values: [{ category: 'Cafe', businessCount: 3 }, { businessCount: 1 }], areSimilar: false },
    })
    const html = await (await app.fetch('/search?q=쭈꾸미집&location=성동구')).text()
    const text = textOf(html)
    expect(text).toContain('성동구에는 ‘쭈꾸미집’ 검색 결과가 없습니다')
    expect(text).toContain('이곳에는 다른 업체 4곳이 있습니다.')
    expect(text).toContain('철자를 확인하거나')
    const links = linksOf(html).map(([name]) => name)
    expect(links).toEqual(expect.arrayContaining(['가람 카페', '마루 세탁소']))
    expect(html).toMatch(/name="q"[^>]*value="쭈꾸미집"/)
  })

  test('a trade that a district does not have: its others are linked by the addresses of their pages', async () => {
    const html = await (await app.fetch('/category/cafe/서울/노원구')).text()
    const [, address = ''] = linksOf(html).find(([name]) => name?.includes('미용실 1곳')) ?? []
    expect(decodeURIComponent(address)).toBe('/category/hair-salon/서울/노원구')
    expect((await app.fetch(address, { redirect: 'manual' })).status).toBe(200)
  })

  test('of other places the nearest come first, with their town', async () => {
    expect(await instead('search=카페&location=인천')).toMatchObject({
      reason: 'place',
      nearest: { city: '서울', count: 3 },
    })
    const text = textOf(await (await app.fetch('/search?q=인천 카페')).text())
    expect(text).toMatch(/가장 가까운 곳: 서울 3곳, \d+(\.\d)?km/)
  })

  test('far from all of it, the page asks for a place, and keeps the words', async () => {
    const html = await (await app.fetch('/search?q=카페&lat=-45&lng=170')).text()
    const [, form = ''] = html.split('class="nothing-ask"')
    const [fields = ''] = form.split('</form>')
    expect(fields).toMatch(/name="q"[^>]*value="카페"/)
    expect(fields).toContain('name="location"')
    expect(textOf(html)).toContain('가까운 곳에는 없습니다. 다른 곳에 3곳이 있습니다. 어디에서 찾을까요?')
  })

  test('what is too far to go to is not offered, and its towns and their country are said', async () => {
    const found = await instead('search=카페&location=Osaka')
    expect(found).toMatchObject({
      reason: 'place',
      businesses: [],
      totalCount: 3,
      cities: { values: [{ shown: { name: '서울' }, country: '대한민국' }] },
    })
    expect(found?.nearest).toBeUndefined()
    expect((await instead('search=카페&location=인천'))?.nearest?.country).toBeUndefined()
    const page = textOf(await (await app.fetch('/search?q=카페&location=Osaka')).text())
    expect(page).not.toContain('가장 가까운 곳')
    expect(page).not.toContain('가람 카페')
  })

  test('a postal code without listings is where those with a code beside it are', async () => {
    expect(await instead('search=카페 04785')).toMatchObject({
      reason: 'place',
      nearest: { city: '서울', count: 3, distanceKm: 0 },
    })
    const [first] = (await instead('search=카페 04785'))?.businesses ?? []
    expect(first?.name).toMatch(/카페$/)
    expect(first?.distanceKm).toBeUndefined()
    const page = textOf(await (await app.fetch(`/search?q=${encodeURIComponent('카페 04785')}`)).text())
    expect(page).toContain('서울에 있는 곳: 3곳')
    expect((await instead('search=카페 99999'))?.nearest).toBeUndefined()
  })

  test('a part of a city that has none is where its other listings are, and no distance is said from elsewhere', async () => {
    const elsewhere = await instead('search=미용실&location=성수동')
    expect(elsewhere?.nearest).toMatchObject({ city: '서울', count: 1 })
    expect(elsewhere?.businesses[0]?.distanceKm).toBeCloseTo(11.1, 0)
    expect(await instead('search=카페&location=옥수동')).toMatchObject({
      nearest: { city: '성동구', count: 3, distanceKm: 0 },
    })
    const rough = await instead('search=카페&location=마포구')
    expect(rough).toMatchObject({ nearest: { city: '성동구', distanceKm: 0 } })
    expect(rough?.businesses[0]).not.toHaveProperty('distanceKm')
  })

  test('a time that nothing is open at is not asked for elsewhere', async () => {
    const found = await instead(`search=${encodeURIComponent('24시 카페')}&location=부산`)
    expect(found).toMatchObject({ reason: 'place', totalCount: 3 })
    const list = (await app.json('/api/businesses?search=24시 카페&location=부산')) as BusinessList
    expect(list.hoursUnknownCount ?? 0).toBe(0)
  })

  test('a dish that is none in a town is said by its name', async () => {
    const { place } = (await app.json('/api/businesses?search=부산 돼지국밥')) as BusinessList
    expect(place).toMatchObject({ phrase: '부산', rest: '돼지국밥' })
  })

  test('the whole city is offered where it has some, and nothing that leads to nothing', async () => {
    const offered = async (words: string) => {
      const html = await (await app.fetch(`/search?q=${encodeURIComponent(words)}&location=성동구`)).text()
      const [, main = ''] = html.split('<main')
      return linksOf(main).map(([name]) => name)
    }
    const inMapo = await (await app.fetch('/search?q=카페&location=마포구')).text()
    expect(linksOf(inMapo).map(([name]) => name)).toEqual(
      expect.arrayContaining(['서울 전체에서 찾기 3곳', '지역 없이 찾기 3곳']),
    )
    expect(await instead('search=카페&location=마포구')).toMatchObject({ inCity: 3 })
    const rated = linksOf(await (await app.fetch('/search?q=카페&location=부산&rating=4')).text())
    const [, wider = ''] = rated.find(([name]) => name.startsWith('지역 없이 찾기')) ?? []
    expect(wider).toContain('/search?q=')
    expect(await (await app.fetch(wider)).text()).toContain('가람 카페')
    expect(rated.map(([name]) => name)).not.toContain('검색어만 남기기')
    const nowhere = await offered('쭈꾸미집')
    for (const name of ['서울 전체에서 찾기', '지역 없이 찾기', '4점 이상', '전화번호 있음']) {
      expect(nowhere.join()).not.toContain(name)
    }
  })

  test('only in answers with facets: another caller asks for what it wants', async () => {
    const list = (await app.json('/api/businesses?search=카페&openNow=1')) as BusinessList
    expect(list).toMatchObject({ totalCount: 0, businesses: [] })
    expect(list.instead).toBeUndefined()
  })

  test('the page says why it is empty, lists these, and leads to all of them', async () => {
    const html = await (await app.fetch('/search?q=카페&open=1')).text()
    const text = textOf(html)
    expect(text).toContain('지금 영업 중이라고 알려진 곳이 없습니다')
    expect(text).toContain('3곳은 영업시간을 몰라서 지금 여는지 알 수 없습니다.')
    expect(text).not.toContain('ㅅㅌㅂㅅ')
    expect(linksOf(html).map(([name]) => name)).toEqual(expect.arrayContaining(['가람 카페', '나루 카페']))
  })

  test('a page past the end leads to the first one, without advice on words', async () => {
    const text = textOf(await (await app.fetch('/search?q=카페&page=9999')).text())
    expect(text).toContain('이 쪽에는 업체가 없습니다')
    expect(text).not.toContain('낱말')
  })

  describe('where another place has what this one has not', () => {
    const bakery = {
      ...rows[0],
      name: '밀밭',
      place_id: 'ChIJinstead9',
      category: 'Bakery',
      full_address: '부산광역시 해운대구 우동 1, 48094',
      location_link: '',
    }
    /** No trade at all, which is no way on. */
    const vague = { ...bakery, name: '하늘바다', place_id: 'ChIJinstead8', category: '기타' }
    beforeAll(() => importRows(app, [bakery, vague]))
    const pageOf = async (path: string) => {
      const html = await (await app.fetch(path)).text()
      const [, main = ''] = html.split('<main')
      return main
    }

    test.each([
      '/search?q=카페&location=부산',
      '/search?q=부산 카페',
      '/businesses?search=카페&location=부산',
    ])('%s → asks for the place alone, and keeps the words', async (path) => {
      const main = await pageOf(path)
      const [, form = ''] = /class="nothing-ask"(.*?)<\/form>/s.exec(main) ?? []
      const fields = [...form.matchAll(/<input type="(\w+)"[^>]*name="(\w+)"(?:[^>]*value="([^"]*)")?/g)]
      expect(fields.map(([, ...field]) => field)).toEqual([
        ['hidden', path.startsWith('/search') ? 'q' : 'search', '카페'],
        ['search', 'location', undefined],
      ])
      const text = textOf(main)
      expect(text).toContain('부산에는 ‘카페’ 검색 결과가 없습니다')
      expect(text).toContain('다른 곳에는 3곳이 있습니다. 어디에서 찾을까요?')
    })

    test('the cities that have it and the trades of this one, with counts and links that find them', async () => {
      expect(await instead('search=카페&location=부산')).toMatchObject({
        cities: { values: [{ shown: { name: '서울' }, businessCount: 3 }], areEstimated: false },
        inPlace: 2,
        trades: {
          values: [{ category: 'Bakery', trade: 'bakery', businessCount: 1 }],
          areEstimated: false,
          areSimilar: true,
        },
      })
      const links = linksOf(await pageOf('/search?q=카페&location=부산'))
      const [, inSeoul = '/no/such/link'] = links.find(([name]) => name === '서울 3') ?? []
      expect(textOf(await pageOf(inSeoul))).toContain('가람 카페')
      const [, bakeries = '/no/such/link'] = links.find(([name]) => name.endsWith(' 1곳')) ?? []
      expect(textOf(await pageOf(bakeries))).toContain('밀밭')
    })

    test('a spelling that is found elsewhere is offered, with its count', async () => {
      expect(await instead('search=bakrey&location=인천')).toMatchObject({
        reason: 'place',
        totalCount: 1,
        correctedQuery: 'bakery',
      })
      const links = linksOf(await pageOf('/search?q=bakrey&location=인천'))
      const [, corrected = '/no/such/link'] = links.find(([name]) => name.includes('‘bakery’')) ?? []
      expect(textOf(await pageOf(corrected))).toContain('밀밭')
    })

    test('what is nowhere has the form alone, and a page past the end has none', async () => {
      expect(await pageOf('/search?q=카페&page=9999')).not.toContain('nothing-ask')
      expect(await instead('search=쭈꾸미집')).toBeUndefined()
      expect(await pageOf('/search?q=쭈꾸미집')).toContain('nothing-ask')
    })
  })

  test('a town whose listings nobody can place is nearer than one far away whose are known', async () => {
    const bakery = { category: 'Bakery', country: '대한민국' }
    await importRows(app, [
      { ...bakery, name: '수원 빵집', place_id: 'ChIJsuwon', full_address: '경기도 수원시 팔달구 정조로 1' },
      {
        ...bakery,
        name: '부산 빵집',
        place_id: 'ChIJbusan',
        full_address: '부산광역시 해운대구 해운대로 1',
        location_link: 'https://maps.google.com/?q=35.163,129.163',
      },
    ])
    expect(await instead('search=빵집&location=인천')).toMatchObject({
      nearest: { city: '수원시', count: 1, distanceKm: expect.closeTo(34, -1) },
      businesses: [{ name: '수원 빵집' }],
    })
  })
})
