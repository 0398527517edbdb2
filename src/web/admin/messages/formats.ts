import { writableTime } from '../../../domain/text/iso-time.ts'

/** How a language writes figures and dates. */
export interface Formats {
  /** With thousands separators. */
  readonly count: (count: number) => string
  /** A count that may be a lower bound: `10,000+`. */
  readonly total: (count: number, isCapped: boolean) => string
  /** `1.5천`, `1.5K` */
  readonly compact: (count: number) => string
  /** A share of 0 to 1, as `12.3%`. */
  readonly share: (share: number) => string
  /** The same without decimals: `12%`. Less than all is never 100%. */
  readonly percent: (share: number) => string
  /** In the browser's time zone, to the minute. */
  readonly dateTime: (ms: number) => string
  /** The time of day to the second, as `21:00:05`. */
  readonly time: (ms: number) => string
  /** A day that is written `2026-11-21`. */
  readonly day: (day: string) => string
  /** `1.4 MB` */
  readonly bytes: (bytes: number) => string
  /** A country's name by its ISO code; `otherwise` if there is none. */
  readonly country: (code: string, otherwise: string) => string
}

export function formatsOf(locale: 'ko-KR' | 'en-GB'): Formats {
  const numbers = new Intl.NumberFormat(locale)
  const compact = new Intl.NumberFormat(locale, { notation: 'compact' })
  const shares = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const date = { year: 'numeric', month: locale === 'ko-KR' ? 'numeric' : 'short', day: 'numeric' } as const
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const moments = new Intl.DateTimeFormat(locale, { ...date, ...clock })
  const times = new Intl.DateTimeFormat(locale, { ...clock, second: '2-digit' })
  const days = new Intl.DateTimeFormat(locale, { ...date, timeZone: 'UTC' })
  const regions = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const count = (value: number) => numbers.format(value)
  return {
    count,
    total: (value, isCapped) => `${count(value)}${isCapped ? '+' : ''}`,
    compact: (value) => compact.format(value),
    share: (share) => shares.format(share),
    percent: (share) => `${share >= 1 ? 100 : Math.min(99, Math.round(share * 100))}%`,
    dateTime: (ms) => moments.format(writableTime(ms)),
    time: (ms) => times.format(writableTime(ms)),
    day: (day) => days.format(Date.parse(day)),
    bytes: (bytes) =>
      bytes < 1_000_000 ? `${count(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
    country: (code, otherwise) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? otherwise) : otherwise),
  }
}

type Units = readonly [hours: string, minutes: string, seconds: string]

/** Whole seconds in two units at most, such as `4분 10초` and `2 h 5 min`. */
export function durationText(seconds: number, [hours, minutes, shortest]: Units): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts =
    whole >= 3600
      ? [[Math.floor(whole / 3600), hours] as const, [Math.floor((whole % 3600) / 60), minutes] as const]
      : [[Math.floor(whole / 60), minutes] as const, [whole % 60, shortest] as const]
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`)
  return shown.join(' ') || `0${shortest}`
}

const english = new Intl.NumberFormat('en-GB')

/** A number with its English noun: `1 row`, `2,000 rows`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${english.format(count)} ${count === 1 ? one : many}`
}
