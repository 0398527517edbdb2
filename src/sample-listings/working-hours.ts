import type { Random } from '../domain/random.ts'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** The opening hours of a trade. Hours are decimal (9.5 is 9:30) and continue after midnight (26 is 2 AM). */
export interface HoursProfile {
  readonly opens: readonly number[]
  readonly closes: readonly number[]
  /** The closing hour on Saturday, if it differs. */
  readonly saturdayCloses?: number
  readonly closedOn?: readonly (typeof days)[number][]
  /** Share of businesses that close on one day of the week. */
  readonly dayOffShare?: number
  /** Share of businesses that close between lunch and dinner. */
  readonly breakShare?: number
  readonly allDayShare?: number
  readonly unknownShare: number
}

/** How the hours are written; `plain` is the most frequent. */
export type HoursStyle = 'plain' | 'short' | 'lists' | 'typographic' | 'one-day'

/** Day → text as JSON; '' if the hours are unknown. */
export function sampleHours(profile: HoursProfile, style: HoursStyle, random: Random): string {
  if (random.chance(profile.unknownShare)) return ''
  const week = sampleWeek(profile, style, random)
  const shown = style === 'one-day' ? [random.below(6)] : days.keys()
  let json = ''
  for (const day of shown) json += `${json && ', '}"${days[day]}": ${dayText(week, day, style)}`
  return `{${json}}`
}

interface Week {
  readonly weekday: string
  readonly saturday: string
  /** Days closed, as bits. */
  readonly closed: number
}

function sampleWeek(profile: HoursProfile, style: HoursStyle, random: Random): Week {
  if (random.chance(profile.allDayShare ?? 0)) {
    return { weekday: quote('Open 24 hours', style), saturday: quote('Open 24 hours', style), closed: 0 }
  }
  const opens = random.pickFront(profile.opens)
  const closes = random.pickFront(profile.closes)
  const weekday = random.chance(profile.breakShare ?? 0)
    ? quote(`${range(opens, 15, style)},${range(random.chance(0.6) ? 17 : 17.5, closes, style)}`, style)
    : quote(range(opens, closes, style), style)
  const saturday = profile.saturdayCloses
    ? quote(range(opens, profile.saturdayCloses, style), style)
    : weekday
  return { weekday, saturday, closed: closedDays(profile, random) }
}

function closedDays({ closedOn = [], dayOffShare = 0 }: HoursProfile, random: Random): number {
  let closed = 0
  for (const day of closedOn) closed |= 1 << days.indexOf(day)
  if (random.chance(dayOffShare)) closed |= 1 << (random.chance(0.5) ? 6 : random.below(3))
  return closed
}

function dayText(week: Week, day: number, style: HoursStyle): string {
  if (week.closed & (1 << day)) return quote('Closed', style)
  return day === 5 ? week.saturday : week.weekday
}

function quote(text: string, style: HoursStyle): string {
  return style === 'lists' ? `["${text.replace(',', '", "')}"]` : `"${text}"`
}

/** `11AM-9:30PM`; in the short style `1-7PM`; in the typographic one `1–7 PM` with a narrow no-break space. */
function range(from: number, to: number, style: HoursStyle): string {
  const [start, end] = [clock(from), clock(to)]
  // `11-12AM` would be an hour before midnight.
  const sameHalf = start.half === end.half && to - from < 12 && style !== 'plain'
  const [dash, space] = style === 'typographic' ? ['–', '\u202f'] : ['-', '']
  return `${start.time}${sameHalf ? '' : space + start.half}${dash}${end.time}${space}${end.half}`
}

const halfHours = Array.from({ length: 64 }, (_, index) => {
  const hour = Math.floor(index / 2) % 24
  return {
    time: `${hour % 12 || 12}${index % 2 ? ':30' : ''}`,
    half: hour < 12 ? 'AM' : 'PM',
  }
})

function clock(hour: number): { time: string; half: string } {
  const known = halfHours[hour * 2]
  if (!known) throw new RangeError(`no half hour: ${hour}`)
  return known
}
