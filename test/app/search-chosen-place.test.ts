import { describe, expect, test } from 'vitest'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { namesOf, useListings } from './use-listings.ts'

const belgrade = (latitude: string, longitude: string) => ({
  country: 'Serbia',
  city: 'Belgrade',
  full_address: 'Glavna 5, Beograd 11000, Serbia',
  location_link: `https://www.google.com/maps/place/x/data=!3d${latitude}!4d${longitude}`,
})
const seoul = { country: '대한민국', full_address: '서울특별시 성동구 왕십리로 5 (행당동)' }
const daejeon = { country: '대한민국', full_address: '대전광역시 대덕구 한남로 5 (오정동)' }

const rows: readonly ListingRow[] = [
  { ...belgrade('44.7979', '20.4754'), name: 'Lipa', category: 'Florist' },
  { ...belgrade('44.8181', '20.4602'), name: 'Hrast', category: 'Florist' },
  {
    ...belgrade('44.8400', '20.4100'),
    name: 'Breza',
    category: 'Florist',
    full_address: 'Glavna 6, Vračar, Beograd 11000, Serbia',
  },
  { ...seoul, name: '은하수', category: '꽃집' },
  { ...daejeon, name: '달무리', category: '꽃집' },
].map((row, index) => ({ ...row, place_id: `ChIJchosen${index}` }))

describe.each(engines)('places beside a place that was chosen on %s', (engine) => {
  const { list } = useListings(engine, rows)

  test.each([
    [{ search: 'florist vračar' }],
    [{ search: 'florist', location: 'Vračar' }],
    [{ search: 'florist vračar', location: 'Belgrade' }],
  ])('%o: who is where the quarter lies, though no address says so', async (query) => {
    expect(namesOf(await list(query))).toEqual(['Lipa'])
  })

  test.each([
    [{ search: '성동구 꽃집', location: '대전' }, ['달무리']],
    [{ search: '대전 꽃집', location: '성동구' }, ['은하수']],
  ])('%o: the field counts, and the other place is left out', async (query, names) => {
    const found = await list(query)
    expect(namesOf(found)).toEqual(names)
    expect(found.correctedQuery).toBe('꽃집')
  })

  test.each([
    [{ search: '꽃집', location: '서울시 성동구 행당동' }, ['은하수']],
    [{ search: '꽃집', location: '대전시 오정동' }, ['달무리']],
    [{ search: '꽃집 오정둥' }, ['달무리']],
    [{ search: '꽃집', location: '한양대역 2번출구' }, ['은하수']],
    [{ search: 'florist', location: '11000 Beograd, Srbija' }, ['Breza', 'Hrast', 'Lipa']],
    [{ search: 'florist', location: 'RS-11000' }, ['Breza', 'Hrast', 'Lipa']],
    [{ search: 'florist', location: '11000 Beograd, Germany' }, []],
  ])('%o: the place as people write it', async (query, names) => {
    expect(namesOf(await list(query)).sort()).toEqual(names)
  })

  test.each([
    [{ search: 'florist', city: 'Belgrad' }, ['Breza', 'Hrast', 'Lipa']],
    [{ search: 'florist', city: 'Belgrde' }, ['Breza', 'Hrast', 'Lipa']],
    [{ search: 'florist', city: 'Vračar' }, ['Lipa']],
    [{ search: '꽃집', city: '왕십리' }, ['은하수']],
    // A city of the directory is no other place, though it has none.
    [{ search: '꽃집', city: '서울', district: '강남구' }, []],
    [{ search: 'florist', city: 'Nowhere at all' }, []],
  ])('%o: what is typed as a city may be any place', async (query, names) => {
    expect(namesOf(await list(query)).sort()).toEqual(names)
  })

  test.each(['near me', '내 주변', 'yakınımda'])('the place “%s” is asked for', async (location) => {
    const found = await list({ search: 'florist', location })
    expect(found.totalCount).toBe(rows.length)
    expect(found.near).toMatchObject({ position: 'unknown' })
  })

  test.each([
    { search: '성동구 동물병원', location: '서울' },
    { search: '부산 꽃집', location: '제주' },
  ])('%o: nothing is found where there is none', async (query) => {
    expect(namesOf(await list(query))).toEqual([])
  })
})
