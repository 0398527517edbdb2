/** This many last digits identify a phone number, whatever prefix it has: +82, 0082, 0 or an area code. */
const digitLimit = 8
const shortest = 6

/** The term joins digits and Hangul, which the analyzer always separates, so no text contains it. */
const termOf = (digits: string) => `${digits}번`

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')

/** The terms of a listing's phone number, in its national form: of its last eight digits and of its last four. [] if it has none. */
export function phoneTerms(phone: string): string[] {
  const digits = digitsOf(phone)
  return digits.length < shortest ? [] : [digitLimit, 4].map((length) => termOf(digits.slice(-length)))
}

/** The term of the last four digits of a number; undefined if the text is not four digits. */
export function lastDigitsTerm(text: string): string | undefined {
  return /^\d{4}$/.test(text) ? termOf(text) : undefined
}

/**
 * The terms of a typed phone number in any form, one of which the listing must have; [] if the text is not a phone
 * number.
 */
export function phoneQueryTerms(text: string): string[] {
  if (!/^[\d\s()+./–-]+$/.test(text.normalize('NFKC'))) return []
  const digits = digitsOf(text)
  const lengths = [8, 7, 6].filter((length) => length <= digits.length)
  return digits.length < shortest || digits.length > 15
    ? []
    : lengths.map((length) => termOf(digits.slice(-length)))
}
