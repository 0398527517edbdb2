import { describe, expect, test } from 'vitest'
import { liesIn, nearCityKeys, nearRegion, splitDivision } from './near-names.ts'

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
])('%s is a town and its division', (text, name, division) => {
  expect(splitDivision(text)).toEqual({ name, division })
})

test('one word has no division', () => {
  expect(splitDivision('Erie')).toBeUndefined()
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
