import { type AddressParts, cleanAddress } from './address-text.ts'
import { canonicalCity } from './cities/canonical-city.ts'
import { findMajorCity, findMajorCityNear } from './cities/city-index.ts'
import { nearestCity } from './cities/nearest-city.ts'
import { type Coordinates, coordinatesOf } from './coordinates.ts'
import { countryOfAddress } from './country/country-of-address.ts'
import { countryName, findCountry } from './country/find-country.ts'
import { parseAddress } from './formats/parse-address.ts'
import type { Place, PlaceInput } from './place.ts'
import { cleanPostalCode } from './postal-code.ts'
import { regionOfPostalCode } from './regions/region-of-postal-code.ts'
import { timeZoneAt, timeZoneOfCountry } from './time-zone.ts'

/** Where the name of a city does not tell its state, because many states have a city of that name. */
const sharedCityNames = new Set(['US', 'CA', 'AU'])

/**
 * Where a business is, from its address, and where that does not tell from postal code, country and coordinates. The
 * coordinates of a business without an address are those of the area it serves: they tell neither country nor city.
 */
export function resolvePlace(input: PlaceInput): Place {
  const address = cleanAddress(input.address)
  const { countryCode: told, ...text } = countryOfAddress(address, findCountry(input.country))
  const point = coordinatesOf(input.locationLink)
  const countryCode = told || (point ? countryOfCity(text.segments, point) : '')
  const parts = parseAddress(text, countryCode)
  const zipCode = cleanPostalCode(input.postalCode, countryCode) || parts.zipCode
  return {
    ...divisions({ ...parts, zipCode }, countryCode, address === '' ? undefined : point),
    country: countryName(countryCode),
    countryCode,
    zipCode,
    address,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    timeZone: (point && timeZoneAt(point)) || timeZoneOfCountry(countryCode),
  }
}

/** The country of the major city that an address names, where the coordinates agree. */
function countryOfCity(segments: readonly string[], point: Coordinates): string {
  for (const segment of segments.slice(-3)) {
    const city = findMajorCityNear(segment.replace(/[\d-]/g, ''), point)
    if (city) return city.countryCode
  }
  return ''
}

/** City, state and district, the gaps filled from what else is known. */
function divisions(
  parts: AddressParts,
  countryCode: string,
  point: Coordinates | undefined,
): Pick<Place, 'city' | 'state' | 'district'> {
  const state = parts.state || regionOfPostalCode(parts.zipCode, countryCode)
  if (parts.city === '' && state === '' && point && countryCode !== '') {
    const near = nearestCity(point, countryCode)
    if (near) return { city: near.name, state: near.state, district: '' }
  }
  const city = parts.city === '' ? '' : canonicalCity(parts.city, countryCode)
  const known =
    state === '' && !sharedCityNames.has(countryCode) ? findMajorCity(city, countryCode) : undefined
  return { city, state: state || (known?.state ?? ''), district: parts.district }
}
