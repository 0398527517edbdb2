const minute = 60_000

/** When a list of open places expires: any business that it does not show may open at the next minute. */
export function untilNextMinute(validUntil: number | null, now: number): number {
  const next = (Math.floor(now / minute) + 1) * minute
  return validUntil === null ? next : Math.min(validUntil, next)
}
