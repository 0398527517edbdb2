import { nearestStation } from '../address/korea/station-points.ts'
import type { Listing } from '../business/listing.ts'
import { far, pointOf } from './distance-words.ts'
import type { Words } from './template.ts'

/** A station farther away than this is no help. */
const stationKm = 2

const when = (condition: boolean) => (condition ? '예' : undefined)

/**
 * Where the listing lies: how far from the nearest station. The centre of a city is not said: what a gazetteer holds for it is not where its
 * people have it.
 */
export function whereWords(listing: Listing): Words {
  const point = pointOf(listing)
  const station = point && listing.countryCode === 'KR' ? nearestStation(point, stationKm) : undefined
  if (!point || !station) return {}
  const stationFar = far(station, point)
  return { station: station.name, stationFar, isAtStation: when(!stationFar) }
}
