import { findArea } from '../../../domain/address/areas/find-area.ts'
import { barePlace } from '../../../domain/address/bare-place.ts'
import { listCityPageNames } from '../../../domain/address/cities/city-page.ts'
import { cityKey } from '../../../domain/address/city-key.ts'
import { withoutCountry } from '../../../domain/address/country/without-country.ts'
import { isRegionName } from '../../../domain/address/near-names.ts'
import { type PlacePhrase, placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { withoutNearWords } from '../../../domain/search-words/near/near-words.ts'
import { isSpelledName } from '../../../domain/search-words/other-spellings.ts'
import { withoutPlaceEnding } from '../../../domain/search-words/place-endings.ts'
import { inItsCountry } from './in-its-country.ts'
import { districtOf, lookUp, type PlaceNames } from './look-up-places.ts'
import { isNamesake, isSeatOfProvince, isWithinRegion } from './namesakes.ts'
import { findNearCity, findNearDistrict, misspeltArea } from './near-places.ts'
import { cutsTrade, type FoundPlace, isDistrictName, knownDistrict } from './places-of-world.ts'

/** The places of the directory that some of the words may name, in any language: longer names first. */
export function findPlaces(names: PlaceNames, text: string): Promise<readonly FoundPlace[]> {
  const whole = { phrase: text.trim(), rest: '' }
  const isPlace =
    (knownDistrict(whole.phrase) ?? findArea(whole.phrase)) !== undefined || isDistrictName(whole.phrase)
  const parts = [...(isPlace ? [whole] : []), ...placePhrases(text).filter((part) => !cutsTrade(part))]
  // A name with its city is a place by itself, and so is one beside a trade or a well-known name: starbucks flughafen.
  const mayBeDistrict = ({ phrase, rest }: PlacePhrase) =>
    isDistrictName(phrase) || isOfTrade(rest) || isSpelledName(rest) || (rest === '' && phrase.includes(' '))
  const isOwn = (place: FoundPlace) => !isWithinRegion(place, parts) && !isNamesake(place, parts)
  return lookUp(names, parts, mayBeDistrict).then((places) => places.filter(isOwn))
}

/**
 * The places that a whole text names, such as that of the field for the location: a part of a city by what its addresses say, then what
 * the directory files under the name.
 */
export async function findLocations(names: PlaceNames, text: string): Promise<readonly FoundPlace[]> {
  const phrase = text.trim()
  if (phrase === '') return []
  const part = { phrase, rest: '' }
  const places = await lookUp(names, [part], () => true)
  const areas = places.filter(({ area }) => area)
  if (areas.length === 0 && places.some(({ city }) => city && isSeatOfProvince(city, phrase))) return []
  const first = places.find(({ area }) => !area)
  if (areas.length > 0) return [...areas, ...(first ? [first] : [])]
  const filed = first ?? (await findDistrictInCity(names, phrase))
  if (filed) return [filed]
  const near =
    misspeltArea(part) ?? (await findNearCity(names, part)) ?? (await findNearDistrict(names, [part]))
  if (near) return [near]
  const inCountry = withoutCountry(phrase)
  if (inCountry) return inItsCountry(await findLocations(names, inCountry.place), inCountry.countryCode)
  const bare = phrase.split(/\s+/).map(withoutPlaceEnding).join(' ')
  const around = withoutNearWords(phrase)
  const within =
    (around === phrase ? undefined : around) ??
    (isRegionName(phrase) ? undefined : barePlace(phrase)) ??
    (bare === phrase ? undefined : bare)
  return within === undefined ? [] : findLocations(names, within)
}

/** What the directory files under the name. */
export async function findLocation(names: PlaceNames, text: string): Promise<FoundPlace | undefined> {
  return (await findLocations(names, text)).find(({ area }) => !area)
}

/** The district in a text such as `Kadıköy, İstanbul`. */
async function findDistrictInCity(names: PlaceNames, phrase: string): Promise<FoundPlace | undefined> {
  const [, name, cityName] = /^([^,]+),(.+)$/.exec(phrase) ?? []
  if (!name || !cityName) return undefined
  const cityKeys = new Set(listCityPageNames(cityName.trim()).map(cityKey))
  const rows = (await names.findDistricts([name.trim()])).filter(({ city }) => cityKeys.has(city.key))
  return districtOf({ phrase, rest: '' }, rows)[0]
}
