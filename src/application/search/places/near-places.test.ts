import { expect, test } from 'vitest'
import { findNearPlace } from './near-places.ts'

test('a part of a city may be misspelt beside a trade', async () => {
  const none = { findCities: async () => [], findDistricts: async () => [] }
  const found = await findNearPlace(none, 'florist novi beogrd')
  expect(found?.answer).toMatchObject({ district: 'Novi Beograd', rest: 'florist', isMisspelt: true })
})
