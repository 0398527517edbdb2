import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toFilter } from '../../src/application/directory/to-filter.ts'
import { filterKey } from '../../src/application/ports/listing-filter.ts'
import type { Business, BusinessList } from '../../src/domain/directory/directory.ts'
import {
  type FilterName,
  type FilterValue,
  type FilterValues,
  filterNames,
  filterParameters,
  filters,
  filtersOfPage,
} from '../../src/domain/directory/filters.ts'
import { pageKey } from '../../src/server/pages/page-key.ts'
import { passesAll } from '../../src/storage/dialects/sqlite/filter-query.ts'
import { ko } from '../../src/web/messages/ko.ts'
import { conditionsOf, listFilterOf } from '../../src/web/pages/list/list-filter.ts'
import { koreanHref } from '../../src/web/routes.ts'
import { importRows } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const allDay = JSON.stringify(Object.fromEntries(days.map((day) => [day, 'Open 24 hours'])))
const mapo = { country: '대한민국', full_address: '서울특별시 마포구 양화로 45' }

/** Each listing lacks one property of the first one. */
const rows = [
  {
    ...mapo,
    name: '가 식당',
    category: 'Restaurant',
    rating: '4.6',
    reviews: '10',
    phone: '02-333-4444',
    working_hours: allDay,
    about: JSON.stringify({ Parking: { 'Free parking lot': true }, Offerings: { 'Vegan options': true } }),
    location_link: 'https://maps.example/@37.55,126.91',
  },
  { ...mapo, name: '나 치과', category: 'Dentist', rating: '4.6', phone: '02-5', working_hours: allDay },
  {
    name: '다 식당',
    category: 'Restaurant',
    country: '대한민국',
    full_address: '서울특별시 성동구 왕십리로 1',
    phone: '02-333-5555',
  },
  {
    name: '라 식당',
    category: 'Restaurant',
    country: '대한민국',
    full_address: '부산광역시 해운대구 해운대로 10',
    location_link: 'https://maps.example/@35.16,129.16',
    about: JSON.stringify({ Parking: { 'Paid street parking': true, 'Free parking lot': false } }),
  },
  { name: '마 식당', category: 'Restaurant', country: 'Germany', full_address: 'Torstr. 1, 10119 Berlin' },
].map((row, index) => ({ ...row, place_id: `ChIJfilter${index}` }))

const furtherQueries = ['', '&sort=rating', '&sort=latest', '&minRating=2', '&search=식당', '&verified=false']

interface Case<Value> {
  readonly value: Value
  readonly passes: (listing: Business) => boolean
  readonly chip: string
  /** Before the list is loaded, which says the chip's name. */
  readonly chipBefore?: string
  readonly refused?: string
}

const cases: { readonly [Name in FilterName]: Case<FilterValue<Name>> } = {
  category: {
    chip: '병원·건강',
    value: 'healthcare',
    passes: ({ categoryGroup }) => categoryGroup === 'healthcare',
  },
  city: { chip: '서울', value: '서울', passes: ({ city }) => city === '서울' },
  district: { chip: '마포구', value: '마포구', passes: ({ district }) => district === '마포구' },
  country: { chip: '대한민국', value: 'KR', passes: ({ countryCode }) => countryCode === 'KR' },
  minRating: { chip: '4점 이상', value: 4, passes: ({ rating }) => Number(rating) >= 4, refused: '6' },
  attribute: {
    chip: '주차',
    chipBefore: 'parking',
    value: ['parking'],
    passes: ({ about }) => Object.values(about.Parking ?? {}).includes(true),
    refused: 'Parking!',
  },
  hasPhone: { chip: '전화번호 있음', value: true, passes: ({ phone }) => phone !== null, refused: 'yes' },
  hoursUnknown: {
    chip: '영업시간 모름',
    value: true,
    passes: ({ openState }) => openState === 'unknown',
    refused: 'yes',
  },
  openNow: { chip: '영업 중', value: true, passes: ({ openState }) => openState === 'open', refused: 'now' },
  box: {
    chip: '지도 영역',
    value: { south: 37.5, west: 126.8, north: 37.6, east: 127 },
    passes: ({ name }) => name === '가 식당',
    refused: '37.5,126.8,37.4,127',
  },
  verified: { chip: '인증된 업체', value: true, passes: ({ isVerified }) => isVerified, refused: '1' },
  missing: {
    chip: '정보가 빠진 업체',
    value: ['coordinates', 'phone'],
    passes: ({ phone, latitude }) => phone === null && latitude === null,
    refused: 'Phone!',
  },
}
const valuesOf = (name: FilterName): FilterValues => ({ [name]: cases[name].value })
const parametersOf = (name: FilterName) => new URLSearchParams(filterParameters(valuesOf(name))).toString()

describe.each(filterNames)('the filter %s', (name) => {
  test('goes into an address and back', () => {
    expect(parametersOf(name)).not.toBe('')
    expect(filtersOfPage(new URLSearchParams(parametersOf(name)))).toEqual(valuesOf(name))
  })

  test('makes a page of its own, in whichever form it is written', () => {
    const key = (query: string) => pageKey({ kind: 'normal', path: '/businesses', query })
    expect(key(parametersOf(name))).toBe(`/businesses?${parametersOf(name)}`)
    expect(key(`x=1&${parametersOf(name)}&page=2`)).toBe(`/businesses?${parametersOf(name)}&page=2`)
    const { refused } = cases[name]
    if (refused) expect(key(`${filters[name].parameter}=${refused}`)).toBe('/businesses')
  })

  test('is said, and taken away alone', () => {
    const other = name === 'city' ? 'phone=1' : 'city=a'
    const filter = listFilterOf(new URLSearchParams(`${other}&${parametersOf(name)}`))
    const said = conditionsOf(filter, { messages: ko }).filter(
      ({ label }) => label === (cases[name].chipBefore ?? cases[name].chip),
    )
    expect(said.map(({ without }) => koreanHref.browse(without))).toEqual([`/businesses?${other}`])
  })

  // Open now is added after the words are interpreted, and is in no index.
  test.skipIf(name === 'openNow')('is known to the index, and to what is kept under a key', () => {
    const filter = toFilter(valuesOf(name)) ?? {}
    expect(filterKey(filter)).not.toBe(filterKey({}))
    expect(passesAll(filter)).toBe(false)
  })
})

describe.each(engines)('filters on %s', (engine) => {
  let app: TestApp
  let all: readonly Business[]
  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
    const found = await app.storage.listings.findBySlug((await list('sort=latest')).businesses[4]?.slug ?? '')
    if (found) await verify(found.id)
    all = (await list('')).businesses
  })
  afterAll(() => app.close())

  const list = async (query: string) => (await app.json(`/api/businesses?limit=50&${query}`)) as BusinessList
  async function verify(id: string) {
    const answer = await app.fetch('/api/admin/businesses/bulk', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: await app.login(), origin: app.origin },
      body: JSON.stringify({ action: 'verify', ids: [id] }),
    })
    expect(answer.status).toBe(200)
  }
  const names = (businesses: readonly Pick<Business, 'name'>[]) => businesses.map(({ name }) => name).sort()
  const ask = (name: FilterName) => `${name}=${encodeURIComponent(String(callValue(name)))}`
  const callValue = (name: FilterName) => filters[name].print(cases[name].value as never)

  describe.each(filterNames)('%s', (name) => {
    const expected = () => names(all.filter(cases[name].passes))

    test.each(furtherQueries.filter((further) => !further.includes(name)))(
      `GET /api/businesses?${name}=…%s → those that pass, and how many`,
      async (further) => {
        const among = (await list(further)).businesses
        const found = await list(ask(name) + further)
        const wanted = among.filter(cases[name].passes)
        expect(names(found.businesses)).toEqual(names(wanted))
        expect(found.totalCount).toBe(wanted.length)
      },
    )

    test('some pass and some do not', () => {
      expect(expected().length).toBeGreaterThan(0)
      expect(expected().length).toBeLessThan(all.length)
    })

    test.each(['/businesses', '/search'])(
      'GET %s with it → its list, its chip, and its field',
      async (path) => {
        const html = await (await app.fetch(`${path}?${parametersOf(name)}`)).text()
        expect(names(all).filter((shown) => html.includes(shown))).toEqual(expected())
        expect(html.includes(`<a href="${path}" class="chip chip-on">${cases[name].chip}<`)).toBe(true)
        expect(html.includes(`name="${filters[name].parameter}"`)).toBe(true)
        const unfiltered = await (await app.fetch(path)).text()
        expect(names(all).filter((shown) => unfiltered.includes(shown))).toEqual(names(all))
      },
    )

    const { refused } = cases[name]
    test.skipIf(!refused)(`GET /api/businesses?${name}=${refused} → 400 that names it`, async () => {
      const answer = await app.fetch(`/api/businesses?${name}=${refused}`)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { message: string }).message).toContain(name)
    })

    test.skipIf(name === 'openNow')(
      'whoever reads all matches piece by piece reads those that pass',
      async () => {
        const piece = await app.storage.administration.scan(toFilter(valuesOf(name)) ?? {}, { limit: 50 })
        expect(names(piece.listings)).toEqual(expected())
      },
    )
  })

  test('GET /api/businesses?district=… → in whichever case, with the city or without', async () => {
    expect((await list('district=마포구')).totalCount).toBe(2)
    expect((await list('city=서울&district=마포구&category=Dentist')).totalCount).toBe(1)
    expect((await list('city=부산&district=마포구')).totalCount).toBe(0)
    expect((await list('district=마포')).totalCount).toBe(0)
  })
})
