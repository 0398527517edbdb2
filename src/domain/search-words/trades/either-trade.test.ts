import { expect, test } from 'vitest'
import { queryParts } from '../query-parts.ts'

test.each([
  ['florist or tailor oslo', ['florist oslo', 'tailor oslo'], 'florist / tailor oslo'],
  ['oslo florist/tailor', ['oslo florist', 'oslo tailor'], 'oslo florist / tailor'],
  ['florist / tailor oslo', ['florist oslo', 'tailor oslo'], 'florist / tailor oslo'],
  ['sushi & ramen oslo', ['sushi oslo', 'ramen oslo'], 'sushi / ramen oslo'],
  ['제주 약국이나 서점', ['제주 약국', '제주 서점'], '제주 약국 / 서점'],
  ['카페나 빵집 제주', ['카페 제주', '빵집 제주'], '카페 / 빵집 제주'],
  ['pekara i apoteka oslo', ['pekara oslo', 'apoteka oslo'], 'pekara / apoteka oslo'],
  [
    'eczane ya da fırın veya manav oslo',
    ['eczane oslo', 'fırın oslo', 'manav oslo'],
    'eczane / fırın / manav oslo',
  ],
])('“%s” asks for each of the trades', (text, each, all) => {
  expect(queryParts(text).joined).toEqual({ each, text: all })
})

test.each([
  ['florist tailor oslo'],
  ['florist oslo or bergen'],
  ['church and main street oslo'],
  ['약국 서점 제주'],
  ['salt and pepper oslo'],
])('“%s” does not', (text) => {
  expect(queryParts(text).joined).toBeUndefined()
})

test('a trade and the word that joins it to the next one are no longer name of a trade', () => {
  expect(queryParts('veterinar i oslo').hasTrade).toBe(true)
  expect(queryParts('veterinar i apoteka oslo').joined?.each).toEqual(['veterinar oslo', 'apoteka oslo'])
})
