import { listCitiesNamed } from '../address/cities/find-city.ts'
import { type Coordinates, distanceKm } from '../address/coordinates.ts'
import { nearestStation } from '../address/korea/station-points.ts'
import type { Listing } from '../business/listing.ts'
import { far, pointOf } from './distance-words.ts'
import type { Words } from './template.ts'

/** A city's centre and a station farther away than this are no help. */
const [centreKm, stationKm] = [10, 2]

const when = (condition: boolean) => (condition ? '예' : undefined)

/** The point of a city, as the gazetteer has it. */
function centreOf({ city, countryCode }: Listing, point: Coordinates | undefined): Coordinates | undefined {
  const named = listCitiesNamed(city).filter((one) => one.countryCode === countryCode && !one.isSection)
  if (!point) return named[0]
  return named
    .map((one) => ({ one, km: distanceKm(one, point) }))
    .filter(({ km }) => km < centreKm)
    .sort((a, b) => a.km - b.km)[0]?.one
}

/** A city's centre is not a point: within this distance one is in it. */
const inCentreKm = 0.3

/** Where the listing lies: from the centre of its city and from the nearest station. */
export function whereWords(listing: Listing): Words {
  const point = pointOf(listing)
  const centre = listing.city ? centreOf(listing, point) : undefined
  if (!point) return {}
  const isCentral = centre && distanceKm(centre, point) <= inCentreKm
  const station = listing.countryCode === 'KR' ? nearestStation(point, stationKm) : undefined
  const stationFar = station && far(station, point)
  return {
    centreFar: centre && !isCentral ? far(centre, point) : undefined,
    isCentral: when(Boolean(isCentral)),
    station: station?.name,
    stationFar,
    isAtStation: when(Boolean(station && !stationFar)),
  }
}
