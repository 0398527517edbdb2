import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import type { ListingRow } from './listing-rows.ts'
import { engines } from './test-app.ts'
import { namesOf, useListings } from './use-listings.ts'

const rows: readonly ListingRow[] = [
  { name: 'Pekara Sova', full_address: 'Glavna 1, 11080 Zemun, Serbia' },
  { name: 'Pekara Jarebica', full_address: 'Cara Dušana 4, Beograd 11080, Serbia' },
  { name: 'Pekara Detlić', full_address: 'Cara Dušana 6, Beograd 11080, Serbia' },
  { name: 'Pekara Jarebica Centar', full_address: 'Takovska 2, Beograd 11000, Serbia' },
].map((row, index) => ({ ...row, category: 'Bakery', country: 'Serbia', place_id: `ChIJpart${index}` }))

describe.each(engines)('a name in a part of a city on %s', (engine) => {
  const site = useListings(engine, rows)
  const list = async (search: string) =>
    (await site.app.json(`/api/businesses?${new URLSearchParams({ search })}`)) as BusinessList

  test('pekara jarebica zemun → whose address says so, though another one is filed under Zemun', async () => {
    expect(namesOf(await list('pekara jarebica zemun'))).toEqual(['Pekara Jarebica'])
  })

  test('jarebica bgd → who has the name in the city that is written in short', async () => {
    expect(namesOf(await list('jarebica bgd')).toSorted()).toEqual([
      'Pekara Jarebica',
      'Pekara Jarebica Centar',
    ])
  })

  test('pekara zemun → all that are there', async () => {
    expect(namesOf(await list('pekara zemun')).toSorted()).toEqual([
      'Pekara Detlić',
      'Pekara Jarebica',
      'Pekara Sova',
    ])
  })
})
