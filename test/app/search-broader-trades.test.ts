import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const bern = { country: 'Switzerland', full_address: 'Marktgasse 4, 3011 Bern, Switzerland' }
const basel = { country: 'Switzerland', full_address: 'Freie Strasse 9, 4001 Basel, Switzerland' }
const luzern = { country: 'Switzerland', full_address: 'Pilatusstrasse 3, 6003 Luzern, Switzerland' }
const jongno = { country: '대한민국', full_address: '서울특별시 종로구 종로 8 (관철동)' }
const alabama = { country: 'United States', full_address: '12 Co Rd 870, Florence, AL 35633, USA' }

const rows: readonly ListingRow[] = [
  { ...jongno, name: '들녘밥상', category: '한식' },
  { ...jongno, name: '노을접시', category: '경양식' },
  { ...jongno, name: '장마루', category: '한식', full_address: '서울특별시 서대문구 통일로 4 (냉천동)' },
  { ...jongno, name: '냉천순대', category: '한식', full_address: '서울특별시 서대문구 통일로 5 (냉천동)' },
  { ...jongno, name: '윤슬상회', category: '식료품점' },
  { ...bern, name: 'Aare Kicks', category: 'Martial arts school' },
  { ...bern, name: 'Glasses of Bern', category: 'Optician' },
  { ...bern, name: 'Marzili Laden', category: 'Korean grocery store' },
  { ...bern, name: 'Chalet Aare', category: 'Swiss restaurant' },
  { ...luzern, name: 'Reuss Vegeterian Restaurant', category: 'Restaurant' },
  { ...luzern, name: 'Kapellblatt', category: 'Vegetarian restaurant' },
  { ...basel, name: 'Rheinknie Recht', category: 'Lawyer' },
  {
    country: 'Switzerland',
    full_address: 'Hofwiesenstrasse 399, 8050 Zürich, Switzerland',
    name: 'Limmat Recht',
    category: 'Lawyer',
  },
  { ...alabama, name: 'Quiet Creek Chapel', category: 'Church' },
  {
    ...alabama,
    name: 'Loud Creek Chapel',
    category: 'Church',
    full_address: '9 Elm St, Florence, AL 35630, USA',
  },
].map((row, index) => ({ ...row, place_id: `ChIJbroader${index}` }))

describe.each(engines)('a trade that is a part of another on %s', (engine) => {
  const site = useListings(engine, rows)

  const listed = (search: string, location = '') =>
    site.app.json(`/api/businesses?${new URLSearchParams({ search, location })}`) as Promise<BusinessList>

  test.each([
    ['순대국 관철동', ['들녘밥상'], '순대국'],
    ['순대국 냉천동', ['냉천순대', '장마루'], '순대국'],
    ['파스타 종로구', ['노을접시'], '파스타'],
    ['karate classes bern', ['Aare Kicks'], 'karate classes'],
    ['Käsefondue bern', ['Chalet Aare'], 'käsefondue'],
    ['bankruptcy attorney basel', ['Rheinknie Recht'], 'bankruptcy attorney'],
  ])('GET /api/businesses?search=%s → %j, and what they are instead of', async (search, names, insteadOf) => {
    const found = await listed(search)
    expect(found.businesses.map(({ name }) => name)).toEqual(names)
    expect(found.insteadOf?.toLowerCase()).toBe(insteadOf)
  })

  test('GET /api/businesses?search=korean restaurant bern → none, and no shop for groceries', async () => {
    expect(await listed('korean restaurant bern')).toMatchObject({ totalCount: 0 })
  })

  test('GET /api/businesses?search=church on county road 870 → who is on Co Rd 870', async () => {
    const { businesses } = await listed('church on county road 870')
    expect(businesses.map(({ name }) => name)).toEqual(['Quiet Creek Chapel'])
  })

  test('GET /api/businesses?search=qqwxyzk oerlikon → all of the part of the city', async () => {
    const { businesses, correctedQuery, place } = await listed('qqwxyzk oerlikon')
    expect(businesses.map(({ name }) => name)).toEqual(['Limmat Recht'])
    expect({ correctedQuery, district: place?.district }).toEqual({
      correctedQuery: 'oerlikon',
      district: 'Oerlikon',
    })
  })

  test.each([
    ['lawyer', 'base', 'Basel'],
    ['한식', 'whdfhrn', '종로구'],
  ])('GET /api/businesses?search=%s&location=%s → in %s', async (search, location, name) => {
    const { totalCount, place } = await listed(search, location)
    expect(totalCount).toBe(1)
    expect(place?.district ?? place?.city).toBe(name)
  })

  test('GET /api/businesses?search=vegeterian restaurant luzern → the trade, whoever is mistyped so', async () => {
    const found = await listed('vegeterian restaurant luzern')
    expect(found.businesses.map(({ name }) => name)).toContain('Kapellblatt')
  })
})
