import { cityKey } from '../city-key.ts'
import { canonicalCity } from './canonical-city.ts'
import { type City, listCitiesNamed } from './find-city.ts'

const qualified = /^(.+), ?([a-z]{2})$/i

/** The most populous place of just that name: it has the name's page to itself. */
function homeOf(name: string): City | undefined {
  const key = cityKey(name)
  return listCitiesNamed(name).find((city) => !city.isSection && cityKey(city.name) === key)
}

/**
 * The name of a city's page, which no city of another country has: `Birmingham` for the largest of them, in Britain,
 * and `Birmingham, US`. A name that the gazetteer does not know stays as it is.
 */
export function cityPageName(city: string, countryCode: string): string {
  const home = city === '' || countryCode === '' ? undefined : homeOf(city)
  return home && home.countryCode !== countryCode ? `${city}, ${countryCode}` : city
}

/** A city as its page shows it. */
export interface NamedCity {
  readonly name: string
  /** '' where it has none, or is not known. */
  readonly koreanName: string
  /** '' where the gazetteer does not know it. */
  readonly countryCode: string
  readonly state: string
  /** See `cityPageName`. */
  readonly pageName: string
}

/** The city that a name means, in any spelling and language, `Birmingham, US` and the keys of pages too; the largest where many are so called. */
export function findCityByName(name: string, countryCode = ''): NamedCity {
  const [, bare = name, code = countryCode] = qualified.exec(name.trim()) ?? []
  const country = code.toUpperCase()
  const canonical = canonicalCity(bare, country)
  const city = listCitiesNamed(canonical).find(
    (one) => one.name === canonical && (country === '' || one.countryCode === country),
  )
  const found = {
    koreanName: city?.koreanName ?? '',
    countryCode: city?.countryCode ?? country,
    state: city?.state ?? '',
  }
  return { name: canonical, ...found, pageName: cityPageName(canonical, found.countryCode) }
}

/** The names of the pages that a name may mean, the likeliest first: that of its largest city, then those of its namesakes. */
export function listCityPageNames(name: string): string[] {
  const { name: canonical, countryCode, pageName } = findCityByName(name)
  const countries = listCitiesNamed(canonical).map((city) => city.countryCode)
  const others = [...new Set(countries)].filter((code) => code !== countryCode)
  return qualified.test(name)
    ? [pageName]
    : [pageName, ...others.map((code) => cityPageName(canonical, code))]
}
