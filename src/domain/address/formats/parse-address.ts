import {
  type AddressParts,
  type AddressText,
  canBeTown,
  nothingFound,
  turkishStreetWord,
} from '../address-text.ts'
import { findCity, type Whereabouts } from '../cities/find-city.ts'
import { findTrailingTown } from '../cities/find-town.ts'
import { findCountryName } from '../country/find-country.ts'
import { findPostalCode } from '../postal-code.ts'
import { findRegion, findTrailingRegion } from '../regions/find-region.ts'
import { regionOfPostalCode } from '../regions/region-of-postal-code.ts'
import { commaSeparated } from './comma-separated.ts'
import { districtBefore, knownNear } from './district-of-address.ts'
import { chinese, japanese, korean } from './east-asian.ts'
import { thaiAddress } from './thai.ts'

const street =
  /^.*\b(?:st|street|ave|avenue|av|blvd|boulevard|rd|road|dr|drive|ln|lane|pkwy|parkway|ct|court|pl|place|way|hwy|highway|cir|circle|ter|terrace|sq|square|loop|trl|trail|plz|plaza)\b\.?(?: (?:n|s|e|w|ne|nw|se|sw)\b\.?)?(?: (?:(?:apt|ste|suite|unit|fl)\.? ?#?[\w-]+|#[\w-]+))?/i

const endsInStreet =
  /\b(?:st|street|ave|avenue|blvd|rd|road|dr|drive|ln|lane|pkwy|hwy|highway|plaza|center|mall)\.?$/i
const unit = /^(?:apt|ste|suite|unit|fl|floor|bldg|building|room|rm|level|lot)\b/i
const county = / (?:county|parish|shire)$|^shire of /i
const township = / (?:township|twp\.?)$/i
const airport = / (?:international )?airport$/i

/**
 * The town in a part: the whole part, or after the street in `12 Elm Street Springfield`, which has no comma between.
 */
function townOf(segment: string, isFirst: boolean, whereabouts: Whereabouts): string {
  const isTown = !/[\d#]/.test(segment) && !unit.test(segment) && segment.length <= 45
  // `West Palm Beach, FL` without a street is no street of Palm Beach.
  if (isTown && (!isFirst || findCity(segment, whereabouts))) return segment
  const trailing = findTrailingTown(segment, whereabouts)
  if (trailing) return trailing.city.name
  if (isTown && !endsInStreet.test(segment)) return segment
  const town = segment.replace(street, '').trim()
  return town !== segment && canBeTown(town) ? town : ''
}

/** `…, City, ST 12345`: the United States, Canada and Australia, with or without the commas and the code. */
function northAmerican(address: AddressText, countryCode: string): AddressParts {
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
  if (county.test(before)) before = segments.pop() ?? ''
  const whereabouts = { countryCode, state, point: address.point }
  const city =
    townOfDivision(before, segments.at(-1) ?? '', whereabouts) ??
    townOf(before, segments.length === 0, whereabouts)
  const district = districtBefore(segments, { city, isKnown: knownNear(city, whereabouts), rarely: true })
  return { ...nothingFound, state, zipCode, city, district }
}

/**
 * The town for a township or an airport: the part before, if that is a town, or the place of that name. `Cranberry Twp` is
 * Cranberry Township, and `Cherry Hill Township` is Cherry Hill. undefined for other texts.
 */
function townOfDivision(text: string, before: string, whereabouts: Whereabouts): string | undefined {
  const name = text.replace(township, '').replace(airport, '')
  if (name === text) return undefined
  const full = township.test(text) ? `${name} Township` : text
  const [ofAirport = name] = name.split('/')
  const bare = findCity(ofAirport, whereabouts)
  const known =
    findCity(before, whereabouts) ??
    findCity(full, whereabouts) ??
    // A small town may be another one of the same name.
    (bare && (whereabouts.point || !township.test(text) || bare.population >= ownTownship) ? bare : undefined)
  return known?.name ?? full
}

const ownTownship = 20_000

/** A town without state and code counts only if it is large or the coordinates confirm it. */
function unsureTown(text: string, { point }: AddressText, countryCode: string): string {
  const town = findCity(text, { countryCode, point }) ?? findTrailingTown(text, { countryCode, point })?.city
  return town && (point || town.population >= majorPopulation) ? town.name : ''
}

const majorPopulation = 50_000

/** The one American division that is a city. */
const capital = 'Washington'

/**
 * `…, 34710 Kadıköy/İstanbul`: the il is both city and state, and the ilçe is the district. So all of İstanbul is
 * found under one name.
 */
function turkish(address: AddressText): AddressParts {
  const last = address.segments.at(-1) ?? ''
  const postal = findPostalCode(last, 'TR')
  const zipCode = postal?.code ?? ''
  const parts = (postal?.rest || (postal ? (address.segments.at(-2) ?? '') : last)).split(provinceMark)
  const province = parts.at(-1) ?? ''
  const found = findRegion('TR', province) ?? findTrailingRegion('TR', province)?.region
  if (!found) return fromPostalCode(zipCode, postal?.rest ?? '')
  const inProvince = findRegion('TR', province) ? '' : (findTrailingRegion('TR', province)?.rest ?? '')
  const before = inProvince || (parts.length > 1 ? (parts.at(-2) ?? '') : partBeforeProvince(address, last))
  const code = zipCode || (before.split(' ').find((word) => /^\d{5}$/.test(word)) ?? '')
  const district = behindStreet(before)
  return {
    city: found.name,
    state: found.name,
    district: canBeTown(district) && !/^merkez$/i.test(district) ? district : '',
    zipCode: code,
  }
}

/** `Kadıköy/İstanbul`, `Kadıköy-İstanbul`. */
const provinceMark = / ?(?:\/|[-–](?=[\p{L} ]{3,30}$)) ?/u

/** What stands in an address for a building or a part of one: `Sanayi Sitesi 4. Blok`. */
const turkishBuilding =
  /^(?:blok|kat|daire|kapı|sitesi|apartmanı|apt|hanı|işhanı|pasajı|çarşısı|avm|plaza)$/iu

/** What follows the words of the street and of the numbers of house, floor and door: `Kıbrıs Cad. No: 33/B 35220 Konak`. */
function behindStreet(text: string): string {
  const words = text.split(' ')
  const isOfStreet = (word: string) =>
    /\d|[.:]$|^\p{L}$/u.test(word) || turkishStreetWord.test(word) || turkishBuilding.test(word)
  return words.slice(words.findLastIndex(isOfStreet) + 1).join(' ')
}

/** `34357 Beşiktaş`: the code implies the il. */
function fromPostalCode(zipCode: string, rest: string): AddressParts {
  const province = regionOfPostalCode(zipCode, 'TR')
  const district = province !== '' && canBeTown(rest) ? rest : ''
  return { city: province, state: province, district, zipCode }
}

/** `…, Kadıköy, İstanbul`: the part before the province, unless it is a street. */
function partBeforeProvince(address: AddressText, last: string): string {
  const before = address.segments.at(address.segments.indexOf(last) - 1) ?? ''
  return before === last || turkishStreetWord.test(before) ? '' : before
}

/** The parser for each country's addresses. */
type AddressFormat = (address: AddressText, countryCode: string) => AddressParts

const american: AddressFormat = (address) => northAmerican(address, 'US')

const formats: Readonly<Record<string, AddressFormat>> = {
  AS: american,
  AU: northAmerican,
  CA: northAmerican,
  CN: chinese,
  GU: american,
  JP: japanese,
  KR: korean,
  MP: american,
  PR: american,
  TH: thaiAddress,
  TR: turkish,
  TW: chinese,
  US: northAmerican,
  VI: american,
}

/** Countries that are one city. */
export const cityStates: ReadonlyMap<string, string> = new Map([
  ['GI', 'Gibraltar'],
  ['HK', 'Hong Kong'],
  ['MC', 'Monaco'],
  ['MO', 'Macao'],
  ['SG', 'Singapore'],
  ['VA', 'Vatican City'],
])

/** Countries in which ` - ` also separates parts: `Jumeirah - Dubai`, `São Paulo - SP`. */
const hyphenated = new Set(['AE', 'BR', 'QA', 'KW', 'OM', 'BH', 'RO'])

/** `Centro - Niterói/RJ`. */
const brazilianParts = / - | ?\/ ?(?=[A-Z]{2}$)/

const codeTownCountry = /^\d[\d -]{2,9} (\p{L}[\p{L} '-]{1,40}) (\p{Lu}\p{L}{3,20})$/u

/** `…, 1100-053 Lisboa Portugal`: the country stands behind its town without a comma. */
function withoutOwnCountry(address: AddressText, countryCode: string): AddressText {
  const last = address.segments.at(-1) ?? ''
  const [, town = '', country = ''] = codeTownCountry.exec(last) ?? []
  if (
    country === '' ||
    findCountryName(country) !== countryCode ||
    !findCity(town, { countryCode, point: undefined })
  )
    return address
  return { ...address, segments: [...address.segments.slice(0, -1), last.slice(0, -country.length - 1)] }
}

/** `…, Portugal, 1100-400 Lisboa`: a country in the middle is no part of its town. Some countries have the names of their towns. */
const isOwnCountry = (part: string, countryCode: string) =>
  countryCode !== '' && findCountryName(part) === countryCode && !findCity(part, { countryCode })

/** Parses city, state, district and postal code from an address; `countryCode` is '' if the country is unknown. */
export function parseAddress(address: AddressText, countryCode: string): AddressParts {
  if (address.segments.length === 0 && !address.namedCountry) return nothingFound
  const segments = address.segments.filter((part, at) => at === 0 || !isOwnCountry(part, countryCode))
  const bare = withoutOwnCountry({ ...address, segments }, countryCode)
  const text = hyphenated.has(countryCode)
    ? {
        ...bare,
        segments: bare.segments.flatMap((segment) =>
          segment.split(countryCode === 'BR' ? brazilianParts : ' - '),
        ),
      }
    : bare
  const parts = (formats[countryCode] ?? commaSeparated)(text, countryCode)
  const cityState = cityStates.get(countryCode)
  return cityState ? { ...parts, city: cityState, state: '', district: '' } : parts
}
