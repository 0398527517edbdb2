import { describe, expect, test } from 'vitest'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { namesOf, useListings } from './use-listings.ts'

const zurich = (street: string, zip: string) => ({
  country: 'Switzerland',
  city: 'Zürich',
  full_address: `${street}, ${zip} Zürich, Switzerland`,
})
const oslo = { country: 'Norway', city: 'Oslo', full_address: 'Storgata 12, 0155 Oslo, Norway' }

const rows: readonly ListingRow[] = [
  { ...zurich('Querstrasse 9', '8050'), name: 'Pelikan Stube', category: 'Restaurant' },
  { ...zurich('Langstrasse 9', '8004'), name: 'Pelikan Stube', category: 'Restaurant' },
  { ...oslo, name: 'Whistling Brook Dentistry', category: 'Dentist' },
  { ...oslo, name: 'Brook Fishing', category: 'Fishing store' },
  { ...oslo, name: 'Tooth Fjord Dental', category: 'Dentist' },
  { ...oslo, name: 'Fjord Motor', category: 'Auto repair shop', phone: '(412) 364-5003' },
  { ...oslo, name: 'Nord Radio 412', category: 'Radio broadcaster' },
  ...Array.from({ length: 6 }, (_, index) => ({ ...oslo, name: `Rør ${index}`, category: 'Plumber' })),
].map((row, index) => ({ ...row, place_id: `ChIJloose${index}` }))

describe.each(engines)('names and numbers written loosely on %s', (engine) => {
  const { list } = useListings(engine, rows)

  test('a name beside a part of a city is that name there', async () => {
    const found = await list({ search: 'pelikan stube oerlikon' })
    expect(found.businesses.map(({ address }) => address)).toEqual([expect.stringContaining('8050')])
    expect(found.place).toMatchObject({ phrase: 'oerlikon', district: 'Oerlikon' })
  })

  test('a name with one word that it has not is that name, and not who has one of its words', async () => {
    const found = await list({ search: 'whistling brook motor' })
    expect(namesOf(found)).toEqual(['Whistling Brook Dentistry'])
    expect(found.correctedQuery).toBe('whistling brook')
  })

  test.each(['whistling brook london', 'whistling brook 도쿄'])(
    '%s: a place is not left out',
    async (search) => {
      expect(namesOf(await list({ search }))).toEqual([])
    },
  )

  test.each(['call 412', '+1 412 364 5003', '1 412 364 5003'])('%s is a number', async (search) => {
    expect(namesOf(await list({ search }))).toEqual(['Fjord Motor'])
  })

  test('a pasted plus is a space', async () => {
    expect(namesOf(await list({ search: 'Tooth+Fjord+Dental' }))).toEqual(['Tooth Fjord Dental'])
  })

  test('an emoji stands for the trade of which there are more, if there are few of the likeliest', async () => {
    const found = await list({ search: '🔧 oslo' })
    expect(namesOf(found).every((name) => name.startsWith('Rør'))).toBe(true)
  })
})
