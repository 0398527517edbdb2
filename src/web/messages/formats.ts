import { memoize } from '../../domain/memoize.ts'
import { clockText } from '../../domain/opening-hours/hours-text.ts'
import { type Language, languageFacts } from '../../domain/site/language.ts'

/** Texts before and after an element in a sentence. */
export type Around = readonly [before: string, after: string]

/** What a list of businesses may lack, in the order said. */
export const unknownFacts = ['hours', 'phone', 'rating'] as const
export type UnknownFact = (typeof unknownFacts)[number]

/** `a, b and c`, with what stands between the last two. */
export function inOneLine(names: readonly string[], last: string): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(last)
}

/** A noun in the forms that a count asks for; languages with one form give `other` only. */
interface CountedNoun {
  readonly one?: string
  readonly other: string
}

const monday = Date.UTC(2024, 0, 1)
const day = 86_400_000

/** How a language writes numbers, distances, dates, times and countries. */
export function formatsIn(language: Language) {
  const { locale, names } = languageFacts[language]
  const number = new Intl.NumberFormat(locale)
  const decimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const plural = new Intl.PluralRules(locale)
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: names === 'ko' ? 'numeric' : 'long',
    timeZone: 'UTC',
  })
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const short = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none', style: 'short' })
  // A page asks for the same few names and numbers, and Intl takes a microsecond for each.
  const formatted = memoize(1000, (digits) => number.format(Number(digits)))
  const count = (value: number) => formatted(String(value))
  // Their long names are `Çin Hong Kong ÖİB` and the like.
  const countryNamed = memoize(300, (code) => (/HK|MO/.test(code) ? short : countries).of(code) ?? '')
  return {
    /** With thousands separators. */
    count,
    /** A count that may be a lower bound: `10,000+`. */
    total: (value: number, isCapped: boolean) => count(value) + (isCapped ? '+' : ''),
    /** A count with its noun: `1 place`, `2 places`. */
    counted: (value: number, noun: CountedNoun) =>
      `${count(value)} ${(plural.select(value) === 'one' && noun.one) || noun.other}`,
    /** To one decimal. */
    rating: (value: number) => decimal.format(value),
    /** A distance to 10 m below a kilometre, and to 100 m below ten kilometres. */
    distance(km: number) {
      const space = names === 'ko' ? '' : ' '
      if (km < 0.995) return `${count(Math.max(10, Math.round(km * 100) * 10))}${space}m`
      return `${km < 9.95 ? decimal.format(km) : count(Math.round(km))}${space}km`
    },
    /** A time of day: `21:00`, in English `9:00 PM`, where no line ends before the PM. */
    time: (minutes: number) => clockText(minutes, names).replace(' ', '\u00a0'),
    /** The name of a weekday, 0 for Monday. */
    weekday: (index: number) => weekday.format(monday + index * day),
    /** A written time on a weekday, where there is little room: `Per 21:00`, in English `Thu 9 PM`. */
    weekdayAndTime: (index: number, time: string) =>
      `${shortWeekday.format(monday + index * day)} ${names === 'en' ? time.replace(':00', '') : time}`,
    /** The month of a day such as `2026-05-12`: `2026. 5.`, in English `May 2026`. */
    month: (date: string) => month.format(Date.parse(date)),
    /** A day such as `2026-05-12`: `2026. 5. 12.`, in English `May 12, 2026`. */
    day: (isoDate: string) => date.format(Date.parse(isoDate)),
    /** A country's name by its ISO code; '' if unknown. */
    country: (code: string) => (/^[A-Z]{2}$/.test(code) ? countryNamed(code) : ''),
  }
}

export type Formats = ReturnType<typeof formatsIn>
