/** The earliest `openStateChangesAt` anywhere in the data; null if nothing changes. */
export function earliestChange(data: unknown): number | null {
  if (typeof data !== 'object' || data === null) return null
  let earliest: number | null = null
  for (const [name, value] of Object.entries(data)) {
    const found = name === 'openStateChangesAt' && typeof value === 'number' ? value : earliestChange(value)
    if (found !== null && (earliest === null || found < earliest)) earliest = found
  }
  return earliest
}
