import { expect, test } from 'vitest'
import { queryParts } from '../../domain/search-words/query-parts.ts'
import { groupOf } from './list-groups.ts'
import { countryOfWords, wholeOwnCountryFirst } from './own-country.ts'

const open = { terms: ['a'], openingIds: [1] }
const unsaid = { terms: ['a'], hoursUnknown: true }
const found = { filter: open, groups: [groupOf(open), groupOf(unsaid)] }
const countries = ({ groups }: typeof found) =>
  groups.flatMap(({ lists }) =>
    lists.map(({ countryCode, notCountryCode, openingIds }) => [
      openingIds ? 'open' : 'unsaid',
      countryCode ?? `not ${notCountryCode}`,
    ]),
  )

test('who may be open in the country of the words comes before who is open elsewhere', () => {
  expect(countries(wholeOwnCountryFirst(found, 'KR') as typeof found)).toEqual([
    ['open', 'KR'],
    ['unsaid', 'KR'],
    ['open', 'not KR'],
    ['unsaid', 'not KR'],
  ])
  expect(wholeOwnCountryFirst(found, undefined)).toBe(found)
})

const country = (countryCode: string, businessCount: number) => ({ countryCode, country: '', businessCount })
const listings = { listCountries: async () => [country('US', 9), country('AT', 5), country('DE', 2)] }

test.each([
  ['24시 주유소', 'KR'],
  ['günstige Bäckerei', 'AT'],
  ['zkvp', 'KR'],
  ['24시 wndbth', 'KR'],
  ['ㅠㅁ래', 'KR'],
  ['jjajangmyeon', 'KR'],
  ['panetteria', undefined],
  ['gas station', undefined],
  ['wo kann ich jetzt noch essen', 'AT'],
  ['gym near me', undefined],
  ['qwertz', undefined],
  ['znacht', 'AT'],
  ['Mittagessen', 'AT'],
  ['Baeckerei', 'AT'],
  ['ramen', undefined],
])('“%s” is of country %s', async (search, expected) => {
  expect(await countryOfWords(listings, { search }, queryParts(search))).toBe(expected)
})

test.each([
  { search: '주유소', city: 'Berlin' },
  { search: '주유소', lat: 1, lng: 1 },
  { search: 'Bäckerei', location: 'Oslo' },
])('%j says where', async (query) => {
  expect(await countryOfWords(listings, query, queryParts(query.search))).toBeUndefined()
})
