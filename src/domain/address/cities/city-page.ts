import { memoize } from '../../lru-cache.ts'
import { canonicalCity } from '../canonical-city.ts'
import { cityKey } from '../city-key.ts'
import { listCitiesNamed } from './find-city.ts'

const qualified = /^(.+), ?([a-z]{2})$/i

/**
 * The name of a city's page, unique over all countries. For example `Birmingham` for the largest city with that name in any
 * language, and `Birmingham, US` for the others. A name that the gazetteer does not know stays as it is.
 */
export function cityPageName(city: string, countryCode: string): string {
  return city === '' || countryCode === '' ? city : pageNameOf(`${countryCode}\0${city}`)
}

const pageNameOf = memoize(4096, (countryAndCity) => {
  const [countryCode = '', city = ''] = countryAndCity.split('\0')
  const [largest] = listCitiesNamed(city)
  const isLargest = largest?.countryCode === countryCode && cityKey(largest.name) === cityKey(city)
  return largest && !isLargest ? `${city}, ${countryCode}` : city
})

/** A city as its page shows it. */
export interface NamedCity {
  readonly name: string
  /** '' if it has none or is not known. */
  readonly koreanName: string
  /** '' if the gazetteer does not know the city. */
  readonly countryCode: string
  readonly state: string
  /** See `cityPageName`. */
  readonly pageName: string
}

/** Finds a city by its name in any spelling and language, by a page name such as `Birmingham, US`, or by its key. The largest wins. */
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

/** The names of all pages that a name may mean: first the page of the largest city with that name. */
export function listCityPageNames(name: string): string[] {
  const named = qualified.test(name) ? [] : listCitiesNamed(name.trim())
  const pages = named.map((city) => cityPageName(city.name, city.countryCode))
  return [...new Set([findCityByName(name).pageName, ...pages])]
}
