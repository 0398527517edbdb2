import { day, localParts, type OpenState, zoneOffset } from './open-state.ts'

/** A place that closes within this time closes soon, in ms. */
const soon = 3_600_000

/** When a business opens or closes next, by its own clock. */
export interface OpenChange {
  /** In how many days: 0 is today. */
  readonly days: number
  /** 0 is Monday. */
  readonly weekday: number
  /** Since 00:00. */
  readonly minutes: number
  /** It is open, and closes within the hour. */
  readonly closesSoon: boolean
}

interface SaidChange {
  readonly change: OpenChange | null
  /** Until when `change` is right, in ms since the epoch; null if for ever. */
  readonly until: number | null
}

/** Says when a state changes, at `now` (ms since the epoch), by the clock of an IANA time zone. */
export function openChange({ state, changesAt, next }: OpenState, timeZone: string, now: number): SaidChange {
  if (changesAt === null) return { change: null, until: null }
  // It is not known to open: the next day has no hours.
  if (state === 'closed' && next === 'unknown') return { change: null, until: changesAt }
  const offset = zoneOffset(timeZone, now) ?? 0
  const today = Math.floor((now + offset) / day)
  const local = changesAt + (zoneOffset(timeZone, changesAt) ?? 0)
  const soonFrom = changesAt - soon
  const closesSoon = state === 'open' && soonFrom <= now
  const midnight = (today + 1) * day - offset
  const ends = [changesAt, midnight, ...(state === 'open' && !closesSoon ? [soonFrom] : [])]
  return {
    change: {
      days: Math.floor(local / day) - today,
      ...localParts(local),
      closesSoon,
    },
    until: Math.min(...ends),
  }
}
