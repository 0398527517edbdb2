import { type Coordinates, earthRadiusKm } from '../address/coordinates.ts'

/** Degrees. In a box over the date line, west is greater than east. */
export interface GeoBox {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

const radians = Math.PI / 180
/** Margin for rounding errors, in degrees. */
const margin = 1e-6

/** A box with everything within a distance of a point. It has all longitudes if a pole is within the distance. */
export function boxAround({ latitude, longitude }: Coordinates, km: number): GeoBox {
  const angle = km / earthRadiusKm
  const height = angle / radians + margin
  const [south, north] = [latitude - height, latitude + height]
  if (south <= -90 || north >= 90) return { south, north, west: -180, east: 180 }
  // The circle is widest at a latitude nearer to the pole than its centre.
  const width = Math.asin(Math.sin(angle) / Math.cos(latitude * radians)) / radians + margin
  return { south, north, west: wrapped(longitude - width), east: wrapped(longitude + width) }
}

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180

export function isInBox({ latitude, longitude }: Coordinates, { south, north, west, east }: GeoBox): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}
