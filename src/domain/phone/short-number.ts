/**
 * Numbers that are dialled within a country as they are, and have no international form: hotlines of companies. Only plans that reserve
 * such numbers for companies are here, so that a part of another number is not taken for one.
 */
const plans: Readonly<Record<string, RegExp>> = {
  BD: /^16\d{3}$/,
  CN: /^(?:9[56]\d{3}|1[02]\d{3})$/,
  EG: /^1[5-9]\d{3}$/,
  ID: /^(?:14\d{3}|1500\d{3})$/,
  IL: /^\*\d{4}$/,
  LB: /^1[2-7]\d{2}$/,
  MM: /^1[89]\d{2}$/,
  NO: /^0\d{4}$/,
  RO: /^\*?(?:19|94|95|98|99)\d{2}$/,
  SE: /^(?:90|11|12)\d{3}$/,
  TH: /^1[1-7]\d{2}$/,
}
const form = /^\*?\d[\d -]{1,8}(?=$|\s*[(\p{L}])/u

/** The short number in a listing's phone, as it is dialled in its country; '' if it is none. */
export function shortNumber(phone: string, countryCode: string): string {
  const plan = Object.hasOwn(plans, countryCode) ? plans[countryCode] : undefined
  const digits = plan && form.exec(phone)?.[0].replace(/[ -]/g, '')
  return digits !== undefined && plan?.test(digits) ? digits : ''
}
