import { cityPageName } from '../../domain/address/cities/city-page.ts'
import { servedTown } from '../../domain/address/cities/nearest-city.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { nearestStation } from '../../domain/address/korea/station-points.ts'
import { findStationDistrict } from '../../domain/address/korea/stations.ts'
import type { BusinessList, BusinessQuery } from '../../domain/directory/directory.ts'

/** Within so many kilometres a station lies in the point's district, mostly. */
const stationKm = 1.5

/** The town around a point, and in Korea the district, as filters; undefined if no town is near. */
function townAround(point: Coordinates): { readonly city: string; readonly district?: string } | undefined {
  const station = nearestStation(point, stationKm)
  const known = station && findStationDistrict(`${station.name}역`)
  if (known) return known
  const town = servedTown({ city: '', address: '', countryCode: '', ...point })
  return town && { city: cityPageName(town.name, town.countryCode) }
}

/**
 * What there is in the town around the visitor's point, where no listing says where exactly it is. What a 구 has none of is looked for in
 * its city. undefined if the query says where, or nothing is found.
 */
export async function listTownAround(
  { lat, lng, ...query }: BusinessQuery,
  { place }: BusinessList,
  list: (query: BusinessQuery) => Promise<BusinessList>,
): Promise<BusinessList | undefined> {
  const isPlaced = query.city ?? query.district ?? query.box ?? place
  if (lat === undefined || lng === undefined || isPlaced || query.location?.trim()) return undefined
  const town = townAround({ latitude: lat, longitude: lng })
  if (!town) return undefined
  const around = await list({ ...query, ...town })
  const isOut = around.totalCount === 0 && town.district
  const found = isOut ? await list({ ...query, city: town.city }) : around
  if (found.totalCount === 0) return undefined
  const { district, city = town.city } = found.shownFilters ?? {}
  return { ...found, near: { words: '', position: 'town', town: district ?? city } }
}
