import { countryOfPhone } from '../phone/phone.ts'
import {
  type AddressParts,
  type AddressText,
  cleanAddress,
  withLostZero,
  withoutLandmark,
} from './address-text.ts'
import { canonicalCity, ownName } from './canonical-city.ts'
import { findCity, isWithinReach, listCitiesNamed } from './cities/find-city.ts'
import { cityAround, nearestCity, stateAround } from './cities/nearest-city.ts'
import type { Coordinates } from './coordinates.ts'
import { findNamedCountry } from './country/country-in-languages.ts'
import { countryOfAddress } from './country/country-of-address.ts'
import { countryName } from './country/find-country.ts'
import { districtOfPostalCode } from './formats/district-of-address.ts'
import { cityStates, parseAddress } from './formats/parse-address.ts'
import { currentGazetteer } from './gazetteer/gazetteer.ts'
import { coordinatesOf } from './map-link.ts'
import { cleanPostalCode } from './postal-code.ts'
import { findRegion } from './regions/find-region.ts'
import { regionOfPostalCode } from './regions/region-of-postal-code.ts'
import { timeZoneAt, timeZoneOfCountry } from './time-zone.ts'

/** Countries in which a city's name does not imply its state, because many states have a city with that name. */
const sharedCityNames = new Set(['US', 'CA', 'AU'])

/** Countries whose city that is a division of its own has boroughs with the names of towns: Cuauhtémoc in Ciudad de México. */
const boroughsInCity = new Set(['MX'])

/** Countries whose addresses name a quarter and leave out its large city: `Attapur, Telangana 500048` is in Hyderabad. */
const quartersForCity = new Set(['IN', 'PK', 'BD'])
const largePopulation = 1_000_000

/** Countries in which villages have the names of districts of large cities: Hoàn Kiếm. Alone, such a name tells no province. */
const namesakeVillages = new Set(['VN'])

/**
 * Derives where a business is, from its address, and if that is not enough from postal code, country and coordinates. The
 * coordinates of a business without an address are those of its service area, so they imply neither country nor city.
 */
export function resolvePlace(input: PlaceInput): Place {
  const address = cleanAddress(input.address)
  const coordinates = coordinatesOf(input.locationLink)
  const point = address === '' ? undefined : coordinates
  const plain = withLostZero(withoutLandmark(address))
  const { countryCode: told, ...text } = countryOfAddress(plain, findNamedCountry(input.country), point)
  const around = told === '' && point ? countryAround(text.segments, point) : ''
  const countryCode = told || around || countryOfPhone(input.phone ?? '')
  const parts = parseAddress({ ...text, point }, countryCode)
  const zipCode = cleanPostalCode(input.postalCode, countryCode, parts.zipCode)
  const divisions = divisionsOf({ ...parts, zipCode }, text, countryCode, point)
  const district = districtOfPostalCode(divisions.city, countryCode, zipCode) || divisions.district
  return {
    ...divisions,
    district,
    country: countryName(countryCode),
    countryCode,
    zipCode,
    address,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    timeZone: (coordinates && timeZoneAt(coordinates)) || timeZoneOf(divisions, countryCode),
  }
}

/** A known place this near implies the country. */
const sameCountryKm = 20

/** The country of the city in the address if the coordinates agree, otherwise of the place nearest to the coordinates. */
function countryAround(segments: readonly string[], point: Coordinates): string {
  for (const segment of segments.slice(-3)) {
    const city = listCitiesNamed(segment.replace(/[\d-]/g, '')).find((city) => isWithinReach(city, point))
    if (city) return city.countryCode
  }
  return currentGazetteer()?.countryAround(point, sameCountryKm) ?? ''
}

/** City, state and district: a borough of a city with the name of a town is that city. */
function divisionsOf(...evidence: Parameters<typeof divisionsIn>): ReturnType<typeof divisionsIn> {
  const found = divisionsIn(...evidence)
  const [, , countryCode, point] = evidence
  if (point && quartersForCity.has(countryCode)) return withCityAround(found, countryCode, point)
  if (found.city === '' || !boroughsInCity.has(countryCode) || !findRegion(countryCode, found.state)?.isCity)
    return found
  const borough = found.city === found.state ? '' : found.city
  return { ...found, city: found.state, district: found.district || borough }
}

/** What tells a German town from its namesakes is no quarter of it: `15230 Frankfurt Oder`. */
const ofNamesake =
  /^(?:a[mn]|in|im|bei|ob|vor|auf|oder|saale|main|oldb?|oldenburg|westf|westfalen|sachsen)(?!\p{L})/iu
const withQuarter = 100_000

/** Directories write the quarter behind the town: `34127 Kassel Nord-Holland` is in Kassel. */
function townBeforeQuarter(
  { city, state, zipCode }: AddressParts,
  countryCode: string,
): Pick<Place, 'city' | 'state' | 'district'> | undefined {
  const space = city.indexOf(' ')
  const quarter = city.slice(space + 1)
  if (countryCode !== 'DE' || space < 0 || zipCode === '' || ofNamesake.test(quarter)) return undefined
  const town = findCity(city.slice(0, space), { countryCode, state })
  if (!town || town.population < withQuarter) return undefined
  return { city: town.name, state: state || town.state, district: quarter }
}

/** What is no known town, but lies in a large city, is a quarter of it. */
function withCityAround(
  found: ReturnType<typeof divisionsIn>,
  countryCode: string,
  point: Coordinates,
): ReturnType<typeof divisionsIn> {
  const { city, state } = found
  const known = city === '' ? undefined : findCity(city, { countryCode, state, point })
  const around = city === '' || (known?.population ?? 0) > 0 ? undefined : cityAround(point, countryCode)
  if (!around || around.population < largePopulation || (state !== '' && around.state !== state)) return found
  return { city: around.name, state: around.state, district: city }
}

/** City, state and district, with gaps filled from the other evidence. */
function divisionsIn(
  parts: AddressParts,
  text: AddressText,
  countryCode: string,
  point: Coordinates | undefined,
): Pick<Place, 'city' | 'state' | 'district'> {
  const state = parts.state || regionOfPostalCode(parts.zipCode, countryCode)
  if (parts.city === '' && point && countryCode !== '' && !namesOnlyState(parts, text)) {
    const near = nearestCity(point, countryCode)
    if (near && (state === '' || state === near.state))
      return { city: near.name, state: near.state, district: '' }
  }
  const known =
    parts.city === '' || countryCode === 'KR'
      ? undefined
      : findCity(parts.city, { countryCode, state, point })
  const placed = state !== '' || point !== undefined
  const quarter = known === undefined ? townBeforeQuarter(parts, countryCode) : undefined
  if (quarter) return quarter
  const spelled = placed
    ? (ownName(parts.city, countryCode) ?? parts.city)
    : canonicalCity(parts.city, countryCode)
  const city = known?.name ?? spelled
  if (state !== '') return { city, state, district: parts.district }
  if (cityStates.has(countryCode)) return { city, state: '', district: parts.district }
  const isNamesake = known?.population === 0 && namesakeVillages.has(countryCode)
  if (known && (point || !(isNamesake || sharedCityNames.has(countryCode))))
    return { city, state: known.state, district: parts.district }
  const around = point && countryCode !== '' ? stateAround(point, countryCode) : ''
  return { city, state: around, district: parts.district }
}

/** `California 92259`: an address with only a state belongs to a business that serves the whole state. */
function namesOnlyState(parts: AddressParts, { segments }: AddressText): boolean {
  return parts.state !== '' && segments.length < 2
}

/** The time zone of a country with only one, otherwise of the city. */
function timeZoneOf({ city, state }: { city: string; state: string }, countryCode: string): string {
  const zone = timeZoneOfCountry(countryCode)
  if (zone !== '' || city === '') return zone
  const known = findCity(city, { countryCode, state })
  return known ? timeZoneAt(known) : ''
}

/** Where a business is. Texts are '' and numbers null if unknown, because nothing is better than a wrong value. */
export interface Place {
  /** The name in the directory, see `canonicalCity`. */
  readonly city: string
  /** First-level division in full: `California`, `경기도`, `Metro Manila`. */
  readonly state: string
  /** Part of a city: 구, borough, ilçe. */
  readonly district: string
  /** English country name. */
  readonly country: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly zipCode: string
  /** The given address without a leading plus code, with spaces and commas cleaned. */
  readonly address: string
  /** Degrees, WGS 84. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** IANA zone name. */
  readonly timeZone: string
}

/** What an import knows about a place; '' if unknown. */
export interface PlaceInput {
  readonly address: string
  readonly postalCode: string
  readonly country: string
  /** A map URL that may hold coordinates. */
  readonly locationLink: string
  /** Its country prefix counts where nothing else says the country. */
  readonly phone?: string
}
