import { type AddressParts, type AddressText, canBeTown, nothingFound } from '../address-text.ts'
import { findPostalCode } from '../postal-code.ts'
import { findTrailingRegion } from '../regions/find-region.ts'

const street =
  /^.*\b(?:st|street|ave|avenue|av|blvd|boulevard|rd|road|dr|drive|ln|lane|pkwy|parkway|ct|court|pl|place|way|hwy|highway|cir|circle|ter|terrace|sq|square|loop|trl|trail|plz|plaza)\b\.?(?: (?:n|s|e|w|ne|nw|se|sw)\b\.?)?/i

/** The town behind the street in `12 Elm Street Springfield`, where no comma parts them. */
function townOf(segment: string): string {
  if (!/^\d/.test(segment)) return canBeTown(segment) ? segment : ''
  const town = segment.replace(street, '').trim()
  return town !== segment && canBeTown(town) ? town : ''
}

/** `…, City, ST 12345`: the United States, Canada and Australia, with or without the commas and the code. */
export function northAmerican(address: AddressText, countryCode: string): AddressParts {
  const segments = [...address.segments]
  let zipCode = ''
  const postal = findPostalCode(segments.at(-1) ?? '', countryCode)
  if (postal && (postal.position !== 'leading' || segments.length === 1)) {
    zipCode = postal.code.toUpperCase()
    segments.pop()
    if (postal.rest) segments.push(postal.rest)
  }
  const last = segments.pop() ?? ''
  const found = findTrailingRegion(countryCode, last)
  if (!found) return zipCode ? { ...nothingFound, zipCode, city: townOf(last) } : nothingFound
  const { region, rest } = found
  const before = rest || segments.pop() || ''
  const city = townOf(before) || (region.isCity ? 'Washington' : '')
  return { ...nothingFound, state: region.name, zipCode, city }
}
