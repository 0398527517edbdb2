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

/** Degrees from a box's western edge to its eastern one, at most 360. */
export const widthOf = ({ west, east }: GeoBox) => (west <= east ? east - west : east - west + 360)

/** Parts of a degree in a box's text: 11 m. */
const partsOfDegree = 1e4
/** How many times as wide as high a box may be, or as high as wide. A strip around the world would be in too many cells. */
const ratioLimit = 20

/** Reads `south,west,north,east`; undefined if the text is no box, or only a strip. */
export function parseBox(text: string): GeoBox | undefined {
  const parts = text.split(',')
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,20})?$/.test(part))) return undefined
  const rounded = parts.map((part) => Math.round(Number(part) * partsOfDegree) / partsOfDegree)
  const [south = 0, west = 0, north = 0, east = 0] = rounded
  if (south < -90 || north > 90 || Math.max(Math.abs(west), Math.abs(east)) > 180) return undefined
  const box = { south, west, north, east }
  const height = north - south
  const width = widthOf(box) * Math.cos(((south + north) / 2) * radians)
  const isStrip = Math.max(height, width) > ratioLimit * Math.min(height, width)
  return height <= 0 || width <= 0 || isStrip ? undefined : box
}

export const printBox = ({ south, west, north, east }: GeoBox) => [south, west, north, east].join()

export function isInBox({ latitude, longitude }: Coordinates, { south, north, west, east }: GeoBox): boolean {
  if (latitude < south || latitude > north) return false
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east
}
