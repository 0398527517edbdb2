import { type Coordinates, distanceKm } from '../../domain/address/coordinates.ts'
import { middleOfStations } from '../../domain/address/korea/station-points.ts'
import { stationsOf } from '../../domain/address/korea/stations.ts'
import type { District } from '../../domain/directory/directory.ts'

/** The middle of a district is that of its stations; nobody knows that of a district without any. */
const middleOf = (city: string, district: string): Coordinates | undefined =>
  middleOfStations(stationsOf(city, district))

/** Which of some districts of a Korean city is the nearest to another one; undefined if nobody knows where that is. */
export function nearestDistrict(
  city: string,
  from: string,
  districts: readonly District[],
): District | undefined {
  const here = middleOf(city, from)
  if (!here) return undefined
  const placed = districts.flatMap((district) => {
    const there = middleOf(city, district.name)
    return there ? [{ district, km: distanceKm(here, there) }] : []
  })
  return placed.toSorted((a, b) => a.km - b.km)[0]?.district
}
