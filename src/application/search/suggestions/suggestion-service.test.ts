import { expect, test } from 'vitest'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { SuggestionService } from './suggestion-service.ts'

const seoul = { key: '서울', name: '서울', countryCode: 'KR', businessCount: 3 }

const nothing = { totalCount: 0, totalCountIsCapped: false }

test('a failure to read the names is not remembered, and what was read is', async () => {
  let reads = 0
  const listings = {
    best: async () => [],
    count: async () => nothing,
    listCities: async () => {
      reads++
      if (reads === 1) throw new Error('down')
      return [seoul]
    },
    listDistricts: async () => [],
    listCategories: async () => [],
    listCountries: async () => [],
    dataVersion: async () => 1,
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
