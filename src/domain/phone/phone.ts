import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'
import { memoize } from '../memoize.ts'
import { asciiDigits } from '../text/ascii-digits.ts'
import { cleanText, isPlaceholder } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'
import {
  dialledVanity,
  isCalculated,
  isMasked,
  isMaskedNumber,
  isZeros,
  numberBeforeNote,
  separators,
  withoutNumberedNote,
} from './phone-text.ts'
import { readSlashed, withDashes } from './slashed-phone.ts'

/** A phone in readable form, and in E.164 for `tel:` ('' if there is no valid number). */
interface Phone {
  readonly phone: string
  readonly phoneE164: string
}

const textLimit = 100
const partLimit = 5
/** Between two numbers. A slash stands within a number, too. */
const betweenNumbers = /[,;|\r\n]|\bor\b|또는/
/** The same, where the whole is none: `(950) 23 44 10 - 600 123 456`. */
const dash = / [-–—] /
const label = /^[^\d+(＋（]+/
/** Between two numbers: `031-255-1289(010-1234-5678)`, `918881222 - 600123456`. */
const secondNumber = /(\d{4}) ?\((?=0\d[\d -]{7})|(\d{6}) [-–] (?=\+?\d{6})/g
/** The number of a register in the place of a phone: `NIP 525-244-57-67`. */
const register =
  /^(?:nip|regon|krs|vat|ust|cif|nif|siret|siren|abn|acn|hrb|hra|ein|cnpj|cpf|rfc|cuit|rut|nit|kvk|инн|огрн|사업자|등록번호|统一)(?!\p{L})/iu
/** A number that was stored as a float: `821012345678.0`. */
const floatNumber = /^(\+?\d{6,15})\.0$/
/** `~8`: in Korea, the last digit of a block of lines. */
const lastOfBlock = / ?[~～] ?\d+$/
const fewestDigits = /(?:\d\D*){5}/
const digitsOfTwo = /(?:\d\D*){14}/

/** A country's calling code; '' if there is none. */
const callingCodeOf = memoize(512, (country) =>
  /^[A-Z]{2}$/.test(country) && isSupportedCountry(country) ? getCountryCallingCode(country) : '',
)

function findNumber(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  const options = country ? { defaultCountry: country, extract: false } : { extract: false }
  const number = parsePhoneNumberFromString(text, options)
  return number?.isValid() && !cutShort.test(number.number) ? number : undefined
}

/** `062-510`: in Korea the library takes the begin of a number for one. Short ones begin with 1 behind the area code: `031-120`. */
const cutShort = /^\+82(?=\d{5,6}$)(?:2|[3-6]\d)[2-9]/

/** Free of charge and the like, by an area code that several countries of +1 share. */
const sharedAmerican = /^(?:8(?:00|33|44|55|66|77|88)|5\d\d|900|700)/

/** The country (ISO 3166-1 alpha-2) of a valid number with a country prefix; '' if there is none or several share the number. */
export function countryOfPhone(cell: string): string {
  const text = cleanText(cutText(cell, textLimit))
  const part = /^[^\d+]{0,20}(?:\+|00)/.test(text) ? (text.split(separators, 1)[0] ?? '') : ''
  const number =
    part === '' ? undefined : findNumber(part.replace(label, '').replace(/^00 ?/, '+'), undefined)
  if (!number?.country) return ''
  return number.countryCallingCode === '1' && sharedAmerican.test(number.nationalNumber) ? '' : number.country
}

/** A note in front, in brackets: `(대표) 02-123-4567`. */
const leadingNote = /^\([^\d+()]{1,30}\)\s*/

/** The valid number in a text that has one number at most. */
function numberIn(text: string, country: CountryCode | undefined): PhoneNumber | undefined {
  for (const dialled of dialledVanity(text)) {
    const number = findNumber(dialled, country)
    if (number) return number
  }
  if (!fewestDigits.test(text)) return undefined
  const whole =
    findNumber(text, country) ??
    (text.startsWith('00') ? findNumber(`+${text.slice(2)}`, country) : undefined)
  if (whole) return whole
  const noted = numberBeforeNote(text)
  const number = noted && numberIn(noted.number, country)
  if (number && noted.extension !== '') number.setExt(noted.extension)
  return number
}

function readPart(part: string, country: CountryCode | undefined, callingCode: string): Phone | undefined {
  const written = asciiDigits(cleanText(part))
  if (register.test(written) || isMaskedNumber(written)) return undefined
  const text = written
    .replace(leadingNote, '')
    .replace(label, '')
    .replace(floatNumber, '$1')
    .replace(lastOfBlock, '')
  const number = numberIn(text, country)
  if (!number) return undefined
  const isDomestic = number.countryCallingCode === callingCode
  return {
    phone: isDomestic ? number.formatNational() : number.formatInternational(),
    phoneE164: number.number,
  }
}

/** The first of two numbers with nothing but a space between them: `02-555-0101 010-5555-1212`. Each is valid by itself. */
function firstOfTwo(text: string, country: CountryCode | undefined, callingCode: string): Phone | undefined {
  if (!digitsOfTwo.test(text)) return undefined
  for (const { index } of text.matchAll(/(?<=\d) (?=[+(]?\d)/g)) {
    const second = text.slice(index + 1)
    const first = findNumber(second, country) && readPart(text.slice(0, index), country, callingCode)
    if (first) return first
  }
  return undefined
}

/** Until 2009 Polish area codes were dialled with a zero, and lists still have it: `075/767 44 55`. */
const formerZero = /^(\(?)0(?=\d{2}\)?[ /-]{0,3}\d(?:[ -]?\d){6}(?!\d))/

/**
 * Reads a phone cell, which may hold several numbers (the first valid one counts), an extension and notes. A number without
 * a country prefix is taken as one of `countryCode` (ISO 3166-1 alpha-2, '' if unknown). A number of that country's
 * calling code gets the national format, any other the international one. A text that is not a valid number is kept
 * unchanged, unless figures of it are hidden.
 */
export function parsePhone(given: string, countryCode: string): Phone {
  const noted = withoutNumberedNote(given)
  const cell = countryCode === 'PL' ? noted.replace(formerZero, '$1') : noted
  const text = cutText(cleanText(cell), textLimit)
  if (isPlaceholder(text) || isCalculated(text) || isZeros(text)) return { phone: '', phoneE164: '' }
  const callingCode = callingCodeOf(countryCode)
  const country = callingCode ? (countryCode as CountryCode) : undefined
  // Dashes or dots may stand for figures: `031-555-----`.
  const fast = callingCode && !gap.test(text) ? plainPhone(text, countryCode, callingCode) : undefined
  if (fast && !cutShort.test(fast.phoneE164)) return withSafeNumber(fast)
  const grouped = withDashes(text)
  const one = grouped === '' ? undefined : readPart(grouped, country, callingCode)
  if (one) return withSafeNumber(one)
  const read = (part: string) => readPart(part, country, callingCode)
  const plain = cell.length > 15 ? cell.replace(secondNumber, '$1$2,') : cell
  const written = plain.slice(0, textLimit)
  for (const separator of written.includes(' ') ? [betweenNumbers, dash] : [betweenNumbers])
    for (const part of written.split(separator, partLimit)) {
      const found = part.includes('/') ? readSlashed(part, read) : read(part)
      if (found) return withSafeNumber(found)
    }
  const first = firstOfTwo(text, country, callingCode)
  if (first) return withSafeNumber(first)
  // What a program wrote says a visitor nothing where no number is in it.
  return { phone: writtenObject.test(text) || isMasked(text) ? '' : narrow(text), phoneE164: '' }
}

/** Figures of a number that has no other form stay as they are, but in those that all can read: `３５５５－０１０１`. */
const narrow = (text: string) => (/[０-９]/.test(text) ? text.normalize('NFKC') : text)

const gap = /[.-]{3}/
const writtenObject = /^\s{0,9}\[?\s{0,9}\{/

/** 050x, a Korean number that stands for another one: the library takes the x for part of what follows. */
const safeNumber = /^\+82(50\d)(\d{3,4})(\d{4})$/

/** Groups a Korean safe number as it is written: `0507-1308-3981`. */
function withSafeNumber(found: Phone): Phone {
  const grouped = found.phoneE164.replace(safeNumber, '0$1-$2-$3')
  return found.phone.startsWith('0') && grouped !== found.phoneE164 ? { ...found, phone: grouped } : found
}

const nothingButDigits = /^\+?\(?\d[\d ().-]{6,24}$/

/**
 * Reads the most frequent forms, `+82 2-123-4567` and `02-123-4567`, about five times faster than the library and
 * with the same result, if the number belongs to the given country's calling code. undefined: use the library.
 */
export function plainPhone(
  text: string,
  countryCode: string,
  callingCode: string,
): { readonly phone: string; readonly phoneE164: string } | undefined {
  const plan = nothingButDigits.test(text) ? numberingPlan(callingCode) : undefined
  if (!plan) return undefined
  const digits = text.replace(/\D/g, '')
  const national = text.startsWith('+') ? afterCallingCode(digits, callingCode) : plan.withoutPrefix(digits)
  const isOfMainCountry = text.startsWith('+') || plan.country === countryCode
  if (!national || !isOfMainCountry || !plan.isValid(national)) return undefined
  return { phone: plan.formatNational(national), phoneE164: `+${callingCode}${national}` }
}

function afterCallingCode(digits: string, callingCode: string): string | undefined {
  return digits.startsWith(callingCode) ? digits.slice(callingCode.length) : undefined
}

/** One way to write a national number. */
interface NationalFormat {
  readonly pattern: RegExp
  readonly leadingDigits: RegExp | undefined
  /** Replacement for `pattern`, national prefix included. */
  readonly template: string
}

/** What libphonenumber's metadata says about the main country of a calling code, with its patterns compiled once. */
interface NumberingPlan {
  readonly country: CountryCode
  /**
   * The number as dialled within the country, without its national prefix; undefined if more than the prefix must be
   * removed.
   */
  readonly withoutPrefix: (digits: string) => string | undefined
  /** True only for numbers that the library reads in the same way. */
  readonly isValid: (nationalNumber: string) => boolean
  readonly formatNational: (nationalNumber: string) => string
}

/** `[pattern, format, leading digits patterns, rule for the national prefix]` in the metadata's minified form. */
type MinifiedFormat = [string, string, string[]?, (string | 0)?]

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`)
}

function start(pattern: string): RegExp {
  // A pattern that is not given matches nothing.
  return pattern ? new RegExp(`^(?:${pattern})`) : /(?!)/
}

/**
 * The fields of a minified plan that are used here, by position:
 * https://gitlab.com/catamphetamine/libphonenumber-js/blob/master/METADATA.md
 */
function minified(country: CountryCode) {
  const plan = metadata.countries[country] as unknown as readonly unknown[]
  const types = (plan[11] || []) as readonly ([string, ...unknown[]] | 0)[]
  return {
    internationalPrefix: start((plan[1] || '') as string),
    general: whole(plan[2] as string),
    lengths: plan[3] as readonly number[],
    formats: (plan[4] || []) as readonly MinifiedFormat[],
    prefixRule: (plan[6] || '') as string,
    nationalPrefix: start((plan[7] || plan[5] || '') as string),
    hasLeadingDigits: Boolean(plan[10]),
    typePatterns: types.flatMap((type) => (type && type[0] !== '' ? [type[0]] : [])),
  }
}

function compileFormat([pattern, format, leading, rule]: MinifiedFormat, planRule: string): NationalFormat {
  const prefixRule = rule || planRule
  const leadingDigits = leading?.at(-1)
  return {
    pattern: whole(pattern),
    leadingDigits: leadingDigits ? start(leadingDigits) : undefined,
    template: prefixRule ? format.replace(/(\$\d)/, prefixRule) : format,
  }
}

function compile(country: CountryCode, isShared: boolean): NumberingPlan | undefined {
  const { internationalPrefix, general, lengths, prefixRule, nationalPrefix, typePatterns, ...plan } =
    minified(country)
  // If several countries share a calling code, only a number's type shows for certain which country it belongs to.
  if (isShared && (plan.hasLeadingDigits || typePatterns.length === 0)) return undefined
  const ofSomeType = typePatterns.length > 0 ? whole(typePatterns.join('|')) : general
  const formats = plan.formats.map((format) => compileFormat(format, prefixRule))
  return {
    country,
    withoutPrefix: (digits) => {
      if (internationalPrefix.test(digits)) return undefined
      const prefix = nationalPrefix.exec(digits)
      if (!prefix) return digits
      const hasMore = prefix.slice(1).some(Boolean)
      return hasMore ? undefined : digits.slice(prefix[0].length)
    },
    isValid: (number) =>
      lengths.includes(number.length) && !nationalPrefix.test(number) && ofSomeType.test(number),
    formatNational: (number) => {
      const format = formats.find(
        ({ pattern, leadingDigits }) => (leadingDigits?.test(number) ?? true) && pattern.test(number),
      )
      return format ? number.replace(format.pattern, format.template) : number
    },
  }
}

/** The plan of a calling code's main country; null if its numbers cannot be distinguished from another country's. */
export const numberingPlan = memoize(512, (callingCode): NumberingPlan | null => {
  const countries = Object.hasOwn(metadata.country_calling_codes, callingCode)
    ? metadata.country_calling_codes[callingCode as keyof typeof metadata.country_calling_codes]
    : undefined
  const main = countries?.[0]
  return countries && main ? (compile(main, countries.length > 1) ?? null) : null
})
