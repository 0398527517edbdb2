import type { Coordinates } from '../address/coordinates.ts'

/** An ellipsoid: its longer half-axis in metres, and its flattening. */
export interface Ellipsoid {
  readonly a: number
  readonly f: number
}

/** A transverse Mercator projection. Angles in degrees, lengths in metres. */
export interface TransverseMercator {
  readonly ellipsoid: Ellipsoid
  readonly latitude: number
  readonly longitude: number
  readonly scale: number
  readonly falseEasting: number
  readonly falseNorthing: number
}

const radians = Math.PI / 180

/** The coefficients of Krüger's series in the third flattening, up to its fourth power. */
function seriesOf({ a, f }: Ellipsoid) {
  const n = f / (2 - f)
  const [n2, n3, n4] = [n ** 2, n ** 3, n ** 4]
  return {
    radius: (a / (1 + n)) * (1 + n2 / 4 + n4 / 64),
    eccentricity: Math.sqrt(f * (2 - f)),
    alpha: [
      n / 2 - (2 / 3) * n2 + (5 / 16) * n3 + (41 / 180) * n4,
      (13 / 48) * n2 - (3 / 5) * n3 + (557 / 1440) * n4,
      (61 / 240) * n3 - (103 / 140) * n4,
      (49_561 / 161_280) * n4,
    ],
    beta: [
      n / 2 - (2 / 3) * n2 + (37 / 96) * n3 - (1 / 360) * n4,
      n2 / 48 + n3 / 15 - (437 / 1440) * n4,
      (17 / 480) * n3 - (37 / 840) * n4,
      (4397 / 161_280) * n4,
    ],
    delta: [
      2 * n - (2 / 3) * n2 - 2 * n3 + (116 / 45) * n4,
      (7 / 3) * n2 - (8 / 5) * n3 - (227 / 45) * n4,
      (56 / 15) * n3 - (136 / 35) * n4,
      (4279 / 630) * n4,
    ],
  }
}

const sum = (series: readonly number[], term: (order: number) => number) =>
  series.reduce((total, factor, index) => total + factor * term(2 * (index + 1)), 0)

/** The point of a projected one, on the projection's own ellipsoid: to a millimetre within 3,000 km of the central meridian. */
export function unproject(projection: TransverseMercator, easting: number, northing: number): Coordinates {
  const { radius, eccentricity, alpha, beta, delta } = seriesOf(projection.ellipsoid)
  const size = projection.scale * radius
  const sine = Math.sin(projection.latitude * radians)
  const conformal = Math.atan(Math.sinh(Math.atanh(sine) - eccentricity * Math.atanh(eccentricity * sine)))
  const origin = conformal + sum(alpha, (order) => Math.sin(order * conformal))
  const xi = origin + (northing - projection.falseNorthing) / size
  const eta = (easting - projection.falseEasting) / size
  const along = xi - sum(beta, (order) => Math.sin(order * xi) * Math.cosh(order * eta))
  const across = eta - sum(beta, (order) => Math.cos(order * xi) * Math.sinh(order * eta))
  const chi = Math.asin(Math.sin(along) / Math.cosh(across))
  return {
    latitude: (chi + sum(delta, (order) => Math.sin(order * chi))) / radians,
    longitude: projection.longitude + Math.atan2(Math.sinh(across), Math.cos(along)) / radians,
  }
}
