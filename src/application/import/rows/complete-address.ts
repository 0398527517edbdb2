import { findNamedCountry } from '../../../domain/address/country/country-in-languages.ts'
import { findProvince } from '../../../domain/address/korea/provinces.ts'
import { cleanPostalCode } from '../../../domain/address/postal-code.ts'
import { findRegion } from '../../../domain/address/regions/find-region.ts'
import { withLines } from './address-lines.ts'
import { type Companions, companionCell, type ReadCell } from './companions.ts'
import { includes, namesTown } from './town-in-text.ts'
import { townLineOf } from './town-line.ts'

const statesBeforeCode = new Set(['US', 'PR', 'GU', 'VI', 'CA', 'AU', ''])
/** Where the house comes before the street. */
const houseFirst = new Set('US CA AU NZ GB IE FR LU MC IN ZA SG MY PH HK VN TH'.split(' '))
/** Where the quarter stands before the street: `Bahariye Mah. 1671 Sok. No:42`. */
const quarterFirst = new Set(['TR', 'AZ', 'SA', 'AE', 'EG', ''])
const isKorean = /[가-힣]/
const isHan = /\p{Script=Han}[市区町村縣县郡區]/u

interface AddressCells {
  readonly address: string
  readonly postalCode: string
  readonly country: string
}

/** The address with its town, state and code where these have columns of their own, or the lot's address where the road has none. */
export function completeAddress(
  companions: Companions,
  read: ReadCell,
  { address, postalCode, country }: AddressCells,
): string {
  const countryCode = findNamedCountry(country)
  const given = address || companionCell(companions, 'lotAddress', read)
  const street = wholeStreet(companions, read, given, countryCode)
  const line = townLineOf(companionCell(companions, 'townLine', read), countryCode)
  if (line !== '') return includes(street, line) ? street : join([street, line])
  const city = companionCell(companions, 'city', read)
  const district = notNumber(companionCell(companions, 'district', read))
  if (isKorean.test(city)) return koreanAddress(companions, read, street, city)
  if (isHan.test(city)) return hanAddress(companions, read, street, city)
  // What stands in a column of streets is one: the town may follow it, as `Abids` the `Abids Road`.
  const isStreet = given === '' && !street.includes(',')
  const place = !isStreet && isInTown(street, city, countryCode) ? '' : city
  const part = includes(street, district) || includes(city, district) ? '' : district
  const state = stateOf(companionCell(companions, 'state', read), countryCode)
  const isInLines = companions.cells.addressLines !== undefined
  if (city === '' && part === '' && state === '' && !isInLines) return street
  const code = cleanPostalCode(postalCode, countryCode)
  if (city === '') return withoutTown({ given, street, part, state, code }, countryCode)
  // A whole address needs nothing, and its borough would stand behind its code.
  if (place === '') return street
  return statesBeforeCode.has(countryCode)
    ? join([street, part, city, [state, code].filter(Boolean).join(' ')])
    : join([street, part, [code, city].filter(Boolean).join(' '), includes(city, state) ? '' : state])
}

/** '' for the number of a state or of a district. */
const notNumber = (name: string) => (/^\d+$/.test(name) ? '' : name)

/** '' for a region that is no state where states stand behind towns: Hunter, of New South Wales. */
const stateOf = (name: string, countryCode: string) =>
  countryCode === 'AU' && !findRegion(countryCode, name) ? '' : notNumber(name)

interface AddressParts {
  /** The cell of the address, which may be whole; '' where the street stands in columns of its own. */
  readonly given: string
  readonly street: string
  /** The suburb or district. */
  readonly part: string
  readonly state: string
  readonly code: string
}

/** The address of a row that names no town: its suburb or its province may be one. What has none of these stays as it is. */
function withoutTown({ given, street, part, state, code }: AddressParts, countryCode: string): string {
  if (isEastAsian.test(street)) return join([street, part])
  const town = suburbsAreTowns.has(countryCode) ? part : ''
  if (given.includes(',') && (code === '' || includes(street, code))) return street
  const isSaid = includes(street, state) || (town !== '' && includes(state, town))
  const region = isSaid ? '' : state
  const end = statesBeforeCode.has(countryCode) ? [[region, code].filter(Boolean).join(' ')] : [region, code]
  return join([street, town, ...end])
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join(', ')
const isEastAsian = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Where a row without a town has it as its suburb or district. A district of Madrid is called Salamanca. */
const suburbsAreTowns = new Set('AU NZ GB IE ZA US CA TR VN TH ID PH MY IN SA AE EG'.split(' ').concat(''))

/** A house behind the words of a street, or before them: `Via Roma 12`, `14 York Road`. */
const houseBehind = /^[^,\d]{1,60} \d{1,3} ?[a-z]?$/iu
const houseBefore =
  /^\d{1,5}[a-z]? [^,\d]{1,40} (?:st|street|ave|avenue|road|rd|blvd|boulevard|dr|drive|ln|lane|pl|place|ct|court|way|terrace|highway|hwy|pkwy|parkway|square|close|crescent|row)\.?(?: (?:suite|ste|unit|apt|#).{1,12})?$/iu

/** Whether an address names its town. A street that is called after it does not: `Via Roma 12` in Rome. */
function isInTown(address: string, city: string, countryCode: string): boolean {
  const isStreet = houseBehind.test(address) || houseBefore.test(address)
  return !isStreet && namesTown(address, city, countryCode)
}

/** Whether an address names its town already. */
function isWhole(companions: Companions, read: ReadCell, given: string, countryCode: string): boolean {
  const city = companionCell(companions, 'city', read)
  if (city === '') return endsWithCode.test(given)
  return given !== '' && isInTown(given, city, countryCode)
}

/** `10 Elm St, Salem, OR 97301`: what stood behind it would hide its code. */
const endsWithCode =
  /, [A-Z]{2},? \d{5}(?:-\d{4})?$|, [A-Z]\d[A-Z] ?\d[A-Z]\d$|, [A-Z]{2} [A-Z]\d[A-Z] ?\d[A-Z]\d$/

const streetParts = ['streetType', 'street', 'streetTypeBehind'] as const

/** The street with its house and what belongs to it. */
function wholeStreet(companions: Companions, read: ReadCell, given: string, countryCode: string): string {
  if (isWhole(companions, read, given, countryCode)) return given
  const name = companionCell(companions, 'street', read)
  // `VIA` alone is no street.
  const named = name === '' ? [] : streetParts.map((part) => companionCell(companions, part, read))
  const street = withLines(
    given || named.filter(Boolean).join(' '),
    (companions.cells.addressLines ?? []).map(read),
    companionCell(companions, 'city', read),
  )
  if (street === '') return street
  const house = companionCell(companions, 'house', read)
  const hasHouse = !/\d/.test(house) || house.length > 12 || includes(street, house)
  const ordered = houseFirst.has(countryCode) ? `${house} ${street}` : `${street} ${house}`
  const quarter = companionCell(companions, 'quarter', read)
  const unit = companionCell(companions, 'unit', read)
  const own = hasHouse ? street : ordered
  if (isKorean.test(own)) return own
  const places = ['city', 'townLine', 'district'] as const
  const hasTown = places.some((place) => companionCell(companions, place, read) !== '')
  // The last part of an address is read as its town: `Via Torino 99, Duomo`.
  const isLast = !hasTown && !quarterFirst.has(countryCode) && !suburbsAreTowns.has(countryCode)
  const part = isLast || includes(own, quarter) ? '' : quarter
  const rest = includes(own, unit) ? '' : unit
  return quarterFirst.has(countryCode) ? join([part, own, rest]) : join([own, rest, part])
}

/** Korean addresses go from the province to the house. A street that begins with its province is whole. */
function koreanAddress(companions: Companions, read: ReadCell, street: string, city: string): string {
  if (includes(street, city) || findProvince(street.split(' ', 1)[0] ?? '')) return street
  return [companionCell(companions, 'state', read), city, street].filter(Boolean).join(' ')
}

/** Japanese and Chinese addresses go the same way, without spaces. */
function hanAddress(companions: Companions, read: ReadCell, street: string, city: string): string {
  const state = companionCell(companions, 'state', read)
  if (state !== '' && street.startsWith(state)) return street
  const district = companionCell(companions, 'district', read)
  const part = includes(street, district) || !isHan.test(district) ? '' : district
  return [includes(city, state) ? '' : state, includes(street, city) ? '' : city, part, street].join('')
}
