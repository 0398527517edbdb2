import { expect, test } from 'vitest'
import { countriesOfSayings } from './said-languages.ts'

test.each([
  ['wo kann ich|jetzt', 'DE'],
  ['cerca de mi', 'MX'],
  ['gece açık', 'TR'],
  ['blizu mene', 'RS'],
  ['malapit sa akin', 'PH'],
])('“%s” is said in %s', (phrases, country) => {
  expect(countriesOfSayings(phrases.split('|'))[0]).toBe(country)
})

test.each(['open now', 'near me', 'na', 'jetzt|cerca de mi', 'qwertz', ''])(
  '“%s” is of no country',
  (phrases) => {
    expect(countriesOfSayings(phrases.split('|'))).toEqual([])
  },
)
