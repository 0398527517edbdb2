import { expect, test } from 'vitest'
import { groupOf } from './list-groups.ts'
import { wholeOwnCountryFirst } from './own-country.ts'

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

test('who may be open in the country of the script comes before who is open elsewhere', () => {
  expect(countries(wholeOwnCountryFirst(found, { search: '24시 주유소' }) as typeof found)).toEqual([
    ['open', 'KR'],
    ['unsaid', 'KR'],
    ['open', 'not KR'],
    ['unsaid', 'not KR'],
  ])
})

test.each([
  { search: 'gas station' },
  { search: '주유소', city: 'Berlin' },
  { search: '주유소', lat: 1, lng: 1 },
])('%j is about no country of a script', (query) => {
  expect(wholeOwnCountryFirst(found, query)).toBe(found)
})
