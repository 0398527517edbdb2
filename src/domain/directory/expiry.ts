const minute = 60_000

/**
 * When an answer expires: when a business in it opens or closes, or at the next minute if it may then list other businesses. In ms
 * since the epoch; null if never.
 */
export function expiryOf(
  data: unknown,
  { now, changesByTheMinute = false }: { readonly now: number; readonly changesByTheMinute?: boolean },
): number | null {
  const changesAt = earliestChange(data)
  if (!changesByTheMinute) return changesAt
  const nextMinute = (Math.floor(now / minute) + 1) * minute
  return Math.min(changesAt ?? nextMinute, nextMinute)
}

/**
 * The earliest ending anywhere in the data; null if nothing changes. A page of a list has thousands of fields, so it makes no list of
 * them, and looks at none of a business but its endings: what is below them does not change.
 */
function earliestChange(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null
  if ('openStateChangesAt' in data || 'openChangeUntil' in data) return earliestEnding(data as Endings)
  let earliest: number | null = null
  for (const value of Array.isArray(data) ? data : Object.values(data)) {
    if (typeof value === 'object') earliest = earlier(earliest, earliestChange(value))
  }
  return earliest
}

/** Fields that say until when, in ms since the epoch, the data beside them are right. */
interface Endings {
  readonly openStateChangesAt?: number | null
  readonly openChangeUntil?: number | null
}

const earliestEnding = ({ openStateChangesAt = null, openChangeUntil = null }: Endings): number | null =>
  earlier(openStateChangesAt, openChangeUntil)

/** The earlier of two times; null stands for never. */
export function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b
  return Math.min(a, b)
}
