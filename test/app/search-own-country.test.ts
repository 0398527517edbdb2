import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { importRows, type ListingRow } from './listing-rows.ts'
import { engines, startTestApp, type TestApp } from './test-app.ts'

const oslo = { country: 'Norway', full_address: 'Storgata 12, 0155 Oslo, Norway' }
const jeju = { country: '대한민국', full_address: '제주특별자치도 제주시 관덕로 5' }

const rows: readonly ListingRow[] = [
  { ...oslo, name: 'Fjord Chapel', category: 'Church' },
  { ...oslo, name: 'Havn Lager', category: 'Warehouse' },
  { ...oslo, name: 'Havn Clinic', category: 'Hospital' },
  { ...oslo, name: 'Kaffe Nord', category: 'Cafe' },
  { ...oslo, name: 'H & M Oslo', category: 'Clothing store' },
  { ...oslo, name: 'Nord Table', category: 'Restaurant', rating: '5.0' },
  { ...oslo, name: 'Fjord Inn', category: 'Bed & breakfast' },
  { ...oslo, name: 'Dock B & Sons', category: 'Boat builders' },
  { ...jeju, name: '바당숯불', category: 'Barbecue restaurant' },
  { ...jeju, name: '부산밀면', category: '한식' },
  { ...oslo, name: 'Hansen H', category: 'Lawyer', full_address: 'M 4, 0155 Oslo, Norway' },
  ...Array.from({ length: 20 }, (_, at) => ({ ...oslo, name: `Advokat Holm ${at + 2}`, category: 'Lawyer' })),
  { ...oslo, name: 'Forsvar Dahl', category: 'Criminal justice attorney' },
  { ...jeju, name: '달빛창고', category: '경양식' },
  {
    ...jeju,
    name: '들녘밥상',
    category: '한식',
    full_address: '제주특별자치도 제주시 관덕로 7, 큰빛교회 1층',
  },
  { ...jeju, name: '가람병원 구내식당', category: '한식' },
  ...['Blom', 'Eng', 'Kvist', 'Lyng', 'Rose'].map((name) => ({
    ...oslo,
    name,
    category: 'Florist',
    about: '{"Pets":{"Dogs allowed":true}}',
  })),
  { ...jeju, name: '들꽃 꽃집', category: '꽃집' },
  { ...jeju, name: '여울 카페', category: '카페' },
  { ...jeju, name: '솔바람 커피', category: '기타' },
  { ...jeju, name: '가마솥 통닭', category: '호프/통닭' },
  { ...jeju, name: '돌담 치킨', category: '치킨집' },
  { ...jeju, name: '한라감자탕', category: 'Korean soup restaurant', rating: '4.9' },
  { ...jeju, name: '물결순대국', category: '분식', rating: '3.1' },
].map((row, index) => ({ ...row, place_id: `ChIJown${index}` }))

describe.each(engines)('%s: the country of the words', (engine) => {
  let app: TestApp
  const names = async (query: Readonly<Record<string, string>>) => {
    const found = (await app.json(`/api/businesses?${new URLSearchParams(query)}`)) as BusinessList
    return found.businesses.map(({ name }) => name)
  }

  beforeAll(async () => {
    app = await startTestApp(engine)
    await importRows(app, rows)
  })
  afterAll(() => app.close())

  test('of a trade that the country does not have, a city has as many as the list counts there', async () => {
    const count = async (query: Readonly<Record<string, string>>) =>
      ((await app.json(`/api/businesses?${new URLSearchParams(query)}`)) as BusinessList).totalCount
    const inOslo = await count({ search: '변호사', city: 'Oslo' })
    expect(inOslo).toBeGreaterThanOrEqual(20)
    expect(await count({ search: '변호사' })).toBe(inOslo)
  })

  test.each([
    ['창고', 'Havn Lager'],
    ['교회', 'Fjord Chapel'],
    ['병원', 'Havn Clinic'],
  ])(
    'GET /api/businesses?search=%s → the trade elsewhere before a restaurant of that name',
    async (search, first) => {
      expect((await names({ search }))[0]).toBe(first)
    },
  )

  test('GET /api/businesses?search=음식점 → those of Korea first', async () => {
    expect((await names({ search: '음식점' }))[0]).toMatch(/^[가-힣]/)
  })

  test('GET /api/businesses?search=병원 제주시 → not the canteen of a hospital', async () => {
    expect(await names({ search: '병원 제주시' })).toEqual([])
  })

  test('GET /api/businesses?search=강아지랑 갈 수 있는 꽃집 → those of Korea, of which nobody knows it, first', async () => {
    const found = await names({ search: '강아지랑 갈 수 있는 꽃집' })
    expect(found[0]).toBe('들꽃 꽃집')
    expect(found).toHaveLength(6)
  })

  test.each(['카페', 'zkvp'])('GET /api/businesses?search=%s → those of Korea first', async (search) => {
    expect(await names({ search })).toEqual(['여울 카페', '솔바람 커피', 'Kaffe Nord'])
  })

  test.each([
    [
      ['카페 제주시', '커피숍 제주시', '커피집 제주시'],
      ['솔바람 커피', '여울 카페'],
    ],
    [
      ['통닭 제주시', '치킨 제주시', '치킨집 제주시'],
      ['가마솥 통닭', '돌담 치킨'],
    ],
  ])('%j find the same', async (searches, found) => {
    for (const search of searches) expect((await names({ search })).toSorted()).toEqual(found)
  })

  test.each(['순대국 제주시', '순대국집 제주시'])(
    'GET /api/businesses?search=%s → who is called so before the others of the trade',
    async (search) => {
      expect(await names({ search })).toEqual(['물결순대국', '한라감자탕'])
    },
  )

  test('GET /api/businesses?search=돼지갈비 제주시 → the related trades where nobody is called so', async () => {
    expect(await names({ search: '돼지갈비 제주시' })).toEqual(['바당숯불'])
  })

  test('GET /api/businesses?search=b%26b → the trade, and not the letter', async () => {
    expect(await names({ search: 'b & b' })).toEqual(['Fjord Inn'])
  })

  test('GET /api/businesses?search=한식&location=부산 → not who is called so elsewhere', async () => {
    const found = await app.json(
      `/api/businesses?${new URLSearchParams({ search: '한식', location: '부산' })}`,
    )
    expect(found).toMatchObject({ totalCount: 0, place: { phrase: '부산', city: '부산' } })
  })

  test('GET /api/businesses?search=h%26m → the name, and not the letters', async () => {
    expect(await names({ search: 'h&m' })).toEqual(['H & M Oslo'])
  })
})
