import { nearestCity } from '../../../domain/address/cities/nearest-city.ts'
import { resolvePlace } from '../../../domain/address/resolve-place.ts'
import {
  koreanProjectionOf,
  type Metres,
  type Projection,
  pointOnEarth,
  projectionNamed,
} from '../../../domain/geo/projections.ts'
import type { Companions } from '../rows/companions.ts'
import type { RowPlace } from '../rows/file-country.ts'
import { metresOf } from './point-text.ts'

/** How many rows are compared with their towns. */
const comparedRows = 30
/** The least share of points that must lie in the towns of their rows. */
const leastShare = 0.6

interface Sample {
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What each of these rows says of where it is. */
  readonly places: () => readonly RowPlace[]
}

/**
 * The projection of a table's points, by the words of their headers, or by figures that only one of the country's projections has;
 * undefined if that is not certain, or if the points do not lie in the towns of their rows.
 */
export function projectionOfTable(
  { cells }: Companions,
  { header, rows, places }: Sample,
  country: string,
): Projection | undefined {
  const [x = -1, y = -1] = [cells.longitude?.[0], cells.latitude?.[0]]
  const points = rows.map((row) => metresOf((row[x] ?? '').trim(), (row[y] ?? '').trim()))
  const given = points.filter((point) => point !== undefined)
  if (given.length === 0) return undefined
  const found =
    projectionNamed([header[x] ?? '', header[y] ?? '']) ??
    (country === 'KR' ? koreanProjectionOf(given) : undefined)
  return found && fitsTowns(found, points, places(), country) ? found : undefined
}

function fitsTowns(
  projection: Projection,
  points: readonly (Metres | undefined)[],
  places: readonly RowPlace[],
  fileCountry: string,
): boolean {
  let compared = 0
  let fitting = 0
  for (const [index, metres] of points.entries()) {
    const place = places[index]
    if (!metres || !place || compared >= comparedRows) continue
    const country = place.country || fileCountry || projection.country
    const { city, countryCode } = resolvePlace({ ...place, locationLink: '', country })
    if (city === '') continue
    compared++
    const point = pointOnEarth(projection, metres)
    if (point && nearestCity(point, countryCode)?.name === city) fitting++
  }
  return fitting >= leastShare * compared
}
