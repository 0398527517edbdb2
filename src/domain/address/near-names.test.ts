import { describe, expect, test } from 'vitest'
import {
  cityKeysBegun,
  isRegionName,
  liesIn,
  nearCityKeys,
  nearRegion,
  splitDivisions,
  townInDivision,
} from './near-names.ts'

describe('nearCityKeys', () => {
  test.each([
    ['Stavnger', 'stavanger'],
    ['Bergenn', 'bergen'],
    ['Antwrepen', 'antwerpen'],
    ['New Yrok', 'new york'],
  ])('%s may be %s', (text, key) => {
    expect(nearCityKeys(text)).toContain(key)
  })

  test.each(['Oslo', 'Rom', '', 'a b c d e f'])(
    '“%s” is too little, or too much, to be a mistake',
    (text) => {
      expect(nearCityKeys(text)).toEqual([])
    },
  )

  test('a large town is no mistake in another name', () => {
    const keys = nearCityKeys('Bremen')
    expect(keys.filter((key) => key !== 'bremen' && !key.startsWith('bremen, '))).toEqual([])
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('cityKeysBegun', () => {
  test.each([
    ['utrec', 'utrecht'],
    ['Gothen', 'goteborg'],
    ['베르겐', undefined],
    ['Bergen', undefined],
    ['san', undefined],
    ['zzzzz', undefined],
  ])('%s begins %s', (text, key) => {
    const keys = cityKeysBegun(text)
    expect(key === undefined ? keys : keys.filter((one) => one === key)).toEqual(key ? [key] : [])
  })
})

test.each([
  ['Pensylvania', 'Pennsylvania'],
  ['Bavariaa', undefined],
  ['Ohio', undefined],
  ['Texas', undefined],
  ['', undefined],
])('the division that “%s” misspells is %s', (text, name) => {
  expect(nearRegion(text)).toBe(name)
})

test.each([
  ['Erie PA', 'Erie', 'PA'],
  ['Erie, PA', 'Erie', 'PA'],
  ['Santa Cruz California', 'Santa Cruz', 'California'],
  ['Utica New York', 'Utica', 'New York'],
])('%s is a town and its division', (text, name, division) => {
  expect(splitDivisions(text)).toContainEqual({ name, division })
})

test('one word has no division', () => {
  expect(splitDivisions('Erie')).toEqual([])
})

test('a city lies in its own division', () => {
  const chicago = { key: 'chicago', name: 'Chicago', countryCode: 'US' }
  expect(['IL', 'illinois', 'OH', 'nowhere'].map((division) => liesIn(chicago, division))).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a city lies in its country, and in its division by that one’s name in other languages', () => {
  const bern = { key: 'bern', name: 'Bern', countryCode: 'CH' }
  const fresno = { key: 'fresno', name: 'Fresno', countryCode: 'US' }
  expect(['Schweiz', '스위스', 'Österreich'].map((country) => liesIn(bern, country))).toEqual([
    true,
    true,
    false,
  ])
  expect(['Kalifornien', 'カリフォルニア', 'Teksas'].map((state) => liesIn(fresno, state))).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['Denver Colorado', 'Denver'],
  ['Lyon France', 'Lyon'],
  ['Lyon Colorado', undefined],
  ['Lyon', undefined],
])('the town of “%s” is %s', (text, name) => {
  expect(townInDivision(text)?.name).toBe(name)
})

test.each([
  ['서을', ['서울']],
  ['부싼시', ['부산']],
  ['대천', []],
  ['대구', []],
  ['카페', []],
])('%s may be %j', (text, keys) => {
  expect(nearCityKeys(text)).toEqual(keys)
})

test.each([
  ['Nordrhein-Westfalen', true],
  ['Kalifornien', true],
  ['Kalif', false],
  ['Van', false],
])('%s is a division: %s', (text, expected) => {
  expect(isRegionName(text)).toBe(expected)
})
