import type { Coordinates } from '../address/coordinates.ts'

/** Mean radius of the Earth (IUGG), in kilometres. */
export const earthRadiusKm = 6371.0088
const radians = Math.PI / 180

/** Kilometres between two points anywhere on a spherical Earth (the haversine formula): within 0.6 % of the ellipsoid. */
export function greatCircleKm(a: Coordinates, b: Coordinates): number {
  const halfHeight = Math.sin(((b.latitude - a.latitude) * radians) / 2)
  const halfWidth = Math.sin(((b.longitude - a.longitude) * radians) / 2)
  const chord =
    halfHeight ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * halfWidth ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}
