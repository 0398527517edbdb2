import { filterNames, filterParameters, filters, filtersOfPage } from '../directory/filters.ts'
import { savedLimit } from '../directory/saved-ids.ts'
import { cutText } from '../text/cut-text.ts'
import type { RouteName } from './match-route.ts'

const filterParameterNames = filterNames.map((name) => filters[name].parameter)
const listParameters = [
  'q',
  'location',
  'literal',
  'search',
  ...filterParameterNames,
  'sort',
  'lat',
  'lng',
  'page',
]

/** What the path of a page says is no parameter of it. */
const without = (...names: readonly string[]) => listParameters.filter((name) => !names.includes(name))

/**
 * The query parameters that each page reads. Any other parameter (such as a campaign tag) does not make another page,
 * so nobody can fill the cache with `/?q=1`, `/?q=2` and so on.
 */
const parametersOf: Partial<Record<RouteName, readonly string[]>> = {
  browse: listParameters,
  search: listParameters,
  category: without('q', 'category'),
  tradeInCity: without('q', 'category', 'city', 'district'),
  tradeInDistrict: without('q', 'category', 'city', 'district'),
  city: without('q', 'city', 'district'),
  district: without('q', 'city', 'district'),
  categories: ['group'],
  cities: ['q', 'country', 'page'],
  details: ['reported'],
  saved: ['list'],
  addBusiness: ['submitted'],
}
const valueLimit = 200
/** A shared list has an id and a comma for each business. */
const limitOf = (name: string) => (name === 'list' ? savedLimit * 17 : valueLimit)

const controlCharacters = /\p{Cc}+/gu

/**
 * A query value as pages and calls read it, in the browser and on the server: cut to 200 characters, without control
 * characters, which HTML cannot hold.
 */
export function queryValue(text: string, limit = valueLimit): string {
  return cutText(text.replace(controlCharacters, ' ').trim(), limit)
}

/** The first parameter of each name. Other parameters are not even decoded, because there may be thousands. */
function firstOfEach(names: readonly string[], search: string): string {
  const found = new Map<string, string>()
  for (const part of search.split('&')) {
    const name = part.split('=', 1)[0] ?? ''
    if (names.includes(name) && !found.has(name)) found.set(name, part)
  }
  return [...found.values()].join('&')
}

/**
 * The part of an address's query that a page reads: its own parameters in a fixed order, the first of each name,
 * without empty ones, filters in their one form.
 */
export function pageQuery(route: RouteName, search: string): URLSearchParams {
  const names = parametersOf[route] ?? []
  const given = new URLSearchParams(firstOfEach(names, search))
  const get = (name: string) => queryValue(given.get(name) ?? '', limitOf(name))
  const ofFilters = filterParameters(filtersOfPage({ get }))
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = filterParameterNames.includes(name) ? ofFilters[name] : get(name)
    if (value) kept.set(name, value)
  }
  return kept
}
