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

/** Fields that say until when, in ms since the epoch, the data beside them are right. */
const endings: ReadonlySet<string> = new Set(['openStateChangesAt', 'openChangeUntil'])

/** The earliest ending anywhere in the data; null if nothing changes. Looks at thousands of fields of each list, so it makes no list of them. */
function earliestChange(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null
  let earliest: number | null = null
  for (const name in data) {
    const value: unknown = data[name as keyof typeof data]
    if (typeof value === 'string') continue
    const found = endings.has(name) && typeof value === 'number' ? value : earliestChange(value)
    if (found !== null && (earliest === null || found < earliest)) earliest = found
  }
  return earliest
}
