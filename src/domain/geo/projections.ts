import type { Coordinates } from '../address/coordinates.ts'
import { type Ellipsoid, type TransverseMercator, unproject } from './transverse-mercator.ts'

const wgs84: Ellipsoid = { a: 6_378_137, f: 1 / 298.257223563 }
const grs80: Ellipsoid = { a: 6_378_137, f: 1 / 298.257222101 }
const bessel: Ellipsoid = { a: 6_377_397.155, f: 1 / 299.1528128 }

/** A system of coordinates on a map, and the country for which it is made; '' for any. */
export interface Projection {
  readonly map: TransverseMercator
  /** Whether the points are of Korea's old datum. */
  readonly isOldKorean: boolean
  readonly country: string
}

const korean = (map: Omit<TransverseMercator, 'latitude'>, isOldKorean = false): Projection => ({
  map: { latitude: 38, ...map },
  isOldKorean,
  country: 'KR',
})

const middleBelt = { ellipsoid: grs80, longitude: 127, scale: 1, falseEasting: 200_000 }
/** Parameters of the EPSG registry; KATEC's of the route planners that use it. */
const koreanProjections = {
  /** The middle belt with the correction of 10.405″. */
  5174: korean(
    { ...middleBelt, ellipsoid: bessel, longitude: 127.0028902777778, falseNorthing: 500_000 },
    true,
  ),
  /** UTM-K. */
  5179: korean({
    ellipsoid: grs80,
    longitude: 127.5,
    scale: 0.9996,
    falseEasting: 1_000_000,
    falseNorthing: 2_000_000,
  }),
  5181: korean({ ...middleBelt, falseNorthing: 500_000 }),
  5186: korean({ ...middleBelt, falseNorthing: 600_000 }),
  katec: korean(
    { ellipsoid: bessel, longitude: 128, scale: 0.9999, falseEasting: 400_000, falseNorthing: 600_000 },
    true,
  ),
} as const

function utm(zone: number, isSouth: boolean): Projection | undefined {
  if (!(zone >= 1 && zone <= 60)) return undefined
  return {
    map: {
      ellipsoid: wgs84,
      latitude: 0,
      longitude: 6 * zone - 183,
      scale: 0.9996,
      falseEasting: 500_000,
      falseNorthing: isSouth ? 10_000_000 : 0,
    },
    isOldKorean: false,
    country: '',
  }
}

const epsgCode = /epsg\D{0,3}(\d{4,5})(?!\d)|(?<!\d)(51(?:74|79|81|86))(?!\d)/i
const utmZone = /utm[\s_-]{0,3}(?:zone)?[\s_-]{0,3}(\d{1,2})(?:[\s_-]?([ns]))?(?![\da-z])/i
const katecWords = /katec|카텍|kakao ?tm|tm128/i
const utmKWords = /utm[\s_-]?k(?![a-z])/i
/** The middle belt of the old datum, unless another one is named. */
const middleWords = /중부 ?원점/
const newDatum = /grs ?80|itrf|wgs|2010|gk/i
/** Licences of Korea's towns have these headers, and their points on the corrected middle belt. */
const licenceWords = /^\s*좌표 ?정보/

function projectionOfCode(code: number): Projection | undefined {
  if (code === 5174 || code === 5179 || code === 5181 || code === 5186) return koreanProjections[code]
  if (code > 32_600 && code < 32_661) return utm(code - 32_600, false)
  if (code > 32_700 && code < 32_761) return utm(code - 32_700, true)
  // UTM of Europe's datum, which is less than a metre away.
  return code >= 25_828 && code <= 25_838 ? utm(code - 25_800, false) : undefined
}

/** The projection that the headers of a pair of columns name; undefined if they name none for certain. */
export function projectionNamed(headers: readonly string[]): Projection | undefined {
  const words = headers.join(' ')
  const code = epsgCode.exec(words)
  if (code) return projectionOfCode(Number(code[1] ?? code[2]))
  if (utmKWords.test(words)) return koreanProjections[5179]
  if (katecWords.test(words)) return koreanProjections.katec
  const zone = utmZone.exec(words)
  if (zone) return utm(Number(zone[1]), zone[2]?.toLowerCase() === 's')
  if (newDatum.test(words)) return undefined
  const isLicence = headers.length > 0 && headers.every((header) => licenceWords.test(header))
  return isLicence || middleWords.test(words) ? koreanProjections[5174] : undefined
}

/** A header without the words that name a projection. */
export function withoutProjection(header: string): string {
  const found = [
    /\(?epsg\D{0,3}\d{4,5}\)?/i,
    utmKWords,
    utmZone,
    katecWords,
    /중부 ?원점/,
    /\bgrs ?80\b/i,
    /(?<![a-z])tm(?![a-z])/i,
  ]
  return found.reduce((rest, words) => rest.replace(words, ' '), header)
}

/** A point on a map, in metres. */
export interface Metres {
  readonly easting: number
  readonly northing: number
}

/** The projection of Korea that alone has such figures: UTM-K counts in millions. */
export function koreanProjectionOf(points: readonly Metres[]): Projection | undefined {
  const isUtmK = ({ easting, northing }: Metres) =>
    easting > 700_000 && easting < 1_400_000 && northing > 1_400_000 && northing < 2_200_000
  return points.length > 0 && points.every(isUtmK) ? koreanProjections[5179] : undefined
}

/** From Korea's old datum to WGS 84, in metres, seconds of arc and millionths (a position vector transformation). */
const shift = { x: -115.8, y: 474.99, z: 674.11, rx: 1.16, ry: -2.31, rz: -1.63, parts: 6.43 }
const radians = Math.PI / 180

/** A point of Korea's old datum as one of WGS 84. */
function ofKorea({ latitude, longitude }: Coordinates): Coordinates {
  const [phi, lambda] = [latitude * radians, longitude * radians]
  const squared = bessel.f * (2 - bessel.f)
  const normal = bessel.a / Math.sqrt(1 - squared * Math.sin(phi) ** 2)
  const x = normal * Math.cos(phi) * Math.cos(lambda)
  const y = normal * Math.cos(phi) * Math.sin(lambda)
  const z = normal * (1 - squared) * Math.sin(phi)
  const [rx, ry, rz] = [shift.rx, shift.ry, shift.rz].map((seconds) => (seconds / 3600) * radians) as [
    number,
    number,
    number,
  ]
  const scale = 1 + shift.parts / 1e6
  return onEarth(
    shift.x + scale * (x - rz * y + ry * z),
    shift.y + scale * (rz * x + y - rx * z),
    shift.z + scale * (-ry * x + rx * y + z),
  )
}

/** Bowring's formula: exact to a millimetre near the ground. */
function onEarth(x: number, y: number, z: number): Coordinates {
  const { a, f } = wgs84
  const b = a * (1 - f)
  const squared = f * (2 - f)
  const across = Math.hypot(x, y)
  const angle = Math.atan2(z * a, across * b)
  const latitude = Math.atan2(
    z + (squared / (1 - squared)) * b * Math.sin(angle) ** 3,
    across - squared * a * Math.cos(angle) ** 3,
  )
  return { latitude: latitude / radians, longitude: Math.atan2(y, x) / radians }
}

/** Decimals of a degree: a decimetre. */
const decimals = 1e6
const rounded = (degrees: number) => Math.round(degrees * decimals) / decimals

/** The point on Earth of a projected one; undefined if that is far from where the projection holds. */
export function pointOnEarth(
  { map, isOldKorean }: Projection,
  { easting, northing }: Metres,
): Coordinates | undefined {
  const found = unproject(map, easting, northing)
  const isNear = Math.abs(found.longitude - map.longitude) < 6 && Math.abs(found.latitude) < 84
  if (!isNear) return undefined
  const { latitude, longitude } = isOldKorean ? ofKorea(found) : found
  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}
