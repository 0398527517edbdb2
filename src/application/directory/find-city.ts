import { listCityPageNames, stateOfCity } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { findKoreanDistrict } from '../../domain/address/korea/municipalities.ts'
import { cityName, countryNameIn, stateName } from '../../domain/address/place-names.ts'
import type { NameLanguage } from '../../domain/site/language.ts'
import type { CityCount, ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'

type Cities = Pick<ListingReader, 'findCity'>

/** So many pages of a name are looked for at most; the largest cities come first. */
const namesakeLimit = 24

/** A city with exactly this name comes before cities for which it is another spelling, so that each can be reached. */
export async function findNamedCity(cities: Cities, name: string): Promise<CityCount | undefined> {
  for (const key of new Set([name, ...listCityPageNames(name)].map(cityKey))) {
    const city = await cities.findCity(key)
    if (city) return city
  }
  return undefined
}

/**
 * The country of a city that shares its name, or its name in the page's language, with cities of other countries, and the state of
 * one that shares it within its country: 광주 and 광주시 are both Gwangju in English. Nothing for others, or if it is not known.
 */
export async function regionOfNamesake(
  cities: Cities,
  city: CityCount,
  language: NameLanguage,
): Promise<{ readonly region?: string }> {
  const { name, countryCode } = city
  const nameOf = (one: CityCount) => cityName(one.name, one.countryCode, language).name
  const pages = [nameOf(city), name].flatMap((spelling) => listCityPageNames(spelling))
  const keys = [...new Set(pages.map(cityKey))].filter((key) => key !== city.key).slice(0, namesakeLimit)
  const found = await Promise.all(keys.map((key) => cities.findCity(key)))
  const shares = (one: CityCount) =>
    cityKey(one.name) === cityKey(name) || cityKey(nameOf(one)) === cityKey(nameOf(city))
  const namesakes = found.filter((one) => one !== undefined).filter(shares)
  const isAbroad = namesakes.some((one) => one.countryCode !== countryCode)
  const isInCountry = namesakes.some((one) => one.countryCode === countryCode)
  const region = [
    isInCountry ? stateName(stateOfCity(city), countryCode, language) : '',
    isAbroad ? countryNameIn(countryCode, language) : '',
  ]
  const text = region.filter(Boolean).join(', ')
  return text ? { region: text } : {}
}

/** The directory's name for a district of a city: Gangnam-gu is 강남구. */
export async function findDistrict(
  dictionary: SearchDictionary,
  city: CityCount,
  name: string,
): Promise<string | undefined> {
  const korean = findKoreanDistrict(`${city.name} ${name}`)?.district
  const found = await dictionary.findDistricts([name, ...(korean ? [korean] : [])])
  return found.find((district) => district.city.key === city.key)?.name
}
