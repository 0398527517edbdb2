import { expect, test } from 'vitest'
import type { DistrictCount } from '../../ports/listing-store.ts'
import { findLocation, findLocations } from './find-places.ts'

const district = (name: string, city: string, businessCount: number): DistrictCount => ({
  name,
  city: { key: city.toLowerCase(), name: city, countryCode: '', businessCount: 100 },
  businessCount,
})

const located = (rows: readonly DistrictCount[]) =>
  findLocation({ findCities: async () => [], findDistricts: async () => rows }, 'Old Harbour')

test('spellings of one district are no choice between cities', async () => {
  const found = await located([district('Old Harbour', 'Arden', 7), district('Óld Harbour', 'Arden', 2)])
  expect(found?.answer).toMatchObject({ city: 'Arden', district: 'Old Harbour' })
  expect(found?.answer.choices).toBeUndefined()
})

test('a district of several cities is a choice, that with most listings first', async () => {
  const found = await located([district('Old Harbour', 'Arden', 7), district('Old Harbour', 'Bellmere', 2)])
  expect(found?.answer.choices).toEqual([
    { city: 'Arden', businessCount: 7 },
    { city: 'Bellmere', businessCount: 2 },
  ])
})

test.each([
  ['Florence, Italy', undefined],
  ['Florence, Ohio', undefined],
  ['Florence, Germany', undefined],
  ['Florence, United States', 'Florence, US'],
  ['Florence, Alabama', 'Florence, US'],
  ['Novi Beograd, Srbija', 'Belgrade'],
  ['Novi Beograd, Germany', undefined],
])('the place field “%s” is the city %s', async (text, page) => {
  const florence = { key: 'florence, us', name: 'Florence', countryCode: 'US', businessCount: 9 }
  const names = {
    findCities: async (keys: readonly string[]) => (keys.includes(florence.key) ? [florence] : []),
    findDistricts: async () => [],
  }
  expect((await findLocations(names, text))[0]?.answer.city).toBe(page)
})
