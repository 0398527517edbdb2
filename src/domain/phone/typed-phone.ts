import { type CountryCode, isSupportedCountry, validatePhoneNumberLength } from 'libphonenumber-js/min'
import { fewestPhoneDigits, mostPhoneDigits } from '../submission/contact-forms.ts'
import { parsePhone } from './phone.ts'
import { separators } from './phone-text.ts'

/** What keeps a typed text from being a listing's phone: it is none, or one of several numbers would be lost. */
export type PhoneFault = 'none' | 'several'

/** What is wrong with a text that somebody types as a phone. Nothing, and the short numbers of a country such as 119, are right. */
export function phoneFault(text: string, countryCode: string): PhoneFault | undefined {
  if (hasSecondNumber(text, countryCode)) return 'several'
  return canBeDialled(text, countryCode) ? undefined : 'none'
}

const fewestDialled = 3
const figuresOf = (text: string) => text.replace(/\D/g, '')

/** Whether somebody who reads a phone field knows what to dial. What begins with an area code is longer than a short number. */
function canBeDialled(text: string, countryCode: string): boolean {
  const { phone, phoneE164 } = parsePhone(text, countryCode)
  if (phoneE164 !== '' || phone === '') return true
  const { length } = figuresOf(phone)
  const fewest = figuresOf(phone).startsWith('0') ? fewestPhoneDigits : fewestDialled
  const isNumber = !/[^\d\s()+./*#-]/.test(phone) && length >= fewest && length <= mostPhoneDigits
  return isNumber && !isTooLong(phone, countryCode)
}

function isTooLong(phone: string, countryCode: string): boolean {
  const country = isSupportedCountry(countryCode) ? (countryCode as CountryCode) : undefined
  return validatePhoneNumberLength(phone, country) === 'TOO_LONG'
}

/** Where a second number may begin. */
const seams = /[,;|/(]|\bor\b|또는| [-–—] |\s(?=[+(]?\d)/g
/** Enough to tell two numbers apart. */
const lastFigures = 6

function hasSecondNumber(text: string, countryCode: string): boolean {
  const numbers = text.split(separators).filter((part) => isLikeNumber(part))
  if (new Set(numbers.map(figuresOf)).size > 1) return true
  const { phoneE164 } = parsePhone(text, countryCode)
  if (phoneE164 === '' || figuresOf(text).endsWith(phoneE164.slice(-lastFigures))) return false
  const isNumber = (part: string) => parsePhone(part, countryCode).phoneE164 !== ''
  return [...text.matchAll(seams)].some(
    ({ index, 0: seam }) => isNumber(text.slice(0, index)) && isNumber(text.slice(index + seam.length)),
  )
}

/** A time of day has a colon. */
const isLikeNumber = (part: string) => figuresOf(part).length >= fewestPhoneDigits && !part.includes(':')
