// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters have no place in a file's name
const notInNames = /[\x00-\x1f\x7f"*/:<>?\\|]+/g

/** `businesses_{country or all}_{date}.xlsx`, with the UTC date as 2026-11-21. `now` in ms since the epoch. */
export function exportName(country: string | undefined, now: number): string {
  const place = country?.toWellFormed().replace(notInNames, '-').trim() || 'all'
  return `businesses_${place}_${new Date(now).toISOString().slice(0, 10)}.xlsx`
}
