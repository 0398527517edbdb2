import type { ListSort } from '../domain/directory/directory.ts'

/** Every public address; `:name` is one path segment. */
export const routePaths = {
  home: '/',
  browse: '/businesses',
  search: '/search',
  category: '/category/:slug',
  city: '/city/:name',
  cities: '/cities',
  details: '/details/:slug',
  business: '/business/:id',
  about: '/about',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  addBusiness: '/add-business',
  advertise: '/advertise',
} as const

export type RouteName = keyof typeof routePaths
type Params = Readonly<Record<string, string>>

const patterns = (Object.entries(routePaths) as [RouteName, string][]).map(
  ([name, path]) => [name, path.split('/').filter(Boolean)] as const,
)

/** The route of a raw (still encoded) path and its decoded parameters; undefined where there is none. */
export function matchRoute(pathname: string): { name: RouteName; params: Params } | undefined {
  const segments = pathname.split('/').filter(Boolean)
  for (const [name, pattern] of patterns) {
    const params = matchSegments(pattern, segments)
    if (params) return { name, params }
  }
  return undefined
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Params | undefined {
  if (pattern.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!expected.startsWith(':')) {
      if (expected !== segment) return undefined
      continue
    }
    const value = decodeSegment(segment)
    if (value === undefined) return undefined
    params[expected.slice(1)] = value
  }
  return params
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** What narrows and orders a list of businesses; each absent, '', 0 or false means "any". */
export interface ListState {
  readonly search?: string
  readonly location?: string
  /** The words as they are typed, with nothing corrected or taken for a place. */
  readonly literal?: boolean
  readonly category?: string
  readonly city?: string
  readonly country?: string
  /** Rated at least this, 1 to 5. */
  readonly rating?: number
  readonly phone?: boolean
  readonly open?: boolean
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
    category: state.category,
    city: state.city,
    country: state.country,
    rating: state.rating ? String(state.rating) : undefined,
    phone: state.phone ? '1' : undefined,
    open: state.open ? '1' : undefined,
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
