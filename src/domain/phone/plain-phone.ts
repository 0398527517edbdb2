import { numberingPlan } from './numbering-plan.ts'

const nothingButDigits = /^\+?\(?\d[\d ().-]{6,24}$/

/**
 * The forms that files are full of, `+82 2-123-4567` and `02-123-4567`, read about five times faster than the library does,
 * and to the same result, where the number is of the country whose calling code is given; undefined where the library has
 * to look.
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
