/** 1234567 → 1,234,567 */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** Seconds as 0.4 s, 12 s or 3 min 5 s. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}
