export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

const number = '(-?\\d{1,3}(?:\\.\\d{1,20})?)'
/** The place's own point, and the middle of the map that shows it. */
const placePoint = new RegExp(`!3d${number}!4d${number}`)
const mapCentre = new RegExp(`@${number},${number}`)

/**
 * The coordinates in a Google Maps URL: those of the place, or else of the map's centre. Undefined if it has none.
 */
export function coordinatesOf(locationLink: string): Coordinates | undefined {
  const found = placePoint.exec(locationLink) ?? mapCentre.exec(locationLink)
  if (!found) return undefined
  const latitude = Number(found[1])
  const longitude = Number(found[2])
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude }
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
