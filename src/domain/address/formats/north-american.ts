import { type AddressParts, type AddressText, canBeTown, nothingFound } from '../address-text.ts'
import { findCity, type Whereabouts } from '../cities/find-city.ts'
import { findTrailingTown } from '../cities/find-town.ts'
import { findPostalCode } from '../postal-code.ts'
import { findTrailingRegion } from '../regions/find-region.ts'

const street =
  /^.*\b(?:st|street|ave|avenue|av|blvd|boulevard|rd|road|dr|drive|ln|lane|pkwy|parkway|ct|court|pl|place|way|hwy|highway|cir|circle|ter|terrace|sq|square|loop|trl|trail|plz|plaza)\b\.?(?: (?:n|s|e|w|ne|nw|se|sw)\b\.?)?(?: (?:(?:apt|ste|suite|unit|fl)\.? ?#?[\w-]+|#[\w-]+))?/i

const endsInStreet =
  /\b(?:st|street|ave|avenue|blvd|rd|road|dr|drive|ln|lane|pkwy|hwy|highway|plaza|center|mall)\.?$/i
const unit = /^(?:apt|ste|suite|unit|fl|floor|bldg|building|room|rm|level|lot)\b/i
const countyOrTownship = / (?:county|township|parish|shire)$|^shire of /i

/** The town that a part names: alone, or behind the street in `12 Elm Street Springfield`, where no comma parts them. */
function townOf(segment: string, isFirst: boolean, whereabouts: Whereabouts): string {
  const isTown = !/[\d#]/.test(segment) && !unit.test(segment) && segment.length <= 45
  if (isTown && !isFirst) return segment
  const trailing = findTrailingTown(segment, whereabouts)
  if (trailing) return trailing.city.name
  if (isTown && !endsInStreet.test(segment)) return segment
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
  const state = found?.region.name ?? ''
  if (found?.region.isCity) return { ...nothingFound, state, zipCode, city: capital }
  const sure = found !== undefined || zipCode !== ''
  if (!sure) return { ...nothingFound, city: unsureTown(last, address, countryCode) }
  let before = (found ? found.rest : last) || segments.pop() || ''
  if (countyOrTownship.test(before)) before = segments.pop() ?? ''
  const whereabouts = { countryCode, state, point: address.point }
  return { ...nothingFound, state, zipCode, city: townOf(before, segments.length === 0, whereabouts) }
}

/** A town without state and code: only one that is large, or that the coordinates confirm. */
function unsureTown(text: string, { point }: AddressText, countryCode: string): string {
  const town = findCity(text, { countryCode, point }) ?? findTrailingTown(text, { countryCode, point })?.city
  return town && (point || town.population >= majorPopulation) ? town.name : ''
}

const majorPopulation = 50_000

/** The one American division that is a city. */
const capital = 'Washington'
