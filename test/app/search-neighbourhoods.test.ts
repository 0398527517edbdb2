import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const korea = 'South Korea'
const america = 'United States'
const businesses: readonly ListingRow[] = [
  {
    name: '달무리',
    category: '카페',
    full_address: '서울특별시 성동구 연무장길 3 (성수동2가)',
    country: korea,
  },
  {
    name: '솔바람',
    category: '카페',
    full_address: '서울특별시 성동구 왕십리로 8 (성수동1가)',
    country: korea,
  },
  { name: '물푸레', category: '카페', full_address: '서울특별시 성동구 행당로 21 (행당동)', country: korea },
  {
    name: '왕십리카페',
    category: '카페',
    full_address: '대전광역시 대덕구 송촌로 6 (송촌동)',
    country: korea,
  },
  {
    name: '늘봄 왕십리점',
    category: '세탁소',
    full_address: '서울특별시 성동구 성수이로 30 (성수동2가)',
    country: korea,
  },
  {
    name: '맘스터치 행당역점',
    category: '패스트푸드',
    full_address: '서울특별시 성동구 고산자로 20 (행당동)',
    country: korea,
  },
  {
    name: 'Anchor Roses',
    category: 'Florist',
    full_address: '4 Knez Mihailova, 11000 Beograd, Serbia',
    country: 'Serbia',
  },
  {
    name: 'Hollow Ferns',
    category: 'Florist',
    full_address: '7 Orchard Hill Rd, Grove City, PA 16127, United States',
    country: america,
  },
  {
    name: 'Amber Roses',
    category: 'Florist',
    full_address: '3215 Huntsville Rd, Florence, AL 35630, United States',
    country: america,
  },
  {
    name: 'Silver Roses',
    category: 'Florist',
    full_address: '1600 Milwaukee Ave, Florence, AL 35630, United States',
    country: america,
  },
  {
    name: 'Copper Roses',
    category: 'Florist',
    full_address: '12 Penn St, Huntingdon, PA 16652, United States',
    country: america,
  },
  {
    name: 'Dusty Tulips',
    category: 'Florist',
    full_address: '80 E 4th St, Columbus, OH 43215, United States',
    country: america,
  },
]
const rows = businesses.map((row, index) => ({ ...row, place_id: `ChIJquarter${index}` }))

describe.each(engines)('%s: neighbourhoods', (engine) => {
  let app: TestApp
  const list = async (query: Readonly<Record<string, string>>) =>
    (await app.json(`/api/businesses?${new URLSearchParams(query)}`)) as BusinessList
  const named = async (query: Readonly<Record<string, string>>) =>
    (await list(query)).businesses.map(({ name }) => name).toSorted()

  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
  })
  afterAll(() => app.close())

  test.each([
    ['성수2가동 카페', ['달무리']],
    ['성수2가3동 카페', ['달무리']],
    ['카페 성수1가', ['솔바람']],
    ['카페성수동', ['달무리', '솔바람']],
    ['カフェ 聖水洞', ['달무리', '솔바람']],
    ['성수2가동카페', ['달무리']],
    ['행당1동 카페', ['물푸레']],
    ['카페(행당동)', ['물푸레']],
    ['#행당동 #카페', ['물푸레']],
    ['카페·커피 행당동', ['물푸레']],
  ])('GET /api/businesses?search=%s → those of the 동 in addresses', async (search, names) => {
    expect(await named({ search })).toEqual(names)
  })

  test.each([
    ['성동구 브런치', '브런치', ['달무리', '물푸레', '솔바람']],
    ['성수동 비건', '비건', ['달무리', '솔바람']],
  ])(
    'GET /api/businesses?search=%s → who may offer it, and not everybody there',
    async (search, words, names) => {
      const found = await list({ search })
      expect(found.businesses.map(({ name }) => name).toSorted()).toEqual(names)
      expect(found.unknownAttributes).toMatchObject({ words, isKnown: false })
    },
  )

  test.each([
    ['맘스터치 왕십리점', '맘스터치 왕십리'],
    ['맘터 왕십리점', '맘스터치 왕십리'],
    ['맘스터치 성수점', '맘스터치'],
  ])('GET /api/businesses?search=%s → the name, not the branch of others', async (search, correctedQuery) => {
    const found = await list({ search })
    expect(found.businesses.map(({ name }) => name)).toEqual(['맘스터치 행당역점'])
    expect(found.correctedQuery).toBe(correctedQuery)
  })

  test('GET /api/businesses?search=스타벅스 왕십리점 → of a chain that is not in Korea, its trade there', async () => {
    const found = await list({ search: '스타벅스 왕십리점' })
    expect(found.businesses.map(({ name }) => name)).toEqual(['물푸레'])
    expect(found.insteadOf).toBe('스타벅스')
  })

  test.each([
    ['왕십리 카페 성동구', ['물푸레']],
    ['서울 성동구 왕십리 카페', ['물푸레']],
    ['카페 왕십리', ['물푸레']],
  ])('GET /api/businesses?search=%s → those of the narrower place alone', async (search, names) => {
    const found = await list({ search })
    expect(found.businesses.slice(0, names.length).map(({ name }) => name)).toEqual(names)
    expect(found.businesses.map(({ name }) => name)).not.toContain('왕십리카페')
    expect(found.place).toMatchObject({ city: '서울', rest: '카페' })
  })

  test('GET /api/businesses?search=강남구 카페 왕십리 → none, for the one is not in the other', async () => {
    expect(await list({ search: '강남구 카페 왕십리' })).toMatchObject({ totalCount: 0 })
  })

  test('GET /api/businesses?search=꽃집 금호1가동 → none there, and nobody elsewhere', async () => {
    expect(await list({ search: '꽃집 금호1가동' })).toMatchObject({
      totalCount: 0,
      place: { district: '금호1가동' },
    })
  })

  test('GET /api/businesses?search=카페&location=성수2가동 → those of the 동 in addresses', async () => {
    expect(await named({ search: '카페', location: '성수2가동' })).toEqual(['달무리'])
  })

  test('GET /api/businesses?search=florist belgrade montana → none of the other Belgrade', async () => {
    expect(await list({ search: 'florist belgrade montana' })).toMatchObject({
      totalCount: 0,
      place: { phrase: 'belgrade montana', city: 'Belgrade, US' },
    })
  })

  test.each([
    ['florist squirrel hill', 'Pittsburgh', 'Squirrel Hill'],
    ['florist north huntingdon', 'Pittsburgh', 'North Huntingdon'],
    ['florist west huntingdon', '', 'west huntingdon'],
    ['florist qwertz township', '', 'qwertz township'],
  ])(
    'GET /api/businesses?search=%s → none of a place that half of the name names',
    async (search, city, district) => {
      expect(await list({ search })).toMatchObject({ totalCount: 0, place: { city, district } })
    },
  )

  test.each([
    ['florist montana', '', 'Montana'],
    ['florist', 'Montana', 'Montana'],
    ['florist', 'mt', 'Montana'],
    ['florist MT', '', 'Montana'],
    ['copper florist nj', '', 'New Jersey'],
  ])('GET /api/businesses?search=%s&location=%s → none in %s', async (search, location, district) => {
    expect(await list({ search, ...(location && { location }) })).toMatchObject({
      totalCount: 0,
      place: { city: '', district },
    })
  })

  test.each([
    ['florist huntingdon', ['Copper Roses']],
    ['florist PA', ['Copper Roses', 'Hollow Ferns']],
    ['copper florist pa', ['Copper Roses']],
    ['florist north columbus ohio', ['Dusty Tulips']],
    ['florist orchard hill', ['Hollow Ferns']],
  ])('GET /api/businesses?search=%s → those of the place', async (search, names) => {
    expect(await named({ search })).toEqual(names)
  })

  test.each([['florist huntsville'], ['florist huntsville al'], ['florist milwaukee wisconsin']])(
    'GET /api/businesses?search=%s → not who is in a street of the town’s name',
    async (search) => {
      expect(await list({ search })).toMatchObject({ totalCount: 0, place: { rest: 'florist' } })
    },
  )

  test('GET /api/businesses?search=copper & qwertz → nothing, and not half of the name', async () => {
    expect(await list({ search: 'copper & qwertz' })).toMatchObject({ totalCount: 0 })
    expect(await named({ search: 'copper qwertz' })).toEqual(['Copper Roses'])
  })
})
