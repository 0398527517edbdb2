import { type AddressParts, type AddressText, cleanAddress, nothingFound } from './address-text.ts'
import { coordinatesOf } from './coordinates.ts'
import { findCountry, countryName } from './country/find-country.ts'
import { northAmerican } from './formats/north-american.ts'
import type { Place, PlaceInput } from './place.ts'
import { cleanPostalCode } from './postal-code.ts'
import { timeZoneAt, timeZoneOfCountry } from './time-zone.ts'

export function resolvePlace(input: PlaceInput): Place {
  const address = cleanAddress(input.address)
  const segments = address === '' ? [] : address.split(', ')
  const written = findCountry(input.country)
  const last = segments.length > 1 ? findCountry(segments.at(-1) ?? '') : ''
  if (last !== '' && (written === '' || written === last)) segments.pop()
  const countryCode = written || last
  const parts = partsOf({ segments }, countryCode)
  const point = coordinatesOf(input.locationLink)
  return {
    ...parts,
    country: countryName(countryCode),
    countryCode,
    zipCode: cleanPostalCode(input.postalCode, countryCode) || parts.zipCode,
    address,
    latitude: point?.latitude ?? null,
    longitude: point?.longitude ?? null,
    timeZone: (point && timeZoneAt(point)) || timeZoneOfCountry(countryCode),
  }
}

function partsOf(text: AddressText, countryCode: string): AddressParts {
  return ['US', 'CA', 'AU'].includes(countryCode) ? northAmerican(text, countryCode) : nothingFound
}
