import { canonicalCity } from '../../../domain/address/canonical-city.ts'
import { listCityPageNames } from '../../../domain/address/cities/city-page.ts'
import { type City, listCitiesNamed } from '../../../domain/address/cities/find-city.ts'
import { cityKey } from '../../../domain/address/city-key.ts'
import { findCountry } from '../../../domain/address/country/find-country.ts'
import { mistypedCities, nearMunicipalities } from '../../../domain/address/korea/mistyped-cities.ts'
import { nearNames } from '../../../domain/address/near-names.ts'
import type { CityNames } from '../../../domain/administration/city-names.ts'
import type { DirectoryApi } from '../../../domain/directory/directory.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'

interface Ports {
  readonly dictionary: Pick<SearchDictionary, 'findCities'>
  readonly api: Pick<DirectoryApi, 'cityGroups'>
}

/** So many names begin like a text, and so many may be meant by a misspelt one. */
const [begunLimit, nearLimit] = [20, 3]

/**
 * Whether a text that an administrator types names a city, of the directory or of the world, and which it may become or mean. In `country`,
 * if that is known; a city of the directory without a country counts everywhere.
 */
export async function nameCities(
  { dictionary, api }: Ports,
  { text, country }: { readonly text: string; readonly country: string },
): Promise<CityNames> {
  const code = findCountry(country)
  const isThere = ({ countryCode }: { readonly countryCode: string }) =>
    code === '' || countryCode === '' || countryCode === code
  const filed = async (keys: readonly string[]) =>
    (keys.length > 0 ? await dictionary.findCities(keys) : [])
      .filter(isThere)
      .toSorted((a, b) => b.businessCount - a.businessCount)
  const towns = (names: readonly string[]) =>
    names
      .flatMap(listCitiesNamed)
      .filter((city: City) => isThere(city) && !city.isSection)
      .toSorted((a, b) => b.population - a.population)
  const { groups } = await api.cityGroups({ q: text, country: '', page: 1 })
  const begun = groups
    .flatMap(({ cities }) => cities)
    .filter(isThere)
    .map(({ name }) => name)
  const isKnown =
    (await filed(listCityPageNames(text).map(cityKey))).length > 0 ||
    towns([text]).length > 0 ||
    canonicalCity(text, code) !== text.trim()
  const near = isKnown ? [] : [...mistypedCities(text), ...nearMunicipalities(text), ...nearNames(text)]
  const meant = isKnown ? [] : [...(await filed(near.map(cityKey))), ...towns(near)].map(({ name }) => name)
  return {
    isKnown,
    begun: [...new Set(begun)].slice(0, begunLimit),
    meant: [...new Set(meant)].slice(0, nearLimit),
  }
}
