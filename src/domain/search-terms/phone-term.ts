/** So many last digits tell telephone numbers apart, whatever stands before them: +82, 0082, 0 or an area's code. */
const digitLimit = 8
const shortest = 6

/** Digit and Hangul in one, which the analyzer makes of no text. */
const termOf = (digits: string) => `${digits}번`

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')

/** The term of a listing's telephone number, in its national form; undefined for none. */
export function phoneTerm(phone: string): string | undefined {
  const digits = digitsOf(phone)
  return digits.length < shortest ? undefined : termOf(digits.slice(-digitLimit))
}

/** The terms, any of which a number that was typed in any form may have; [] for a text that is no such number. */
export function phoneQueryTerms(text: string): string[] {
  if (!/^[\d\s()+./–-]+$/.test(text.normalize('NFKC'))) return []
  const digits = digitsOf(text)
  const lengths = [8, 7, 6].filter((length) => length <= digits.length)
  return digits.length < shortest || digits.length > 15
    ? []
    : lengths.map((length) => termOf(digits.slice(-length)))
}
