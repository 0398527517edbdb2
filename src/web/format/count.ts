/** `999`, `12k` (rounded), `1.3M` (spec §9). */
export function abbreviatedCount(count: number): string {
  // What rounds to a thousand thousands is a million.
  if (count >= 999_500) return `${(count / 1_000_000).toFixed(1)}M`
  if (count >= 1000) return `${Math.round(count / 1000)}k`
  return String(count)
}

/** A rating string as a number; 0 means "not rated". */
export function ratingOf(text: string): number {
  const rating = Number(text)
  return rating > 0 && rating <= 5 ? rating : 0
}
