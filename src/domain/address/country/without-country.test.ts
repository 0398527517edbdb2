import { expect, test } from 'vitest'
import { withoutCountry } from './without-country.ts'

test.each([
  ['Beograd, Srbija', 'Beograd'],
  ['Beograd,Srbija', 'Beograd'],
  ['Belgrade Serbia', 'Belgrade'],
  ['취리히 스위스', '취리히'],
  ['Florence, AL', undefined],
  ['Serbia', undefined],
  ['', undefined],
])('“%s” is %s before its country', (text, place) => {
  expect(withoutCountry(text)).toBe(place)
})
