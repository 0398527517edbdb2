import { memoize } from '../../memoize.ts'
import { canonicalCity } from '../canonical-city.ts'
import { cityKey } from '../city-key.ts'
import { findRegion } from '../regions/find-region.ts'
import { listCitiesNamed } from './find-city.ts'

const qualified = /^(.+), ?([a-z]{2})$/i
/** `Portland, Maine, US`, and its key. */
const withState = /^(.+), ([^,]+), ?([a-z]{2})$/i

/** Countries in which many states have a city of one name. */
const sharedNames = ['US', 'CA', 'AU']

/**
 * The name of a city's page, unique over all countries, and in countries where many cities share a name over their states. For example
 * `Birmingham` for the largest city with that name in any language, `Birmingham, US` for the largest of another country, and
 * `Portland, Maine, US` for the others. A name that the gazetteer does not know stays as it is.
 */
export function cityPageName(city: string, countryCode: string, state = ''): string {
  if (city === '' || countryCode === '') return city
  return pageNameOf(`${countryCode}\0${city}\0${sharedNames.includes(countryCode) ? state : ''}`)
}

const pageNameOf = memoize(4096, (countryCityAndState) => {
  const [countryCode = '', city = '', state = ''] = countryCityAndState.split('\0')
  const named = listCitiesNamed(city)
  const largestThere = named.find((one) => one.countryCode === countryCode)
  const region = state && findRegion(countryCode, state)?.name
  if (largestThere && region && region !== (findRegion(countryCode, largestThere.state)?.name ?? region))
    return `${city}, ${region}, ${countryCode}`
  const [largest] = named
  const isLargest = largest?.countryCode === countryCode && cityKey(largest.name) === cityKey(city)
  return largest && !isLargest ? `${city}, ${countryCode}` : city
})

/** City, state and country of a page's name or key with a state, such as `Portland, Maine, US`; undefined if it has none. */
function partsOfPage(page: string): { city: string; state: string; countryCode: string } | undefined {
  const [, city = '', written = '', code = ''] = withState.exec(page.trim()) ?? []
  const countryCode = code.toUpperCase()
  if (!sharedNames.includes(countryCode)) return undefined
  const state = findRegion(countryCode, written)?.name
  return state === undefined ? undefined : { city, state, countryCode }
}

/** A city of the directory: its key is that of its page. */
interface KeyedCity {
  readonly key: string
  readonly name: string
  readonly countryCode: string
}

/** The page of a city of the directory, by its key. */
export function pageOfCity({ key, name, countryCode }: KeyedCity): string {
  return cityPageName(name, countryCode, partsOfPage(key)?.state)
}

/** The state of a city of the directory: that of its page, or of the largest city with its name in its country. */
export function stateOfCity({ key, name, countryCode }: KeyedCity): string {
  return partsOfPage(key)?.state ?? findCityByName(name, countryCode).state
}

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
  const parts = partsOfPage(name)
  const [, bare = name, code = countryCode] = parts
    ? ['', parts.city, parts.countryCode]
    : (qualified.exec(name.trim()) ?? [])
  const country = code.toUpperCase()
  const canonical = canonicalCity(bare, country)
  const city = listCitiesNamed(canonical).find(
    (one) => one.name === canonical && (country === '' || one.countryCode === country),
  )
  const found = {
    koreanName: city?.koreanName ?? '',
    countryCode: city?.countryCode ?? country,
    state: parts?.state ?? city?.state ?? '',
  }
  return { name: canonical, ...found, pageName: cityPageName(canonical, found.countryCode, parts?.state) }
}

/** `Richmond, CA` as a city of California: the page of each country that has such a state. */
function pagesOfState(name: string): string[] {
  const [, bare = '', division = ''] = /^([^,]+), ?([^,]{2,30})$/.exec(name.trim()) ?? []
  if (bare === '') return []
  return sharedNames.flatMap((countryCode) => {
    const state = findRegion(countryCode, division)?.name
    return state === undefined ? [] : [cityPageName(canonicalCity(bare, countryCode), countryCode, state)]
  })
}

/**
 * The names of all pages that a name may mean: first the page of the largest city with that name. `Richmond, CA` is in California before
 * it is in Canada.
 */
export function listCityPageNames(name: string): string[] {
  const own = findCityByName(name).pageName
  if (partsOfPage(name)) return [own]
  const ofState = pagesOfState(name)
  const named = qualified.test(name) ? [] : listCitiesNamed(name.trim())
  const pages = named.map((city) => cityPageName(city.name, city.countryCode, city.state))
  return [...new Set([...ofState, own, ...pages])]
}
