import { filterNames, filterParameters, filters, filtersOfPage } from '../directory/filters.ts'
import { cutText } from '../text/clean-text.ts'
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

/**
 * The query parameters that each page reads. Any other (campaign tags and the like) does not make another page, so that
 * nobody can have `/?q=1`, `/?q=2` and so on rendered and kept.
 */
const parametersOf: Partial<Record<RouteName, readonly string[]>> = {
  browse: listParameters,
  search: listParameters,
  category: ['page'],
  city: ['page'],
  cities: ['page'],
  addBusiness: ['submitted'],
}
const valueLimit = 200

const controlCharacters = /\p{Cc}+/gu

/**
 * A query value as pages and calls read it, in the browser and on the server alike: at most 200 characters, and no control
 * characters, which HTML cannot hold.
 */
export function queryValue(text: string): string {
  return cutText(text.replace(controlCharacters, ' ').trim(), valueLimit)
}

/** The first parameter of each of the names: thousands of others are not even decoded. */
function firstOfEach(names: readonly string[], search: string): string {
  const found = new Map<string, string>()
  for (const part of search.split('&')) {
    const name = part.split('=', 1)[0] ?? ''
    if (names.includes(name) && !found.has(name)) found.set(name, part)
  }
  return [...found.values()].join('&')
}

/** What a page reads of an address's query: its own parameters in fixed order, the first of each name, none empty, filters in their one form. */
export function pageQuery(route: RouteName, search: string): URLSearchParams {
  const names = parametersOf[route] ?? []
  const given = new URLSearchParams(firstOfEach(names, search))
  const get = (name: string) => queryValue(given.get(name) ?? '')
  const ofFilters = filterParameters(filtersOfPage({ get }))
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = filterParameterNames.includes(name) ? ofFilters[name] : get(name)
    if (value) kept.set(name, value)
  }
  return kept
}
