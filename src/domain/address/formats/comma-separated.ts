import { type AddressParts, type AddressText, canBeTown, nothingFound } from '../address-text.ts'
import { findMajorCity, type MajorCity } from '../cities/city-index.ts'
import { findInnerPostalCode, findPostalCode } from '../postal-code.ts'
import { findRegion, findTrailingRegion, type Region } from '../regions/find-region.ts'

/** Where the town stands directly behind the postal code: `10117 Berlin`. */
const codeBeforeTown = new Set(
  'AD AR AT BA BE BG CH CZ DE DK DZ EE ES FI FR GR HR IL IS IT LT LU MA ME MK MX MY NL NO PL PT RO RS SE SI SK TN UA XK'.split(
    ' ',
  ),
)
/** `Kota`, `Thành phố` and the like before a town's name; a district's number or a province's letters behind it. */
const beforeTown =
  /^(?:kota|kabupaten|kab\.|thành phố|tp\.?|t\.?p\.?|thị xã|city of|municipio de|commune de) /iu
const behindTown = / (?:\d{1,2}(?:e|er|ème)?(?: -.*)?|cedex(?: \d+)?|[A-Z]{2}|\([A-Z]{2}\))$/u

/** What calls itself a division, in countries whose divisions are not listed. */
const division =
  /^(?:county|co\.|province of|provincia de|région de) | (?:county|province|region|governorate|oblast|prefecture|state|district)$/i

interface State {
  segments: string[]
  zipCode: string
  town: string
  region: Region | undefined
}

function takePostalCode(state: State, countryCode: string): void {
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
      const behind = state.segments.slice(i + 1).map((segment) => findRegion(countryCode, segment))
      state.region = behind.find((region) => region !== undefined)
      state.segments = state.segments.slice(0, i)
    } else if (postal.rest) state.segments[i] = postal.rest
    else state.segments.splice(i, 1)
    return
  }
}

function takeRegion(state: State, countryCode: string): void {
  const last = state.segments.at(-1) ?? ''
  const region = findRegion(countryCode, last)
  if (region) {
    state.region = region
    state.segments.pop()
    // A county behind which its country stands: `…, Warwickshire, England`.
    if (countryCode === 'GB' && findRegion('GB', state.segments.at(-1) ?? '') === region) state.segments.pop()
  } else if (division.test(last) && state.segments.length > 1) {
    state.region = { name: last, isCity: false }
    state.segments.pop()
  } else if (!findMajorCity(last, countryCode)) {
    const found = findTrailingRegion(countryCode, last)
    if (!found || !canBeTown(found.rest)) return
    state.region = found.region
    state.segments[state.segments.length - 1] = found.rest
  }
}

/** A town's bare name, without what stands before and behind it. */
function townName(text: string): string {
  return text.replace(beforeTown, '').replace(behindTown, '').trim()
}

/** A major city of that region that one of the last parts names, or that the last part ends with. */
function findNamedCity({ segments, region }: State, countryCode: string): MajorCity | undefined {
  const fits = (city: MajorCity | undefined) =>
    city && (!region || city.state === '' || city.state === region.name) ? city : undefined
  for (const segment of segments.slice(-3).reverse()) {
    const city = fits(findMajorCity(segment, countryCode) ?? findMajorCity(townName(segment), countryCode))
    if (city) return city
  }
  const words = (segments.at(-1) ?? '').split(' ')
  for (let count = Math.min(3, words.length - 1); count > 0; count--) {
    const city = fits(findMajorCity(words.slice(-count).join(' '), countryCode))
    if (city) return city
  }
  return undefined
}

function findTown(state: State, countryCode: string, isMoreThanStreet: boolean): string {
  if (state.town && canBeTown(state.town)) return state.town
  const named = findNamedCity(state, countryCode)
  if (named) return named.name
  if (state.region?.isCity) return state.region.name
  const whole = state.segments.at(-1) ?? ''
  // Without a postal code a number behind the name may be a house's: `Dlouhá 93`.
  const last = state.zipCode === '' ? whole.replace(beforeTown, '') : townName(whole)
  const told = countryCode !== '' && (isMoreThanStreet || state.zipCode !== '')
  if (told && canBeTown(last)) return last
  return state.region && findMajorCity(state.region.name, countryCode) ? state.region.name : ''
}

/**
 * `street, district, town, region code`: what most countries make of an address in Latin letters. The town is the part
 * behind a leading postal code, or the last part that is neither code nor region.
 */
export function commaSeparated(address: AddressText, countryCode: string): AddressParts {
  const state: State = { segments: [...address.segments], zipCode: '', town: '', region: undefined }
  const isMoreThanStreet = state.segments.length > 1 || address.namedCountry
  takePostalCode(state, countryCode)
  if (!state.town) takeRegion(state, countryCode)
  const city = findTown(state, countryCode, isMoreThanStreet)
  const beside = state.segments.at(-1) ?? ''
  const district =
    state.region?.isCity && canBeTown(beside) && !findMajorCity(beside, countryCode) ? beside : ''
  return { ...nothingFound, city, state: state.region?.name ?? '', district, zipCode: state.zipCode }
}
