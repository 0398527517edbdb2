const korean = new Intl.NumberFormat('ko-KR')

/** With thousands separators. */
export function formatCount(count: number): string {
  return korean.format(count)
}

/** A count that may be a lower bound: `10,000+`. */
export function formatTotal(count: number, isCapped: boolean): string {
  return formatCount(count) + (isCapped ? '+' : '')
}

/** `999`, `12k` (rounded), `1.3M` (spec §9). */
export function abbreviatedCount(count: number): string {
  if (count >= 1_000_000) return `${(count / 1_000_000).toFixed(1)}M`
  if (count >= 1000) return `${Math.round(count / 1000)}k`
  return String(count)
}

/** A rating string as a number; 0 means "not rated". */
export function ratingOf(text: string): number {
  const rating = Number(text)
  return rating > 0 && rating <= 5 ? rating : 0
}

/** A distance for a card: to 10 m below a kilometre, to 100 m below ten kilometres. */
export function formatDistance(km: number): string {
  if (km < 0.995) return `${Math.max(10, Math.round(km * 100) * 10)}m`
  if (km < 9.95) return `${km.toFixed(1)}km`
  return `${formatCount(Math.round(km))}km`
}
