import { listMajorCities } from '../../domain/address/cities/city-index.ts'
import { findCityByName } from '../../domain/address/cities/city-page.ts'
import { listCitiesNamed } from '../../domain/address/cities/find-city.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { findProvince } from '../../domain/address/korea/provinces.ts'
import { nearRegion } from '../../domain/address/near-names.ts'
import { askedDivision } from '../../domain/address/regions/asked-state.ts'
import type { BusinessList, BusinessQuery } from '../../domain/directory/directory.ts'

/** The point whose surroundings a query asks for. */
export const pointOf = ({ lat, lng }: BusinessQuery): Coordinates | undefined =>
  lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng }

/** The middle of the town that a query or its words name; undefined if they name none, or a whole country. */
export function pointOfPlace(
  { city, location }: BusinessQuery,
  { place }: BusinessList,
): Coordinates | undefined {
  const isDivision = location !== undefined && (nearRegion(location) ?? askedDivision(location)) !== undefined
  const name = place?.city || city || (location && !isDivision ? location : '')
  return name ? pointOfTown(name) : undefined
}

/**
 * The middle of the town that a name or a page means, or of a town of the Korean province; undefined if only towns of other states have the
 * name: Florence, Texas is not that of Alabama.
 */
export function pointOfTown(name: string): Coordinates | undefined {
  const province = findProvince(name)
  const inProvince = province && listMajorCities('KR').find(({ state }) => state === province.name)
  const named = findCityByName(name)
  const town = listCitiesNamed(named.name).find(
    ({ countryCode, state }) => countryCode === named.countryCode && state === named.state,
  )
  return town ?? inProvince
}
