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

const earthRadiusKm = 6371
const radians = Math.PI / 180

/** Kilometres between two points, by the equirectangular approximation: within 1 % up to some 100 km. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const x = (a.longitude - b.longitude) * radians * Math.cos(((a.latitude + b.latitude) / 2) * radians)
  const y = (a.latitude - b.latitude) * radians
  return Math.sqrt(x * x + y * y) * earthRadiusKm
}
