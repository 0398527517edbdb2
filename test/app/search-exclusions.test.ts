import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const oslo = { country: 'Norway', full_address: 'Storgata 12, 0155 Oslo, Norway' }
const jeju = { country: '대한민국', full_address: '제주특별자치도 제주시 관덕로 5' }
const zürich = { country: 'Switzerland' }

const rows: readonly ListingRow[] = [
  { ...oslo, name: 'Fjord Table', category: 'Restaurant' },
  { ...oslo, name: 'Nori', category: 'Sushi restaurant' },
  { ...oslo, name: 'Sushi & Friends', category: 'Restaurant' },
  { ...oslo, name: 'Kaia', category: 'Restaurant', about: '{"Offerings": {"Vegan options": true}}' },
  { ...oslo, name: 'No Limits Gym', category: 'Gym' },
  { ...oslo, name: 'Iron Gym', category: 'Gym' },
  { ...jeju, name: '오름', category: '일식' },
  { ...jeju, name: '바다초밥', category: '일식' },
  {
    ...zürich,
    name: 'Blaue Stube',
    category: 'Restaurant',
    full_address: 'Mustergasse 1, 8001 Zürich, Switzerland',
  },
  {
    ...zürich,
    name: 'Rote Stube',
    category: 'Restaurant',
    full_address: 'Mustergasse 2, 8004 Zürich, Switzerland',
  },
  { country: '대한민국', name: '느린 찻집', category: '카페', full_address: '서울특별시 성동구 행당동 7' },
].map((row, index) => ({ ...row, place_id: `ChIJexcluded${index}` }))

describe.each(engines)('what the words of a search exclude on %s', (engine) => {
  const site = useListings(engine, rows)

  const list = (search: string) =>
    site.app.json(`/api/businesses?${new URLSearchParams({ search })}`) as Promise<BusinessList>

  test.each([
    ['restaurant oslo not sushi', ['sushi'], ['Fjord Table', 'Kaia']],
    ['restaurant oslo ohne sushi', ['sushi'], ['Fjord Table', 'Kaia']],
    ['oslo restaurant -sushi', ['sushi'], ['Fjord Table', 'Kaia']],
    ['restaurant oslo without vegan', ['vegan'], ['Fjord Table', 'Nori', 'Sushi & Friends']],
    ['not sushi restaurant oslo', ['sushi'], ['Fjord Table', 'Kaia']],
    ['제주시 초밥 아닌 일식', ['초밥'], ['오름']],
    ['제주시 일식 초밥 빼고', ['초밥'], ['오름']],
    ['restaurant zürich not kreis 1', ['kreis 1'], ['Rote Stube']],
    ['restaurant zürich nicht 8004', ['8004'], ['Blaue Stube']],
  ])('GET /api/businesses?search=%s → the others', async (search, phrases, names) => {
    const found = await list(search)
    expect(found.businesses.map(({ name }) => name).toSorted()).toEqual(names)
    expect(found.excluded?.phrases).toEqual(phrases)
  })

  test('GET /api/businesses?search=카페 성동구 말고 왕십리 → what is in the asked part of the other place', async () => {
    const found = await list('카페 성동구 말고 왕십리')
    expect(found.businesses.map(({ name }) => name)).toEqual(['느린 찻집'])
    expect(found).toMatchObject({ correctedQuery: '카페 왕십리' })
    expect(found.excluded).toBeUndefined()
  })

  test('GET /api/businesses?search=no limits gym → the listing of that name', async () => {
    const found = await list('no limits gym')
    expect(found.businesses[0]?.name).toBe('No Limits Gym')
    expect(found.excluded).toBeUndefined()
  })

  test('GET /search?q=restaurant oslo not sushi → says what is not in the list, and keeps it beside a chip', async () => {
    const page = await (await site.app.fetch('/search?q=restaurant+oslo+not+sushi')).text()
    expect(page).toContain('‘sushi’에 해당하는 곳은 보여 주지 않습니다.')
    expect(page).not.toContain('‘not sushi’')
    expect(page).toContain('q=restaurant%20not%20sushi')
  })
})
