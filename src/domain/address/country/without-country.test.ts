import { expect, test } from 'vitest'
import { withoutCountry } from './without-country.ts'

test.each([
  ['Beograd, Srbija', 'Beograd', 'RS'],
  ['Beograd,Srbija', 'Beograd', 'RS'],
  ['Belgrade Serbia', 'Belgrade', 'RS'],
  ['Porto, South Korea', 'Porto', 'KR'],
  ['취리히 스위스', '취리히', 'CH'],
  ['Florence, AL', undefined, undefined],
  ['Serbia', undefined, undefined],
  ['', undefined, undefined],
])('“%s” is %s before its country', (text, place, countryCode) => {
  const found = withoutCountry(text)
  expect([found?.place, found?.countryCode]).toEqual([place, countryCode])
})
