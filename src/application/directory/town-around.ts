import { cityPageName } from '../../domain/address/cities/city-page.ts'
import { servedTown } from '../../domain/address/cities/nearest-city.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { nearestStation } from '../../domain/address/korea/station-points.ts'
import { findStationDistrict } from '../../domain/address/korea/stations.ts'

/** Within so many kilometres a station lies in the point's district, mostly. */
const stationKm = 1.5

/** The town around a point, and in Korea the district, as filters; undefined if no town is near. */
export function townAround(
  point: Coordinates,
): { readonly city: string; readonly district?: string } | undefined {
  const station = nearestStation(point, stationKm)
  const known = station && findStationDistrict(`${station.name}역`)
  if (known) return known
  const town = servedTown({ city: '', address: '', countryCode: '', ...point })
  return town && { city: cityPageName(town.name, town.countryCode) }
}
