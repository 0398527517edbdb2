import { expect, test } from 'vitest'
import { cityKey } from '../../domain/address/city-key.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { CityCount } from '../ports/listing-store.ts'
import { understandSearch } from './understand-search.ts'

const noPage = async () => ({ listings: [], entries: 0 })

/** The phrases that each interpretation of a search without results takes for a city; '' if it takes none. */
async function placesIn(
  search: string,
  city: Pick<CityCount, 'name' | 'businessCount'>,
  listPage: (filter: ListingFilter) => Promise<{ listings: Listing[]; entries: number }> = noPage,
): Promise<string[]> {
  const known: CityCount = { ...city, key: cityKey(city.name), countryCode: 'DE' }
  const sources = {
    listings: { best: async () => [], listPage },
    dictionary: {
      wordsFrom: async () => [],
      findWords: async () => [],
      wordsLike: async () => [],
      findCities: async (keys: readonly string[]) => (keys.includes(known.key) ? [known] : []),
      findDistricts: async () => [],
      findSynonyms: async () => [],
    },
  }
  const found: string[] = []
  await understandSearch(sources, { search }, async ({ place }) => {
    found.push(place?.phrase ?? '')
    return { totalCount: 0 }
  })
  return found
}

test('a trade in a large city that has none of it is not looked for as words', async () => {
  const places = await placesIn('painter berlin', { name: 'Berlin', businessCount: 10_000 })
  expect(new Set(places)).toEqual(new Set(['berlin']))
})

test('a trade that no name has is looked for in its large city by what else it may be called', async () => {
  const city = { key: 'berlin', name: 'Berlin', countryCode: 'DE', businessCount: 10_000 }
  const word = { word: 'accounting', key: wordKey('accounting'), businessCount: 7 }
  const listing = { name: 'Berlin Accounting' } as Listing
  const asked: ListingFilter[] = []
  const sources = {
    listings: {
      best: async (filter: ListingFilter) => {
        asked.push(filter)
        return [listing]
      },
      listPage: noPage,
    },
    dictionary: {
      wordsFrom: async () => [],
      findWords: async () => [],
      wordsLike: async () => [word],
      findCities: async (keys: readonly string[]) => (keys.includes('berlin') ? [city] : []),
      findDistricts: async () => [],
      findSynonyms: async () => [],
    },
  }
  const tried: (string | undefined)[] = []
  const found = await understandSearch(sources, { search: 'accountant berlin' }, async (interpretation) => {
    tried.push(interpretation.correctedQuery)
    return { totalCount: interpretation.correctedQuery ? 1 : 0 }
  })
  // As typed, with the other names of the trade, and corrected.
  expect(tried).toEqual([undefined, undefined, 'accounting berlin'])
  expect(found?.interpretation).toMatchObject({
    filter: { cityKey: 'berlin' },
    place: { phrase: 'berlin', rest: 'accounting' },
    correctedQuery: 'accounting berlin',
  })
  expect(asked).toEqual([{ cityKey: 'berlin', anyOf: [['accounting']] }])
})

test.each([
  ['a small city may be a word', 'painter berlin', 9_999],
  ['what no trade is called may be a name', 'zebra berlin', 10_000],
])('%s', async (_, search, businessCount) => {
  const places = await placesIn(search, { name: 'Berlin', businessCount })
  expect([...new Set(places)]).toEqual(['berlin', ''])
})

test.each([
  ['what has the city’s name by chance is not found', 'Berlin', '665 Berlin Road, Jackson', 20, ['berlin']],
  ['so it is in a large town of few listings', 'Berlin', '665 Berlin Road, Jackson', 19, ['berlin']],
  [
    'what is in another city’s quarter of this name is found',
    'Berlin',
    '2 Elm Road, Berlin, NY 10001',
    20,
    ['berlin', ''],
  ],
  [
    'a small town of few listings may be a word',
    'Salzwedel',
    '665 Salzwedel Road, Jackson',
    19,
    ['salzwedel', ''],
  ],
])('of a trade that a city has none of, %s', async (_, city, address, businessCount, expected) => {
  const search = `painter ${city.toLowerCase()}`
  const listing = { name: 'Painter Plum', category: '', address } as Listing
  const name = calledTerm(search) ?? ''
  const listPage = async ({ terms = [] }: ListingFilter) =>
    terms.includes(name) ? { listings: [], entries: 0 } : { listings: [listing], entries: 1 }
  const places = await placesIn(search, { name: city, businessCount }, listPage)
  expect([...new Set(places)]).toEqual(expected)
})

test('who has the city’s name by chance is not found by another name of the trade either', async () => {
  const listing = { name: 'Plum Solicitors', category: '', address: '665 Berlin Road, Jackson' } as Listing
  const listPage = async ({ anyOf = [] }: ListingFilter) =>
    anyOf.length > 3 ? { listings: [listing], entries: 1 } : { listings: [], entries: 0 }
  const city = { name: 'Berlin', businessCount: 20 }
  const anywhere = async (page: typeof listPage | undefined) =>
    (await placesIn('hvac berlin', city, page)).filter((place) => place === '').length
  expect(await anywhere(listPage)).toBeLessThan(await anywhere(undefined))
})

// Such a list must stay a counted list, with any number of pages: a condition that is always true would limit it to
// 10,000.
test.each([
  [{}, {}],
  [{ category: 'Cafe' }, { categoryKey: 'cafe' }],
  [{ city: 'Berlin' }, { cityKey: 'berlin' }],
  [{ search: ' ', location: '', verified: true }, { isVerified: true }],
])('%j, in which no words are asked for, is one list', async (query, filter) => {
  const nothing = { best: async () => [], listPage: noPage }
  const none = async () => []
  const dictionary = {
    wordsFrom: none,
    findWords: none,
    wordsLike: none,
    findCities: none,
    findDistricts: none,
    findSynonyms: none,
  }
  const sources = { listings: nothing, dictionary }
  const found = await understandSearch(sources, query, async () => ({ totalCount: 1 }))
  expect(found?.interpretation).toEqual({ filter, groups: [{ lists: [filter], whole: filter }] })
})

test.each([
  ['as much', [2, 2], 'golden'],
  ['less', [2, 1], undefined],
  ['nothing', [2, 0], undefined],
])('a correction that finds %s beside what was typed', async (_, counts, correctedQuery) => {
  const word = { word: 'golden', key: 'golden', businessCount: 7 }
  const sources = {
    listings: {
      best: async () => [{ name: 'Golden' } as Listing],
      listPage: async ({ terms = [] }: ListingFilter) => {
        const listings = terms.includes(calledTerm('golden') ?? '') ? [{} as Listing] : []
        return { listings, entries: listings.length }
      },
    },
    dictionary: {
      wordsFrom: async () => [],
      findWords: async (keys: readonly string[]) => (keys.includes('golden') ? [word] : []),
      wordsLike: async () => [word],
      findCities: async () => [],
      findDistricts: async () => [],
      findSynonyms: async () => [],
    },
  }
  const left = [...counts]
  const found = await understandSearch(sources, { search: 'goldem' }, async () => ({
    totalCount: left.shift() ?? 0,
  }))
  expect(left).toEqual([])
  expect(found?.result.totalCount).toBe(2)
  expect(found?.interpretation.correctedQuery).toBe(correctedQuery)
})

test('where words were left out, who has another one by chance is followed by the others of the trade', async () => {
  const city = { key: 'oslo', name: 'Oslo', countryCode: 'NO', businessCount: 10 }
  const sources = {
    listings: { best: async () => [], listPage: noPage },
    dictionary: {
      wordsFrom: async () => [],
      findWords: async (keys: readonly string[]) =>
        keys.includes('lake') ? [{ word: 'lake', key: 'lake', businessCount: 60 }] : [],
      wordsLike: async () => [],
      findCities: async (keys: readonly string[]) => (keys.includes('oslo') ? [city] : []),
      findDistricts: async () => [],
      findSynonyms: async () => [],
    },
  }
  const count = (lakes: number) =>
    understandSearch(
      sources,
      { search: 'florist qwertz lake oslo' },
      async ({ filter: { terms, cityKey: key } }) => {
        if (!key || terms?.includes('qwertz')) return { totalCount: 0 }
        return { totalCount: terms?.includes('lake') ? lakes : 30 }
      },
    )
  const few = (await count(1))?.interpretation
  expect(few?.correctedQuery).toBe('florist oslo')
  expect(few?.groups.flatMap(({ lists }) => lists).some(({ terms }) => terms?.includes('lake'))).toBe(true)
  expect((await count(8))?.interpretation.correctedQuery).toBe('florist lake oslo')
})
