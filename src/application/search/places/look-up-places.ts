import { type Area, findArea, isCertainArea } from '../../../domain/address/areas/find-area.ts'
import { cityPageName, listCityPageNames, pageOfCity } from '../../../domain/address/cities/city-page.ts'
import { cityOfShortName } from '../../../domain/address/cities/short-names.ts'
import { cityKey } from '../../../domain/address/city-key.ts'
import { spelledDistricts } from '../../../domain/address/korea/spelled-districts.ts'
import { cityKeysInDivision, liesIn, splitDivisions } from '../../../domain/address/near-names.ts'
import { findRegion } from '../../../domain/address/regions/find-region.ts'
import type { PlacePhrase } from '../../../domain/search-terms/place-phrases.ts'
import { keyOfCity } from '../../directory/to-filter.ts'
import type { CityCount, DistrictCount } from '../../ports/listing-store.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { districtOfOffice, type FoundPlace, isDistrictName, knownDistrict } from './places-of-world.ts'

export type PlaceNames = Pick<SearchDictionary, 'findCities' | 'findDistricts'>

/** A name that may be short for one: 강남 for 강남구. */
const mayBeShort = (name: string) => /^[가-힣]{2,5}$/.test(name)

const choiceLimit = 12

const isLatin = (name: string) => /^[a-z ]+$/i.test(name)

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

export async function lookUp(
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

export function placeOfArea(part: PlacePhrase, area: Area, isCertain: boolean): FoundPlace {
  const answer = { ...part, city: cityPageName(area.city, area.countryCode), district: area.name }
  return { answer, city: undefined, isCertain, area }
}

export function placeOf(part: PlacePhrase, city: CityCount, district: string | undefined): FoundPlace {
  const answer = { ...part, city: pageOfCity(city), ...(district && { district }) }
  return { answer, city, isCertain: district !== undefined }
}

/** A district of one city, or the choice between several. Of several spellings in one city, the one with most listings counts. */
export function districtOf(part: PlacePhrase, found: readonly DistrictCount[]): FoundPlace[] {
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
