import type { OpeningHoursText } from '../business/listing.ts'
import { minutesPerDay } from './clock-time.ts'
import { type MinuteRange, parseDayHours } from './day-hours.ts'
import { dayNames } from './weekdays.ts'

/** The ranges of a day; null if its text is missing or cannot be read. */
const readable = (text: string | undefined) => (text === undefined ? null : parseDayHours(text))

/** What is left of a night on the next day. */
const restOfNight = ({ to }: MinuteRange): MinuteRange[] =>
  to > minutesPerDay ? [{ from: 0, to: to - minutesPerDay }] : []

const inHours = (minutes: number) => Math.round((minutes / 60) * 100) / 100

/**
 * The hours of each day as the path of a drawing: `M9 0H21V1H9Z` from 9 to 21 o'clock, '' for a day off. What is past midnight goes
 * on in the next day. Days whose text cannot be read, and hours without days, have no path.
 */
export function hoursBars(hours: OpeningHoursText): Record<string, string> {
  const week = dayNames.map((day) => readable(hours[day]))
  const paths: Record<string, string> = {}
  for (const [index, day] of dayNames.entries()) {
    const ranges = week[index]
    if (!ranges) continue
    const before = week.at(index - 1) ?? []
    paths[day] = [...before.flatMap(restOfNight), ...ranges]
      .map(({ from, to }) => [inHours(from), inHours(Math.min(to, minutesPerDay))])
      .map(([from, to]) => `M${from} 0H${to}V1H${from}Z`)
      .join('')
  }
  return paths
}
