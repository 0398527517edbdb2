import { expect, test } from 'vitest'
import { countryOfCallingCode } from './country-of-code.ts'

test('a calling code of one country is that of the country', () => {
  expect(countryOfCallingCode('381')).toBe('RS')
  expect(countryOfCallingCode('82')).toBe('KR')
  expect(countryOfCallingCode('1')).toBeUndefined()
  expect(countryOfCallingCode('999')).toBeUndefined()
  expect(countryOfCallingCode(undefined)).toBeUndefined()
})
