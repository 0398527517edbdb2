import { type AddressParts, type AddressText, barangay, canBeTown, nothingFound } from '../address-text.ts'
import { findMajorCities } from '../cities/city-index.ts'
import { type City, findCity, radiusKm, type Whereabouts } from '../cities/find-city.ts'
import { findTown, findTrailingTown, withoutTownWord } from '../cities/find-town.ts'
import { cityAround } from '../cities/nearest-city.ts'
import { cityKey } from '../city-key.ts'
import { type Coordinates, distanceKm } from '../coordinates.ts'
import { findInnerPostalCode, findPostalCode } from '../postal-code.ts'
import { findRegion, findTrailingRegion, type Region } from '../regions/find-region.ts'
import { codeBeforeTown, rarelyNamed, townBeforeProvince } from './address-habits.ts'
import { districtBefore, districtNameOf, districtWithin, knownNear } from './district-of-address.ts'

/** A district's number or a province's letters after a town's name. */
const behindTown =
  / (?:\d{1,2}(?:e|er|[eè]me|E|ER|[EÈ]ME)?(?: -.*| [Aa](?:rr|RR)\p{L}{0,12}\.?)?|[Cc][Ee][Dd][Ee][Xx](?: \d+)?|\p{Lu}{1,2}|\([A-Z]{2}\))$/su
/** The second half of a code: `C1010 AAZ Buenos Aires`. */
const restOfCode = /^[A-Z]{3} (?=\p{Lu}\p{Ll})/u

/** Words that mark a division, for countries whose divisions are not listed. */
const division =
  /^(?:county|co\.|province of|provincia de|région de) | (?:county|province|region|governorate|oblast|prefecture|state|district)$/i

/** A town with this many people is recognised anywhere in the address. */
const majorPopulation = 50_000

/** A region of the Philippines, which is no town and stands beside the province: `Rehiyon ng Davao`, `Region XI`. */
const regionOfProvinces = /^rehiyon(?:g| ng)? | region$|^region [ivx]+(?:-[ab])?$/i

interface State {
  segments: string[]
  zipCode: string
  town: string
  /** The town behind the code as written, with a number behind it: `Praha 1`. */
  townText: string
  region: Region | undefined
  /** The region as the address writes it. */
  regionText: string
  /** Whether the code is in the part before the last: `Ikeja 101233, Lagos`. That part is then the town. */
  codeByTown: boolean
  readonly countryCode: string
  readonly point: Coordinates | undefined
}

function townName(text: string): string {
  return text.replace(restOfCode, '').replace(behindTown, '').trim()
}

function takePostalCode(state: State): void {
  const { countryCode } = state
  for (let i = state.segments.length - 1; i >= Math.max(0, state.segments.length - 3); i--) {
    const segment = state.segments[i] ?? ''
    const inner = codeBeforeTown.has(countryCode) ? findInnerPostalCode(segment, countryCode) : undefined
    const postal = findPostalCode(segment, countryCode) ?? inner
    if (!postal) continue
    const named = canBeTown(townName(postal.rest)) || findRegion(countryCode, postal.rest) !== undefined
    if (postal.rest !== '' && !named && postal.position === 'leading') continue
    state.zipCode = postal.code.toUpperCase()
    if (postal.position === 'leading' && codeBeforeTown.has(countryCode)) {
      state.town = townName(postal.rest)
      state.townText = postal.rest
      const behind = state.segments.slice(i + 1).map((segment) => findRegion(countryCode, segment))
      state.region = behind.find((region) => region !== undefined)
      state.segments = state.segments.slice(0, i)
    } else if (postal.rest) {
      state.codeByTown = i === state.segments.length - 2
      state.segments[i] = postal.rest
    } else state.segments.splice(i, 1)
    return
  }
}

function takeRegion(state: State): void {
  const { countryCode } = state
  const last = state.segments.at(-1) ?? ''
  const region = findRegion(countryCode, last)
  if (region) {
    state.region = region
    state.regionText = last
    state.segments.pop()
    // A county before its country: `…, Warwickshire, England`.
    if (countryCode === 'GB' && findRegion('GB', state.segments.at(-1) ?? '') === region) state.segments.pop()
    if (countryCode === 'PH' && regionOfProvinces.test(state.segments.at(-1) ?? '')) state.segments.pop()
  } else if (division.test(last) && state.segments.length > 1 && !findTown(last, whereaboutsOf(state))) {
    state.region = { name: last, isCity: false }
    state.segments.pop()
  } else if (!findCity(last, state)) {
    const found = findTrailingRegion(countryCode, last)
    if (!found || !canBeTown(found.rest)) return
    state.region = found.region
    state.regionText = last.slice(found.rest.length + 1)
    state.segments[state.segments.length - 1] = found.rest
  }
}

/** Coordinates are better evidence than a region, because sources draw regions differently. */
function whereaboutsOf({ countryCode, region, point }: State): Whereabouts {
  return point || !region ? { countryCode, point } : { countryCode, state: region.name }
}

/** A house number, or a code that the country's pattern does not cover. */
const number = /^[A-Z-]*\d[\dA-Z-]*$/

/** The possible town name in a part, without numbers around it; '' if there is none. */
function candidateOf(segment: string): string {
  if (barangay.test(segment)) return ''
  if (canBeTown(segment)) return segment
  const words = segment.split(' ')
  const isName = (word: string) => !number.test(word)
  const bare = words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1).join(' ')
  return bare !== segment && canBeTown(bare) ? bare : ''
}

/**
 * The last town that one of the last parts names, or with which the last part ends. Before the last part, a name alone counts
 * only for a large town, or if the state or the coordinates agree.
 */
function findNamedTown(state: State): City | undefined {
  const whereabouts = whereaboutsOf(state)
  const confirmed = state.point !== undefined || state.region !== undefined
  let division: City | undefined
  let back = 0
  for (let i = state.segments.length - 1; i >= 0 && back < 3; i--) {
    const text = candidateOf(state.segments[i] ?? '')
    if (text === '') continue
    const town = findTown(text, whereabouts)
    if (division) return town && town.population > division.population ? town : division
    if (
      town &&
      !town.isSection &&
      (back === 0 || (confirmed && back === 1) || town.population >= majorPopulation)
    ) {
      if (!partOfDivision.test(text)) return town
      division = town
    }
    back++
  }
  return division ?? findTownBehindStreet(state, whereabouts)
}

/** `Bang Lamung District`: the town stands before it. */
const partOfDivision = /^(?:amphoe|kecamatan|kec\.|huyện) | (?:district|county)$/i

const beforeStreetName =
  /(?:^| )(?:de|del|de la|des|du|di|da|do|von|van|of|the|la|le|les|el|al|st|saint|san|santa)$/i

/** `12 Elm Street Springfield`: the last part ends with the town. `Rue de Paris` does not. */
function findTownBehindStreet({ segments }: State, whereabouts: Whereabouts): City | undefined {
  const last = segments.at(-1) ?? ''
  const town = barangay.test(last) ? undefined : findTrailingTown(last, whereabouts)
  return town && !town.city.isSection && !beforeStreetName.test(town.rest) ? town.city : undefined
}

/** `Kabupaten Badung`, `Kota Bandung`, `Badung Regency`. */
const regencyName = /^(?:kota|kabupaten|kab\.) (.+)$|^(.+) regency$/i

/** Indonesia's towns are its kota and kabupaten: within them addresses name a kecamatan. */
function findRegency(segments: readonly string[]): string {
  const names = segments.map((segment) => regencyName.exec(segment)).filter((match) => match !== null)
  return names.at(-1)?.slice(1).find(Boolean) ?? ''
}

const sameCityKm = 15

/** `…, Al Ain, Abu Dhabi`: a town before a city that is a region of its own, if the town is not part of that city. */
function findOtherTown(state: State, region: Region): City | undefined {
  const { countryCode, point } = state
  const town = findTown(state.segments.at(-1) ?? '', whereaboutsOf(state))
  if (!town || town.isSection || town.population < majorPopulation) return undefined
  if (findMajorCities(cityKey(town.name)).some((city) => city.countryCode === countryCode)) return town
  const city = findCity(region.name, { countryCode, point })
  return city && distanceKm(town, city) > sameCityKm + radiusKm(city) ? town : undefined
}

/**
 * `…, Miraflores, Lima`: the city that has the region's name, if the part before it is no other town. If that part is
 * unknown, the coordinates decide, or else how the country usually writes addresses.
 */
function findCityOfRegion(state: State): City | undefined {
  const { region, regionText, countryCode, point } = state
  const city = region && findCity(regionText, { countryCode, point })
  if (!city) return undefined
  const part = state.segments.at(-1) ?? ''
  if (state.codeByTown && canBeTown(part)) return undefined
  const before = findTown(part, whereaboutsOf(state))
  if (before && !before.isSection && townBeforeProvince.has(countryCode)) return undefined
  if (before && !before.isSection) return distanceKm(before, city) > sameCityKm ? undefined : city
  if (point) return distanceKm(point, city) < sameCityKm + radiusKm(city) ? city : undefined
  return townBeforeProvince.has(countryCode) && canBeTown(part) ? undefined : city
}

/** `Praha 1-Staré Město`, `Bratislava-Petržalka`: the city before its part. */
const cityAndPart = /^(.+?)(?: \d{1,2})? ?[-–/]./s

/** The town after the postal code, or the city around it. An unknown town is taken as written. */
function findTownBehindCode(state: State): string {
  const { town: text, countryCode, point } = state
  const whereabouts = whereaboutsOf(state)
  const town = findTown(text, whereabouts)
  if (town && !town.isSection) return town.name
  const region = findRegion(countryCode, text)
  if (region?.isCity) return region.name
  const whole = findCity(cityAndPart.exec(text)?.[1] ?? '', whereabouts)
  if (whole && whole.population >= majorPopulation) return whole.name
  if (!point) return withoutTownWord(text)
  const around = town ? cityAround(point, countryCode) : findCityWithin(text, whereabouts)
  return (around ?? findTown(state.segments.at(-1) ?? '', whereabouts))?.name ?? withoutTownWord(text)
}

/** `Heroica Puebla de Zaragoza`: a large city around the point with one of the words as its name. */
function findCityWithin(text: string, whereabouts: Whereabouts): City | undefined {
  const cities = text.split(' ').map((word) => findCity(word, whereabouts))
  return cities.find((city) => city && city.population >= majorPopulation)
}

function findTownName(state: State, isMoreThanStreet: boolean): string {
  if (state.town && canBeTown(state.town)) return findTownBehindCode(state)
  const { region, countryCode, point } = state
  if (region?.isCity) return (findOtherTown(state, region) ?? region).name
  const regency = countryCode === 'ID' ? findRegency(state.segments) : ''
  if (regency) return regency
  const named = findCityOfRegion(state) ?? findNamedTown(state)
  if (named) return named.name
  const end = state.segments.at(-1) ?? ''
  const whole = barangay.test(end) ? '' : end
  // A number after the name may be a house number: `Dlouhá 93`, and of all that stands before a code it is one: `Hauptstr. 5, 10115`.
  const isStreet = state.segments.length === 1 && /\d/.test(end)
  const last = withoutTownWord(state.zipCode === '' ? whole : townName(whole))
  const around = point && !region && countryCode !== '' ? cityAround(point, countryCode) : undefined
  if (around) return around.name
  const told = countryCode !== '' && !isStreet && (isMoreThanStreet || state.zipCode !== '')
  if (told && canBeTown(last)) return last
  return (region && findCity(region.name, { countryCode, point })?.name) ?? findTownInFront(state)
}

/** `Kolín, Pražská 3`: the town before its street. */
function findTownInFront(state: State): string {
  const whereabouts = whereaboutsOf(state)
  const towns = state.segments.map((segment) => findTown(candidateOf(segment), whereabouts))
  return towns.findLast((town) => town && !town.isSection)?.name ?? ''
}

/** The part of the city: in the text that names it (`Berlin-Mitte`), or before it. */
function findDistrict(state: State, city: string): string {
  const { segments, region, regionText, town, townText, countryCode } = state
  const isCityOf = (text: string) =>
    cityKey(withoutTownWord(text)) === cityKey(city) || findTown(text, whereaboutsOf(state))?.name === city
  const before = { city, isKnown: knownNear(city, state), rarely: rarelyNamed.has(countryCode) }
  if (town !== '') {
    const part = findTown(town, whereaboutsOf(state))
    if (part?.isSection && part.name !== city) return part.name
    const isWhole = findCity(townText, whereaboutsOf(state)) !== undefined
    return (isWhole ? '' : districtWithin(townText, city)) || districtBefore(segments, before)
  }
  if (region?.isCity && (city === region.name || !segments.some(isCityOf))) {
    const beside = segments.at(-1) ?? ''
    return districtBefore(segments, before) || (city === region.name ? districtNameOf(beside) : '')
  }
  const at = segments.findLastIndex((segment) => isCityOf(candidateOf(segment)))
  // `Te Aro, Wellington`: the region was named in place of its city.
  if (at < 0) return region && isCityOf(regionText) ? districtBefore(segments, before) : ''
  return (
    numberedDistrict(segments[at] ?? '') ||
    districtBefore(segments.slice(0, at), before) ||
    quarterBehind(segments.slice(at + 1), state)
  )
}

/** `Taal, Cawit, Batangas`: what stands between the town and its province. */
function quarterBehind([behind = '', ...more]: readonly string[], { countryCode, region }: State): string {
  const isQuarter = countryCode === 'PH' && region !== undefined && more.length === 0
  return isQuarter ? districtNameOf(behind) : ''
}

/** `Dublin 2`. */
const numberedDistrict = (text: string) => (/^\p{L}+ \d{1,2}$/u.test(text) ? text : '')

/**
 * `street, district, town, region code`: the form of most countries' addresses in Latin letters. The town is in the
 * part with a leading postal code, or is the last part that is neither code nor region.
 */
export function commaSeparated(address: AddressText, countryCode: string): AddressParts {
  const { segments, point } = address
  const state: State = {
    segments: [...segments],
    zipCode: '',
    town: '',
    townText: '',
    region: undefined,
    regionText: '',
    codeByTown: false,
    countryCode,
    point,
  }
  const isMoreThanStreet = segments.length > 1 || address.namedCountry
  takePostalCode(state)
  if (!state.town) takeRegion(state)
  const city = findTownName(state, isMoreThanStreet)
  const district = city === '' ? '' : findDistrict(state, city)
  return { ...nothingFound, city, state: state.region?.name ?? '', district, zipCode: state.zipCode }
}
