export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Mean radius of the Earth (IUGG), in kilometres. */
export const earthRadiusKm = 6371.0088
const radians = Math.PI / 180

/** Kilometres between two points anywhere on a spherical Earth (the haversine formula): within 0.6 % of the ellipsoid. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const halfHeight = Math.sin(((b.latitude - a.latitude) * radians) / 2)
  const halfWidth = Math.sin(((b.longitude - a.longitude) * radians) / 2)
  const chord =
    halfHeight ** 2 + Math.cos(a.latitude * radians) * Math.cos(b.latitude * radians) * halfWidth ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether its coordinates are known, and on Earth: a database may hold any number. */
export function isPlaced<T extends { [Key in keyof Coordinates]: number | null }>(
  place: T,
): place is T & Coordinates {
  const { latitude, longitude } = place
  return latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** Degrees to 11 cm, as exact as any position: workbooks store 47.3727997 as 47.372799699999995. */
export const plainDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
