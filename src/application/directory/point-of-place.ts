import { findCityByName } from '../../domain/address/cities/city-page.ts'
import { listCitiesNamed } from '../../domain/address/cities/find-city.ts'
import type { Coordinates } from '../../domain/address/coordinates.ts'
import { nearRegion } from '../../domain/address/near-names.ts'
import type { BusinessList, BusinessQuery } from '../../domain/directory/directory.ts'

/** The middle of the town that a query or its words name; undefined if they name none, or a whole country. */
export function pointOfPlace(
  { city, location }: BusinessQuery,
  { place }: BusinessList,
): Coordinates | undefined {
  const name = place?.city || city || (location && !nearRegion(location) ? location : '')
  if (!name) return undefined
  const named = findCityByName(name)
  return listCitiesNamed(named.name).find(({ countryCode }) => countryCode === named.countryCode)
}
