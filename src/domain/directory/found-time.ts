import { type AskedTime, readDayTime } from '../opening-hours/asked-time.ts'

/** Words of a search that ask for a time. */
export interface FoundTime {
  readonly asked: AskedTime
  readonly words: string
  /** Whether the list has only what is open then. Otherwise nothing of it is known to be, and the list has the others. */
  readonly isKnown: boolean
  /** Until when, in ms since the epoch, the list is right, if it changes by the minute. */
  readonly openChangeUntil?: number
}

const minute = 60_000
/** Midnight is at a quarter hour of UTC everywhere, and which day today and tomorrow are changes there and then. */
const quarterHour = 15 * minute

/** With its ending, if the time that was asked for depends on `now` (ms since the epoch). */
export function withEnding(time: FoundTime, now: number): FoundTime {
  const { day } = readDayTime(time.asked)
  const isOfDay = day === 'today' || day === 'tomorrow'
  if (time.asked !== 'now' && !isOfDay) return time
  const step = isOfDay ? quarterHour : minute
  return { ...time, openChangeUntil: (Math.floor(now / step) + 1) * step }
}
