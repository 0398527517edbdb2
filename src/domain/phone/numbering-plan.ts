import type { CountryCode } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/min/metadata'

/** One way to write a national number. */
interface NationalFormat {
  readonly pattern: RegExp
  readonly leadingDigits: RegExp | undefined
  /** Replacement for `pattern`, national prefix included. */
  readonly template: string
}

/** What libphonenumber's metadata says of the main country of a calling code, with its patterns compiled once. */
export interface NumberingPlan {
  readonly country: CountryCode
  /** The number as dialled within the country without its national prefix; undefined where there is more to strip. */
  readonly withoutPrefix: (digits: string) => string | undefined
  /** True only for numbers that the library would read in the same way. */
  readonly isValid: (nationalNumber: string) => boolean
  readonly formatNational: (nationalNumber: string) => string
}

/** `[pattern, format, leading digits patterns, rule for the national prefix]` in the metadata's minified form. */
type MinifiedFormat = [string, string, string[]?, (string | 0)?]

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`)
}

function start(pattern: string): RegExp {
  // A pattern that is not given never matches.
  return pattern ? new RegExp(`^(?:${pattern})`) : /(?!)/
}

/**
 * The fields of a minified plan that are read here, by position:
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
  // Which country of a shared calling code a number is of, only its type tells for sure.
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

const plans = new Map<string, NumberingPlan | null>()

/** The plan of a calling code's main country; undefined where its numbers cannot be told from another country's. */
export function numberingPlan(callingCode: string): NumberingPlan | undefined {
  const known = plans.get(callingCode)
  if (known !== undefined) return known ?? undefined
  const countries = Object.hasOwn(metadata.country_calling_codes, callingCode)
    ? metadata.country_calling_codes[callingCode as keyof typeof metadata.country_calling_codes]
    : undefined
  const main = countries?.[0]
  if (!countries || !main) return undefined
  const plan = compile(main, countries.length > 1)
  plans.set(callingCode, plan ?? null)
  return plan
}
