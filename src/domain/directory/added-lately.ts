/** What was added within the seven days that end with the newest. */
export interface AddedLately {
  /** The first and the last day on which something was added, such as `2026-05-14`. */
  readonly from: string
  readonly to: string
  readonly businessCount: number
}

export const daysLately = 7
const day = 24 * 60 * 60 * 1000

/** `days` are the newest days with listings, in order. The answer depends on them alone, so that it is right for as long as they are. */
export function addedLately(
  days: readonly { readonly day: string; readonly businessCount: number }[],
): AddedLately | null {
  const newest = days.at(-1)
  if (!newest) return null
  const since = Date.parse(newest.day) - (daysLately - 1) * day
  const within = days.filter((one) => Date.parse(one.day) >= since)
  return {
    from: within[0]?.day ?? newest.day,
    to: newest.day,
    businessCount: within.reduce((sum, { businessCount }) => sum + businessCount, 0),
  }
}
