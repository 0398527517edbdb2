import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { cleanText } from '../text/clean-text.ts'
import { isPlaceholder } from '../text/is-placeholder.ts'

/** A phone as people read it, and for `tel:` in E.164 ('' where there is no valid number). */
export interface Phone {
  readonly phone: string
  readonly phoneE164: string
}

const textLimit = 100
const separators = /\s*(?:[,;|\n]|\/|\bor\b|또는)\s*/

function displayed(number: PhoneNumber, countryCode: string): string {
  return number.country === countryCode ? number.formatNational() : number.formatInternational()
}

function findNumber(text: string, countryCode: CountryCode | undefined): PhoneNumber | undefined {
  const options = countryCode ? { defaultCountry: countryCode, extract: false } : { extract: false }
  const number = parsePhoneNumberFromString(text, options)
  return number?.isValid() ? number : undefined
}

/**
 * Reads a phone's cell, which may hold several numbers (the first valid one counts) and an extension. Numbers without a
 * country prefix are read as `countryCode`'s (ISO 3166-1 alpha-2, '' when unknown); numbers of that country are given in
 * its national format, others in the international one. A text that is no valid number is kept as it is.
 */
export function parsePhone(cell: string, countryCode: string): Phone {
  const text = cleanText(cell).slice(0, textLimit)
  if (isPlaceholder(text)) return { phone: '', phoneE164: '' }
  const country = isSupportedCountry(countryCode) ? countryCode : undefined
  for (const part of [text, ...text.split(separators)]) {
    const number = findNumber(part, country)
    if (number) return { phone: displayed(number, countryCode), phoneE164: number.number }
  }
  return { phone: text, phoneE164: '' }
}
