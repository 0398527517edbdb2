import type { ListSort } from '../domain/directory/directory.ts'
import { type FilterValues, filterParameters } from '../domain/directory/filters.ts'
import { routePaths } from '../domain/site/match-route.ts'

/** The filter and the order of a list of businesses. Absent, '' and false mean "any". */
export interface ListState extends FilterValues {
  readonly search?: string
  readonly location?: string
  /** True: the words are searched as typed, without corrections or cities. */
  readonly literal?: boolean
  readonly sort?: ListSort
  /** The visitor's position, in degrees. */
  readonly lat?: string
  readonly lng?: string
  readonly page?: number
}

/** A list's state as parameters, after its keyword. */
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

/** Builds the address of each route. Segments are percent-encoded. Empty values and defaults are left out. */
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
  district: (city: string, district: string, page?: number) =>
    withQuery(`/city/${encodeURIComponent(city)}/${encodeURIComponent(district)}`, {
      page: pageParameter(page),
    }),
  cities: ({ q, country, page }: { q?: string; country?: string; page?: number } = {}) =>
    withQuery(routePaths.cities, { q, country, page: pageParameter(page) }),
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
