import { expect, test } from 'vitest'
import { countriesOfTradeName } from './trade-languages.ts'

test.each([
  ['Bäckerei', 'DE'],
  ['panetteria', 'IT'],
  ['pekara', 'RS'],
  ['пекара', 'RS'],
  ['boulangerie', 'FR'],
  ['fırın', 'TR'],
  ['hundesitter', 'DE'],
])('“%s” is what people of %s say', (phrase, country) => {
  expect(countriesOfTradeName(phrase)[0]).toBe(country)
})

test('a name of several languages is of all their countries', () => {
  expect(countriesOfTradeName('farmacia')).toEqual(expect.arrayContaining(['IT', 'ES', 'MX']))
})

test.each(['bakery', 'hotel', 'Restaurant', 'qwertz', ''])('“%s” is of no country', (phrase) => {
  expect(countriesOfTradeName(phrase)).toEqual([])
})
