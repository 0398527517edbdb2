import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import { cleanText } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'
import { isPlaceholder } from '../text/is-placeholder.ts'
import { memoByText } from '../text/memo-by-text.ts'
import { plainPhone } from './plain-phone.ts'

/** A phone as people read it, and for `tel:` in E.164 ('' where there is no valid number). */
export interface Phone {
  readonly phone: string
  readonly phoneE164: string
}

const textLimit = 100
const partLimit = 5
const separators = /[,;|/\r\n]|\bor\b|또는/
const label = /^[^\d+(＋（]+/
/** A number that was a float: `821012345678.0`. */
const floatNumber = /^(\+?\d{6,15})\.0$/
/** `~8`, Korean for the last number of a block of lines. */
const lastOfBlock = / ?[~～] ?\d+$/
const fewestDigits = /(?:\d\D*){5}/

/** A country's calling code, '' where there is none. */
const callingCodeOf = memoByText(512, (country) =>
  /^[A-Z]{2}$/.test(country) && isSupportedCountry(country) ? getCountryCallingCode(country) : '',
)

function findNumber(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const options = country ? { defaultCountry: country, extract: false } : { extract: false }
  const number = parsePhoneNumberFromString(text, options)
  return number?.isValid() ? number : undefined
}

function readPart(part: string, country: CountryCode | undefined, callingCode: string): Phone | undefined {
  const text = cleanText(part).replace(label, '').replace(floatNumber, '$1').replace(lastOfBlock, '')
  if (!fewestDigits.test(text)) return undefined
  const number =
    findNumber(text, country) ??
    (text.startsWith('00') ? findNumber(`+${text.slice(2)}`, country) : undefined)
  if (!number) return undefined
  const isDomestic = number.countryCallingCode === callingCode
  return {
    phone: isDomestic ? number.formatNational() : number.formatInternational(),
    phoneE164: number.number,
  }
}

/**
 * Reads a phone's cell, which may hold several numbers (the first valid one counts) and an extension. Numbers without a
 * country prefix are read as `countryCode`'s (ISO 3166-1 alpha-2, '' when unknown). Numbers under that country's calling
 * code are given in national format, others in the international one. A text that is no valid number is kept as it is.
 */
export function parsePhone(cell: string, countryCode: string): Phone {
  const text = cutText(cleanText(cell), textLimit)
  if (isPlaceholder(text)) return { phone: '', phoneE164: '' }
  const callingCode = callingCodeOf(countryCode)
  const country = callingCode ? (countryCode as CountryCode) : undefined
  const fast = callingCode ? plainPhone(text, countryCode, callingCode) : undefined
  if (fast) return fast
  for (const part of cell.slice(0, textLimit).split(separators, partLimit)) {
    const found = readPart(part, country, callingCode)
    if (found) return found
  }
  return { phone: text, phoneE164: '' }
}
