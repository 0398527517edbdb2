import type { Listing } from '../../domain/business/listing.ts'
import { businessWeek } from '../../domain/opening-hours/business-week.ts'

/** Who closes within this time, in ms, is hardly reached in time. */
const tooSoon = 1_800_000

/**
 * Orders rows of a list of what is open now, at `now` in ms since the epoch: who closes within half an hour comes last. Only the rows of
 * one page change places, because those are about equally good: the best that closes soon stands behind its neighbours, not behind all.
 */
export function lastingFirst(now: number) {
  return (rows: readonly Listing[]): readonly Listing[] =>
    rows.toSorted((one, other) => Number(closesSoon(one, now)) - Number(closesSoon(other, now)))
}

function closesSoon({ openingHours, timeZone }: Listing, now: number): boolean {
  const { state, changesAt } = businessWeek(openingHours).openState(timeZone, now)
  return state === 'open' && changesAt !== null && changesAt - now <= tooSoon
}
