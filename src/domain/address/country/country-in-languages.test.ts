import { expect, test } from 'vitest'
import { findNamedCountry } from './country-in-languages.ts'
import { findCountry } from './find-country.ts'

test.each([
  ['Germania', 'DE'],
  ['Niemcy', 'DE'],
  ['ГЕРМАНИЯ', 'DE'],
  ['Regno Unito', 'GB'],
  ['Ελβετία', 'CH'],
  ['सर्बिया', 'RS'],
  ['เกาหลีใต้', 'KR'],
  ['EUA', 'US'],
  ['Korea', 'KR'],
  ['大韓民國', 'KR'],
  ['Makedonija', 'MK'],
  ['SAR Hong Kong', 'HK'],
  ['Großbritannien', 'GB'],
  ['TC', 'TC'],
])('%s is %s in a column of countries', (name, code) => {
  expect(findNamedCountry(name)).toBe(code)
})

test('a name of two countries is of neither, and what names none is none', () => {
  expect(findNamedCountry('Kongo')).toBe('')
  expect(findNamedCountry('Atlantis')).toBe('')
  expect(findNamedCountry('a'.repeat(500))).toBe('')
})

test('where a town may stand, such a name is no country', () => {
  expect(findNamedCountry('Columbia')).toBe('CO')
  expect(findCountry('Columbia')).toBe('')
})
