import { formatCount } from './count.ts'

/** A distance as a card shows it: 10 m exact below a kilometre, 100 m below ten. */
export function formatDistance(km: number): string {
  if (km < 0.995) return `${Math.max(10, Math.round(km * 100) * 10)}m`
  if (km < 9.95) return `${km.toFixed(1)}km`
  return `${formatCount(Math.round(km))}km`
}
