import type { OpeningHoursText } from '../../business/listing.ts'
import { type MinuteRange, parseDayHours } from '../day-hours.ts'
import { clockText } from '../hours-text.ts'

/** `until 1`, `bis 13 Uhr`, `hasta las 14h`, `13時まで`, `~18:00`: only when a place closes. */
const before =
  /^(?:open )?(?:until|till?|bis(?: zu)?|jusqu['’](?:à|a)|hasta(?: las?| el)?|fino alle|fino a|fino all['’]|até(?: às?| as)?|tot|do(?: godz\.?)?|до|έως(?: τις)?|hingga|sampai|đến|至|到|[~〜～]) ?(\d{1,2})(?:[:.h](\d{2}))? ?(a\.?m\.?|p\.?m\.?|uhr|h|hs|uur|godz\.?|時|时|点)?$/iu
const behind =
  /^(오전|오후|새벽|午前|午後|上午|下午|凌晨)? ?(\d{1,2})(?:[:.](\d{2})|[시時点时] ?(?:(\d{1,2})분?)?)?(?:까지|まで|止|['’](?:e|a|ye|ya)? kadar)$/iu

const atNoon = /(?:noon|midday|midi|mediodía|mezzogiorno|meio-dia)$/i
const atMidnight =
  /(?:midnight|mitternacht|minuit|medianoche|mezzanotte|meia-noite|middernacht|północy|полуночи)$/iu
const [noon, fullDay] = [12 * 60, 24 * 60]
/** Who closes as late on other days closes after midnight where a small hour is said. */
const [late, smallHours] = [22 * 60, 6 * 60]
const isAfternoon = (word: string) => /^(?:p|오후|午後|下午)/i.test(word)

const isMorning = (word: string) => /^(?:a|오전|새벽|午前|上午|凌晨)/i.test(word)

/**
 * The minutes since 00:00 at which a text says that a place closes that has opened at `from`, and closes on other days at `others`; undefined
 * if it says something else.
 */
function closingIn(written: string, from: number, others: number): number | undefined {
  const text = written.replace(atNoon, '12:00').replace(atMidnight, '24:00')
  const [, hourBefore, minuteBefore = '0', wordBefore = ''] = before.exec(text) ?? []
  const [, wordBehind = '', hourBehind, minutes, ofHour] = behind.exec(text) ?? []
  const hour = hourBefore ?? hourBehind
  if (hour === undefined) return undefined
  const told = Number(hour) * 60 + Number(hourBefore === undefined ? (minutes ?? ofHour ?? 0) : minuteBefore)
  const word = wordBefore + wordBehind
  const isNight =
    told <= smallHours &&
    (isMorning(word) || /(?<!\d)0\d/.test(text) || (word === '' && told <= from && others >= late))
  if (isNight && told <= from) return told + fullDay
  const isHalf = told < noon + 60 && (isAfternoon(word) || (word === '' && told <= from))
  const closes = isHalf && told < noon ? told + noon : told
  return closes > from && closes <= fullDay ? closes : undefined
}

/**
 * The hours with the days of which only the closing is said, `weekdays 9 to 6, Saturday until 1`: they open when all others do. Nobody knows
 * when, if these open at several times.
 */
export function withSharedOpening(hours: OpeningHoursText): OpeningHoursText {
  const texts = Object.values(hours)
  const unread = texts.filter((text) => parseDayHours(text) === null)
  if (unread.length === 0 || unread.length === texts.length) return hours
  const firsts = texts
    .map((text) => parseDayHours(text)?.[0])
    .filter((range): range is MinuteRange => !!range)
  const [first, ...others] = new Set(firsts.map(({ from }) => from))
  if (first === undefined || others.length > 0) return hours
  const latest = Math.max(...texts.flatMap((text) => parseDayHours(text) ?? []).map(({ to }) => to))
  return Object.fromEntries(
    Object.entries(hours).map(([day, text]) => {
      const closes = parseDayHours(text) === null ? closingIn(text, first, latest) : undefined
      if (closes === undefined) return [day, text]
      const end = closes > fullDay ? closes - fullDay : closes
      return [day, `${clockText(first, 'ko')}-${clockText(end, 'ko')}`]
    }),
  )
}
