import fc from 'fast-check'
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { numberingPlan, plainPhone } from './phone.ts'

function expectSameAsLibrary(text: string, country: CountryCode): void {
  const fast = plainPhone(text, country, getCountryCallingCode(country))
  if (!fast) return
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  expect(number?.isValid()).toBe(true)
  expect(fast).toEqual({ phone: number?.formatNational(), phoneE164: number?.number })
}

function expectBothFormsSame(national: string, country: CountryCode): void {
  expectSameAsLibrary(`+${getCountryCallingCode(country)} ${national}`, country)
  expectSameAsLibrary(national, country)
  expectSameAsLibrary(`0${national}`, country)
  expectSameAsLibrary(`1${national}`, country)
}

describe('numberingPlan', () => {
  test.each(getCountries())(
    '%s: an example and its neighbours are read as by the library',
    (country: CountryCode) => {
      const example = getExampleNumber(country, examples)
      const national = String(example?.nationalNumber ?? '')
      for (let position = 0; position < national.length; position++) {
        for (const digit of '0123456789') {
          const neighbour = national.slice(0, position) + digit + national.slice(position + 1)
          expectBothFormsSame(neighbour, country)
        }
      }
    },
  )

  test('any digits are read as by the library, or left to it', () => {
    const digits = fc.array(fc.nat(9), { minLength: 6, maxLength: 12 }).map((list) => list.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...getCountries()), digits, (country, national) => {
        expectBothFormsSame(national, country)
      }),
      { numRuns: 3000 },
    )
  })

  test.each([
    ['KR', '+82 2-123-4567'],
    ['KR', '02-123-4567'],
    ['US', '+1 202-555-0123'],
    ['US', '(202) 555-0123'],
    ['TR', '0212 555 12 34'],
    ['JP', '03-1234-5678'],
    ['GB', '020 7946 0958'],
  ] as const)('%s: %s is read without the library', (country, text) => {
    expect(plainPhone(text, country, getCountryCallingCode(country))).toBeDefined()
  })

  test.each([
    ['AR', '011 15-2345-6789'],
    ['KR', '+82 (0)2-123-4567'],
    ['KR', '001 1 202 555 0123'],
    ['CA', '604-555-0123'],
    ['US', '555-0123'],
  ] as const)('%s: %s is left to the library', (country, text) => {
    expect(plainPhone(text, country, getCountryCallingCode(country))).toBeUndefined()
  })

  test('a calling code that does not exist has no plan', () => {
    expect(numberingPlan('999')).toBeNull()
    expect(numberingPlan('constructor')).toBeNull()
  })
})
