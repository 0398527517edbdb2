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
import { internationalPhone } from './international-phone.ts'
import { numberingPlan } from './numbering-plan.ts'

const callingCodes = [...new Set(getCountries().map((country) => getCountryCallingCode(country)))]

function expectSameAsLibrary(callingCode: string, national: string): void {
  const fast = internationalPhone(`+${callingCode} ${national}`, callingCode)
  if (!fast) return
  const number = parsePhoneNumberFromString(`+${callingCode} ${national}`)
  expect(number?.isValid()).toBe(true)
  expect(fast).toEqual({ phone: number?.formatNational(), phoneE164: number?.number })
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
          expectSameAsLibrary(getCountryCallingCode(country), neighbour)
        }
      }
    },
  )

  test('any digits are read as by the library, or left to it', () => {
    const digits = fc.array(fc.nat(9), { minLength: 6, maxLength: 12 }).map((list) => list.join(''))
    fc.assert(
      fc.property(fc.constantFrom(...callingCodes), digits, (callingCode, national) => {
        expectSameAsLibrary(callingCode, national)
      }),
      { numRuns: 3000 },
    )
  })

  test.each(['82', '1', '90', '81', '63', '84'])('+%s is read without the library', (callingCode) => {
    expect(numberingPlan(callingCode)).toBeDefined()
  })

  test('a calling code that does not exist has no plan', () => {
    expect(numberingPlan('999')).toBeUndefined()
    expect(numberingPlan('constructor')).toBeUndefined()
  })
})
