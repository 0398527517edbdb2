import { expect, test } from 'vitest'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { SuggestionService } from './suggestion-service.ts'

const seoul = { key: '서울', name: '서울', countryCode: 'KR', businessCount: 3 }

const nothing = { totalCount: 0, totalCountIsCapped: false }

/** A directory without names of its own. */
const empty = {
  best: async () => [],
  count: async () => nothing,
  listCities: async () => [],
  listDistricts: async () => [],
  listCategories: async () => [],
  listCountries: async () => [],
  dataVersion: async () => 1,
}
const noWords = { findCities: async () => [], findDistricts: async () => [] } as unknown as SearchDictionary

test('a number is counted once in a minute', async () => {
  let [now, counts] = [1_000_000, 0]
  const service = new SuggestionService(empty, noWords, { now: () => now }, async () => ({
    totalCount: ++counts,
    totalCountIsCapped: false,
  }))
  const counted = async () => (await service.suggestPlaces('15237', 'en'))[0]?.businessCount
  expect(await counted()).toBe(1)
  now += 59_000
  expect(await counted()).toBe(1)
  now += 2000
  expect(await counted()).toBe(2)
})

test('a postal code is a place in each form that a search takes', async () => {
  const service = new SuggestionService(empty, noWords, { now: () => 0 }, async () => ({
    totalCount: 7,
    totalCountIsCapped: false,
  }))
  const places = async (text: string) => (await service.suggestPlaces(text, 'en')).map((one) => one.text)
  expect(await places('8005')).toEqual(['8005'])
  expect(await places('15237')).toEqual(['15237'])
  expect(await places('123')).toEqual([])
})

test('a failure to read the names is not remembered, and what was read is', async () => {
  let reads = 0
  const listings = {
    ...empty,
    listCities: async () => {
      reads++
      if (reads === 1) throw new Error('down')
      return [seoul]
    },
  }
  const service = new SuggestionService(
    listings,
    {} as SearchDictionary,
    { now: () => 0 },
    async () => nothing,
  )
  const places = async () => (await service.suggestPlaces('서', 'ko')).map(({ text }) => text)
  await expect(places()).rejects.toThrow('down')
  for (let request = 0; request < 3; request++) expect(await places()).toEqual(['서울'])
  expect(reads).toBe(2)
})
