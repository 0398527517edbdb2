import { describe, expect, test } from 'vitest'
import type { BusinessList } from '../../src/domain/directory/directory.ts'
import { engines } from './test-app.ts'
import { useListings } from './use-listings.ts'

const oslo = { country: 'Norway', full_address: 'Storgata 12, 0155 Oslo, Norway' }
const rows = [
  { ...oslo, name: 'Blue Table', category: 'Restaurant', place_id: 'ChIJlinked0' },
  { ...oslo, name: 'Red Chair', category: 'Restaurant', place_id: 'ChIJlinked1' },
]

describe.each(engines)('a pasted link on %s', (engine) => {
  const site = useListings(engine, rows)

  test.each([
    'https://www.google.com/maps/place/Blue+Table/@59.9,10.7,17z/data=!4m6',
    'https://map.naver.com/p/search/Blue%20Table',
    'www.bluetable.no',
    'Blue Table https://maps.app.goo.gl/AbCdEf',
  ])('GET /api/businesses?search=%s → who is called so', async (search) => {
    const found = (await site.app.json(`/api/businesses?${new URLSearchParams({ search })}`)) as BusinessList
    expect(found.businesses.map(({ name }) => name)).toEqual(['Blue Table'])
  })
})
