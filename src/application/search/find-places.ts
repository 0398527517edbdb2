import { type Area, findArea, isCertainArea } from '../../domain/address/areas/find-area.ts'
import { nearArea } from '../../domain/address/areas/near-area.ts'
import { barePlace } from '../../domain/address/bare-place.ts'
import {
  cityPageName,
  findCityByName,
  listCityPageNames,
  pageOfCity,
} from '../../domain/address/cities/city-page.ts'
import { cityOfShortName } from '../../domain/address/cities/short-names.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { withoutCountry } from '../../domain/address/country/without-country.ts'
import { nearDistricts, spelledDistricts } from '../../domain/address/korea/spelled-districts.ts'
import {
  cityKeysInDivision,
  isLargeTown,
  isRegionName,
  liesIn,
  nearCityKeys,
  nearNames,
  splitDivisions,
  townInDivision,
} from '../../domain/address/near-names.ts'
import { findRegion } from '../../domain/address/regions/find-region.ts'
import { tradeIn } from '../../domain/search-terms/category-search.ts'
import { type PlacePhrase, placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { withoutNearWords } from '../../domain/search-words/near/near-words.ts'
import { isSpelledName } from '../../domain/search-words/other-spellings.ts'
import { withoutPlaceEnding } from '../../domain/search-words/place-endings.ts'
import { keyOfCity } from '../directory/to-filter.ts'
import type { CityCount, DistrictCount } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { inItsCountry } from './locations/in-its-country.ts'
import {
  cutsTrade,
  districtOfOffice,
  type FoundPlace,
  isDistrictName,
  isPartOfName,
  knownDistrict,
} from './places-of-world.ts'

export type PlaceNames = Pick<SearchDictionary, 'findCities' | 'findDistricts'>

/** A name that may be short for one: 강남 for 강남구. */
const mayBeShort = (name: string) => /^[가-힣]{2,5}$/.test(name)
const choiceLimit = 12
const isLatin = (name: string) => /^[a-z ]+$/i.test(name)

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

/** Whether the words name another place with this name: Florence, Texas, not the one of Alabama, and North Huntingdon. */
function isNamesake({ answer, city, area }: FoundPlace, parts: readonly PlacePhrase[]): boolean {
  if (isPartOfName(answer.phrase, parts)) return true
  if (!city || area) return false
  return parts.some(({ phrase }) => {
    const division = phrase.startsWith(`${answer.phrase} `) ? phrase.slice(answer.phrase.length).trim() : ''
    return division !== '' && !liesIn(city, division) && townInDivision(phrase) !== undefined
  })
}

/** Whether a city's name is a part of that of a division, beside a trade: Davao in Davao del Norte. */
function isWithinRegion({ answer, city, area }: FoundPlace, parts: readonly PlacePhrase[]): boolean {
  if (!city || area) return false
  return parts.some(
    ({ phrase, rest }) =>
      phrase.length > answer.phrase.length &&
      ` ${phrase} `.includes(` ${answer.phrase} `) &&
      findRegion(city.countryCode, phrase) !== undefined &&
      isOfTrade(rest),
  )
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

/**
 * The city that was meant by a part of a text though none is called so: with most listings of those whose names differ by one letter. It
 * may stand before its division: `Pittsburg PA`.
 */
async function findNearCity(names: PlaceNames, part: PlacePhrase): Promise<FoundPlace | undefined> {
  // Half of a city's name: Quezon.
  const [whole] = isLargeTown(part.phrase) ? [] : await names.findCities([cityKey(`${part.phrase} city`)])
  if (whole) return misspelt(placeOf(part, whole, undefined))
  const parts = [{ name: part.phrase, division: undefined }, ...splitDivisions(part.phrase)]
  for (const { name, division } of parts) {
    const keys = nearCityKeys(name)
    const found = keys.length > 0 ? await names.findCities(keys) : []
    const inDivision = found.filter((city) => division === undefined || liesIn(city, division))
    const [best] = inDivision.toSorted((a, b) => b.businessCount - a.businessCount)
    if (best) return misspelt(placeOf(part, best, undefined))
  }
  return undefined
}

const misspelt = (place: FoundPlace): FoundPlace => ({
  ...place,
  answer: { ...place.answer, isMisspelt: true },
})

function misspeltArea(part: PlacePhrase): FoundPlace | undefined {
  const area = nearArea(part.phrase)
  return area && misspelt(placeOfArea(part, area, false))
}

/** The district that was meant by one of some parts though none is called so: that with most listings of those one letter away. */
async function findNearDistrict(
  names: PlaceNames,
  parts: readonly PlacePhrase[],
): Promise<FoundPlace | undefined> {
  const near = parts.map((part) => ({
    part,
    keys: new Set([...nearNames(part.phrase), ...nearDistricts(part.phrase)]),
  }))
  const asked = [...new Set(near.flatMap(({ part, keys }) => [part.phrase, ...keys]))]
  const found = asked.length > 0 ? await names.findDistricts(asked) : []
  for (const { part, keys } of near) {
    // Its own name is no mistake in that of another: Ameerpet, Meerpet.
    const own = cityKey(part.phrase)
    if (findArea(part.phrase) || found.some(({ name }) => cityKey(name) === own)) continue
    const [best] = found.filter(({ name }) => keys.has(cityKey(name)))
    const [place] = best ? districtOf(part, [best]) : []
    if (place) return misspelt(place)
  }
  return undefined
}

/** The misspelt city or district beside a trade: `ac repair Pittsburg PA`. */
export async function findNearPlace(
  names: PlaceNames,
  text: string,
  mayBeTrade = (rest: string) => tradeIn(rest) !== undefined,
): Promise<FoundPlace | undefined> {
  const all = placePhrases(text)
  const parts = all.filter(
    ({ phrase, rest }) => !tradeIn(phrase) && mayBeTrade(rest) && !isPartOfName(phrase, all),
  )
  for (const part of parts) {
    const isTown = findCityByName(part.phrase).countryCode !== ''
    const found = (isTown ? undefined : misspeltArea(part)) ?? (await findNearCity(names, part))
    if (found && !isNamesake(found, all)) return found
  }
  return findNearDistrict(names, parts)
}

/** The district in a text such as `Kadıköy, İstanbul`. */
async function findDistrictInCity(names: PlaceNames, phrase: string): Promise<FoundPlace | undefined> {
  const [, name, cityName] = /^([^,]+),(.+)$/.exec(phrase) ?? []
  if (!name || !cityName) return undefined
  const cityKeys = new Set(listCityPageNames(cityName.trim()).map(cityKey))
  const rows = (await names.findDistricts([name.trim()])).filter(({ city }) => cityKeys.has(city.key))
  return districtOf({ phrase, rest: '' }, rows)[0]
}

/** A part of the text with the names under which it is looked up. */
interface Lookup {
  readonly part: PlacePhrase
  readonly area?: Area | undefined
  readonly known: { readonly city: string; readonly district: string } | undefined
  readonly cityKeys: readonly string[]
  /** Cities of this name before that of a division: `Pittsburgh PA`. */
  readonly inDivisions?: readonly { readonly division: string; readonly cityKeys: readonly string[] }[]
  readonly districtNames: readonly string[]
}

async function lookUp(
  names: PlaceNames,
  parts: readonly PlacePhrase[],
  mayBeDistrict: (part: PlacePhrase) => boolean,
): Promise<FoundPlace[]> {
  const lookups = parts.map((part) => toLookup(part, mayBeDistrict(part)))
  const [cities, districts] = await Promise.all([
    names.findCities([
      ...new Set(
        lookups.flatMap(({ cityKeys, inDivisions = [] }) => [
          ...cityKeys,
          ...inDivisions.flatMap((one) => one.cityKeys),
        ]),
      ),
    ]),
    names.findDistricts([...new Set(lookups.flatMap(({ districtNames }) => districtNames))]),
  ])
  const cityOf = new Map(cities.map((city) => [city.key, city]))
  const districtsOf = Map.groupBy(districts, ({ name }) => cityKey(name))
  return lookups.flatMap(({ part, area, known, cityKeys, inDivisions = [], districtNames }) => {
    const inCities = cityKeys.flatMap((key) => {
      const city = cityOf.get(key)
      return city ? [placeOf(part, city, known?.district)] : []
    })
    const divided = inDivisions.flatMap(({ division, cityKeys: keys }) =>
      keys.flatMap((key) => cityOf.get(key) ?? []).filter((city) => liesIn(city, division)),
    )
    const named = districtNames.map((name) => districtsOf.get(cityKey(name)) ?? [])
    return [
      ...(area ? [placeOfArea(part, area, known !== undefined)] : []),
      ...inCities,
      ...divided.map((city) => placeOf(part, city, undefined)),
      ...named.flatMap((rows) => districtOf(part, rows)),
    ]
  })
}

function toLookup(part: PlacePhrase, mayBeDistrict: boolean): Lookup {
  const { phrase } = part
  const known = knownDistrict(phrase)
  // A name that may be another word is a place beside a trade only.
  const area = mayBeDistrict || isCertainArea(phrase) ? findArea(phrase) : undefined
  if (known) return { part, area, known, cityKeys: [keyOfCity(known.city)], districtNames: [] }
  const short = mayBeDistrict ? cityOfShortName(phrase) : undefined
  // Some cities have an article in their names, which is not said: The Bronx.
  const cityNames = [...(short ? [short] : []), phrase, ...(isLatin(phrase) ? [`the ${phrase}`] : [])]
  const cityKeys = cityNames.flatMap(listCityPageNames).map(cityKey).filter(Boolean)
  const inDivisions = splitDivisions(phrase).map(({ name, division }) => ({
    division,
    cityKeys: cityKeysInDivision(name),
  }))
  const shortened = mayBeShort(phrase) && !isDistrictName(phrase) ? [`${phrase}구`, `${phrase}군`] : []
  const office = districtOfOffice(phrase)
  return {
    part,
    area,
    known,
    cityKeys,
    inDivisions,
    districtNames: mayBeDistrict
      ? [phrase, ...shortened, ...spelledDistricts(phrase), ...(office ? [office] : [])]
      : [],
  }
}

function placeOfArea(part: PlacePhrase, area: Area, isCertain: boolean): FoundPlace {
  const answer = { ...part, city: cityPageName(area.city, area.countryCode), district: area.name }
  return { answer, city: undefined, isCertain, area }
}

function placeOf(part: PlacePhrase, city: CityCount, district: string | undefined): FoundPlace {
  const answer = { ...part, city: pageOfCity(city), ...(district && { district }) }
  return { answer, city, isCertain: district !== undefined }
}

/** A district of one city, or the choice between several. Of several spellings in one city, the one with most listings counts. */
function districtOf(part: PlacePhrase, found: readonly DistrictCount[]): FoundPlace[] {
  // A division of a country, such as Metro Manila, is no part of one of its cities, whatever an address says.
  const own = found.filter(({ city, name }) => !findRegion(city.countryCode, name))
  const cityKeys = own.map(({ city }) => city.key)
  const rows = own.filter(({ city }, index) => cityKeys.indexOf(city.key) === index)
  const [first, ...others] = rows
  if (!first) return []
  const isCertain = isDistrictName(part.phrase)
  if (others.length === 0) return [{ ...placeOf(part, first.city, first.name), isCertain }]
  const choices = rows.slice(0, choiceLimit).map(({ city, businessCount }) => ({
    city: pageOfCity(city),
    businessCount,
  }))
  return [{ answer: { ...part, city: '', district: first.name, choices }, city: undefined, isCertain }]
}
