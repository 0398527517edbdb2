import type { AskedTime } from '../opening-hours/asked-time.ts'

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

/** With its ending, if `now` (ms since the epoch) is what was asked for. */
export function withEnding(time: FoundTime, now: number): FoundTime {
  if (time.asked !== 'now') return time
  return { ...time, openChangeUntil: (Math.floor(now / minute) + 1) * minute }
}
