const minute = 60_000

/** Until when a list of what is open holds: a business that it does not show may open any minute. */
export function untilNextMinute(validUntil: number | null, now: number): number {
  const next = (Math.floor(now / minute) + 1) * minute
  return validUntil === null ? next : Math.min(validUntil, next)
}
