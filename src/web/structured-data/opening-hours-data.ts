import type { Business } from '../../domain/directory/directory.ts'
import { parseDayHours } from '../../domain/opening-hours/day-hours.ts'
import { weekdays } from '../format/local-time.ts'

const minutesPerDay = 24 * 60

/**
 * The stated hours as Google reads them: closed is 00:00 to 00:00, the whole day 00:00 to 23:59, and past midnight closes
 * earlier than it opens. Days that are not stated, or cannot be read, are left out.
 */
export function openingHoursData({ openingHours }: Pick<Business, 'openingHours'>): object[] {
  return weekdays.flatMap((day) => {
    const text = openingHours[day]
    const ranges = text ? parseDayHours(text) : null
    if (!ranges) return []
    if (ranges.length === 0) return [hoursOf(day, '00:00', '00:00')]
    return ranges.map(({ from, to }) => hoursOf(day, clock(from), isWholeDay(from, to) ? '23:59' : clock(to)))
  })
}

const isWholeDay = (from: number, to: number) => to - from === minutesPerDay || to === minutesPerDay

function hoursOf(dayOfWeek: string, opens: string, closes: string): object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dayOfWeek}`,
    opens,
    closes,
  }
}

function clock(minutes: number): string {
  const within = minutes % minutesPerDay
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}
