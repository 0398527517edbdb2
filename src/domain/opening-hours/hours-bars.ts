import { hoursInWords, type OpeningHoursText } from '../business/listing.ts'
import { minutesPerDay } from './clock-time.ts'
import { parseDayHours } from './day-hours.ts'

const inHours = (minutes: number) => Math.round((minutes / 60) * 100) / 100

/**
 * The hours of each day as the path of a drawing: `M9 0H21V1H9Z` from 9 to 21 o'clock, '' for a day off. What is past midnight
 * is left out, as the next day has hours of its own. Days whose text cannot be read, and hours without days, have no path.
 */
export function hoursBars(hours: OpeningHoursText): Record<string, string> {
  const paths: Record<string, string> = {}
  for (const [day, text] of Object.entries(hours)) {
    const ranges = day === hoursInWords ? null : parseDayHours(text)
    if (!ranges) continue
    paths[day] = ranges
      .map(({ from, to }) => [inHours(from), inHours(Math.min(to, minutesPerDay))])
      .map(([from, to]) => `M${from} 0H${to}V1H${from}Z`)
      .join('')
  }
  return paths
}
