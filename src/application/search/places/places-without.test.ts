import { expect, test } from 'vitest'
import type { Listing } from '../../../domain/business/listing.ts'
import { hasPlaceByChance } from './places-without.ts'

const isThere = async (location: string, address: string) => {
  const listings = [{ name: 'Example', category: '', address } as Listing]
  const sources = {
    listings: { best: async () => listings, listPage: async () => ({ listings, entries: 1 }) },
  }
  const found = { filter: {}, groups: [] }
  return !(await hasPlaceByChance({ ...sources, dictionary: undefined as never }, found, location))
}

test.each([
  ['Lancaster PA', '333 E Lancaster Ave, Ardmore, PA 19999', false],
  ['Lancaster PA', '12 Main St, Lancaster, PA 17699', true],
  ['Manhattan NY', '150 E 999th St, New York, NY 10999', true],
])('%s and %s', async (location, address, expected) => {
  expect(await isThere(location, address)).toBe(expected)
})
