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
  readonly isValid: (nationalNumber: string) => boolean
  readonly formatNational: (nationalNumber: string) => string
}

/** `[pattern, format, leading digits patterns, rule for the national prefix]` in the metadata's minified form. */
type MinifiedFormat = [string, string, string[]?, (string | 0)?]

/**
 * The fields of a minified plan that are read here, by position:
 * https://gitlab.com/catamphetamine/libphonenumber-js/blob/master/METADATA.md
 */
interface Minified {
  readonly nationalPattern: string
  readonly lengths: readonly number[]
  readonly formats: readonly MinifiedFormat[]
  readonly nationalPrefix: string
  readonly prefixRule: string
  readonly prefixForParsing: string
  readonly leadingDigits: string
  readonly types: readonly ([string, ...unknown[]] | 0)[]
}

function minified(country: CountryCode): Minified {
  const plan = metadata.countries[country] as unknown as readonly unknown[]
  return {
    nationalPattern: plan[2] as string,
    lengths: plan[3] as number[],
    formats: (plan[4] || []) as MinifiedFormat[],
    nationalPrefix: (plan[5] || '') as string,
    prefixRule: (plan[6] || '') as string,
    prefixForParsing: (plan[7] || '') as string,
    leadingDigits: (plan[10] || '') as string,
    types: (plan[11] || []) as Minified['types'],
  }
}

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`)
}

function compileFormat([pattern, format, leading, rule]: MinifiedFormat, planRule: string): NationalFormat {
  const prefixRule = rule || planRule
  const leadingDigits = leading?.at(-1)
  return {
    pattern: whole(pattern),
    leadingDigits: leadingDigits ? new RegExp(`^(?:${leadingDigits})`) : undefined,
    template: prefixRule ? format.replace(/\$\d/, () => prefixRule.replace('$1', '$$1')) : format,
  }
}

function compile(country: CountryCode, isShared: boolean): NumberingPlan | undefined {
  const plan = minified(country)
  const typePatterns = plan.types.flatMap((type) => (type && type[0] !== '' ? [type[0]] : []))
  // Which country of a shared calling code a number is of, only its type tells for sure.
  if (isShared && (plan.leadingDigits || typePatterns.length === 0)) return undefined
  const general = whole(plan.nationalPattern)
  const ofSomeType = typePatterns.length > 0 ? whole(typePatterns.join('|')) : general
  const prefix = plan.prefixForParsing || plan.nationalPrefix
  const nationalPrefix = prefix ? new RegExp(`^(?:${prefix})`) : undefined
  const formats = plan.formats.map((format) => compileFormat(format, plan.prefixRule))
  return {
    isValid: (number) =>
      plan.lengths.includes(number.length) &&
      !nationalPrefix?.test(number) &&
      general.test(number) &&
      ofSomeType.test(number),
    formatNational: (number) => {
      const format = formats.find(
        ({ pattern, leadingDigits }) => (leadingDigits?.test(number) ?? true) && pattern.test(number),
      )
      return format ? number.replace(format.pattern, format.template) : number
    },
  }
}

const plans = new Map<string, NumberingPlan | null>()

/**
 * The plan of a calling code's main country. Its `isValid` accepts only numbers that the library would read in the same way;
 * undefined where no such promise can be made.
 */
export function numberingPlan(callingCode: string): NumberingPlan | undefined {
  const known = plans.get(callingCode)
  if (known !== undefined) return known ?? undefined
  const countries = metadata.country_calling_codes[callingCode as keyof typeof metadata.country_calling_codes]
  const main = countries?.[0]
  const plan = main ? compile(main, countries.length > 1) : undefined
  if (countries) plans.set(callingCode, plan ?? null)
  return plan
}
