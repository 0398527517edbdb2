import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const oslo = { country: 'Norway', full_address: 'Storgata 12, 0155 Oslo, Norway' }
const bergen = { country: 'Norway', full_address: 'Torgallmenningen 1, 5014 Bergen, Norway' }
const jeju = { country: '대한민국', full_address: '제주특별자치도 제주시 관덕로 5' }

const rows: readonly ListingRow[] = [
  { ...oslo, name: 'Bønner', category: 'Cafe' },
  { ...oslo, name: 'Hveteboller', category: 'Bakery' },
  { ...oslo, name: 'Nattbar', category: 'Bar' },
  { ...oslo, name: 'Cafe Bakery Løkka', category: 'Restaurant' },
  { ...oslo, name: 'Florist and Tailor', category: 'Gift shop' },
  { ...oslo, name: 'Blå Hegre', category: 'Gift shop' },
  { ...bergen, name: 'Hegre', category: 'Gift shop' },
  { ...oslo, name: 'Rødrev', category: 'Book store', opening_hours: { Monday: '9-17', Sunday: '10-12' } },
  { ...bergen, name: 'Regnkaffe', category: 'Cafe' },
  { ...bergen, name: 'Surdeig', category: 'Bakery' },
  { ...jeju, name: '오름', category: '카페' },
  { ...jeju, name: '밀밭', category: '제과점' },
  { ...jeju, name: '바다', category: '횟집' },
].map((row, index) => ({ ...row, place_id: `ChIJeither${index}` }))

describe.each(engines)('trades that the words of a search join on %s', (engine) => {
  const site = useListings(engine, rows)

  const list = async (search: string, location = '') => {
    const asked = new URLSearchParams({ search, location })
    const found = (await site.app.json(`/api/businesses?${asked}`)) as BusinessList
    return { ...found, names: found.businesses.map(({ name }) => name) }
  }

  test('cafe or bakery oslo → who is both, and then who is either', async () => {
    const { names, totalCount, correctedQuery, place } = await list('cafe or bakery oslo')
    expect(names[0]).toBe('Cafe Bakery Løkka')
    expect(names.slice(1).toSorted()).toEqual(['Bønner', 'Hveteboller'])
    expect(totalCount).toBe(3)
    expect(correctedQuery).toBe('cafe / bakery oslo')
    expect(place).toMatchObject({ phrase: 'oslo', rest: 'cafe / bakery' })
  })

  test.each([
    ['제주시 카페나 빵집', '', ['밀밭', '오름']],
    ['cafe / bakery', 'bergen', ['Regnkaffe', 'Surdeig']],
    ['kahve veya fırın bergen', '', ['Regnkaffe', 'Surdeig']],
  ])('“%s” in “%s” → %j', async (search, location, names) => {
    expect((await list(search, location)).names.toSorted()).toEqual(names)
  })

  test('where one of the trades has nobody, the other one is listed', async () => {
    expect((await list('bakery or plumber bergen')).names).toEqual(['Surdeig'])
  })

  test('florist and tailor → the listing of that name', async () => {
    expect((await list('florist and tailor')).names[0]).toBe('Florist and Tailor')
    expect((await list('florist and tailor')).correctedQuery).toBeUndefined()
  })

  test.each([
    ['hegre or rødrev oslo', ['Blå Hegre', 'Rødrev'], 'hegre / rødrev oslo'],
    ['blå hegre oder rødrev', ['Blå Hegre', 'Rødrev'], 'blå hegre / rødrev'],
    ['hegre / rødrev', ['Blå Hegre', 'Hegre', 'Rødrev'], 'hegre / rødrev'],
    ['rødrev vs qxqxqx', ['Rødrev'], 'rødrev'],
  ])('%s → who has either name', async (search, names, words) => {
    const found = await list(search)
    expect(found.names.toSorted()).toEqual(names)
    expect(found.correctedQuery).toBe(words)
  })

  test('a trade in either of two places is still that', async () => {
    expect((await list('gift shop oslo or bergen')).names.toSorted()).toContain('Hegre')
    expect((await list('gift shop oslo or bergen')).place?.rest).toBe('gift shop')
  })

  test('rødrev or hveteboller open on sunday → first who is known to be open', async () => {
    const found = await list('rødrev or hveteboller open on sunday')
    expect(found.names[0]).toBe('Rødrev')
    expect(found.time?.words).toBe('open on sunday')
  })
})
