import type { ListSort } from '../domain/directory/directory.ts'
import { type FilterValues, filterParameters } from '../domain/directory/filters.ts'
import { routePaths } from '../domain/site/match-route.ts'

/** What narrows and orders a list of businesses; each absent, '' or false means "any". */
export interface ListState extends FilterValues {
  readonly search?: string
  readonly location?: string
  /** The words as they are typed, with nothing corrected or taken for a place. */
  readonly literal?: boolean
  readonly sort?: ListSort
  /** The visitor's place, in degrees. */
  readonly lat?: string
  readonly lng?: string
  readonly page?: number
}

/** A list's state as parameters, behind its keyword. */
function listParameters(state: ListState): Record<string, string | undefined> {
  return {
    location: state.location,
    literal: state.literal ? '1' : undefined,
    ...filterParameters(state),
    sort: state.sort === 'recommended' ? undefined : state.sort,
    lat: state.lat,
    lng: state.lng,
    page: pageParameter(state.page),
  }
}

/** Builds the address of each route. Parts are percent-encoded; what is empty or the default is left out. */
export const href = {
  home: () => routePaths.home,
  browse: (state: ListState = {}) =>
    withQuery(routePaths.browse, { search: state.search, ...listParameters(state) }),
  search: (state: ListState = {}) =>
    withQuery(routePaths.search, { q: state.search, ...listParameters(state) }),
  category: (slug: string, page?: number) =>
    withQuery(`/category/${encodeURIComponent(slug)}`, { page: pageParameter(page) }),
  city: (name: string, page?: number) =>
    withQuery(`/city/${encodeURIComponent(name)}`, { page: pageParameter(page) }),
  cities: (page?: number) => withQuery(routePaths.cities, { page: pageParameter(page) }),
  details: (slug: string) => `/details/${encodeURIComponent(slug)}`,
  business: (id: string) => `/business/${encodeURIComponent(id)}`,
  about: () => routePaths.about,
  contact: () => routePaths.contact,
  privacyPolicy: () => routePaths.privacyPolicy,
  termsOfService: () => routePaths.termsOfService,
  addBusiness: () => routePaths.addBusiness,
  advertise: () => routePaths.advertise,
} as const

function pageParameter(page: number | undefined): string | undefined {
  return page && page > 1 ? String(page) : undefined
}

function withQuery(path: string, parameters: Record<string, string | undefined>): string {
  const query = Object.entries(parameters)
    .filter((entry): entry is [string, string] => Boolean(entry[1]))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
  return query ? `${path}?${query}` : path
}
