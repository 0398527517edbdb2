import { expect, test } from 'vitest'
import { barePlace } from './bare-place.ts'

test.each([
  ['Kanton Bern', 'Bern'],
  ['bern city', 'bern'],
  ['City of Utica', 'Utica'],
  ['성동구 전체', '성동구'],
  ['Bern', undefined],
  ['city', undefined],
])('what “%s” is called is %s', (text, bare) => {
  expect(barePlace(text)).toBe(bare)
})
