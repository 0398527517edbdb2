import type { ListSort } from '../domain/directory/directory.ts'
import { type FilterValues, filterParameters } from '../domain/directory/filters.ts'
import { savedList } from '../domain/directory/saved-ids.ts'
import { defaultLanguage, type Language, pathIn } from '../domain/site/language.ts'
import { routePaths } from '../domain/site/match-route.ts'

/** The specification's cities for the header, as their addresses name them. */
export const headerCities = ['서울', '부산', '인천', '대구', '대전']

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

/** Builds the address of each page in a language. Segments are percent-encoded. Empty values and defaults are left out. */
export function hrefIn(language: Language) {
  const to = (path: string, parameters: Record<string, string | undefined> = {}) =>
    pathIn(language, withQuery(path, parameters))
  const at = (...segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`
  return {
    home: () => to(routePaths.home),
    browse: (state: ListState = {}) =>
      to(routePaths.browse, { search: state.search, ...listParameters(state) }),
    search: (state: ListState = {}) => to(routePaths.search, { q: state.search, ...listParameters(state) }),
    /** A trade, a city, a district, or a trade in one of these. Without any of them: all businesses. */
    place: ({ category, city, district, ...state }: ListState) => {
      const trade = category ? ['category', category] : []
      const where = city ? [city, ...(district ? [district] : [])] : []
      const segments = city && !category ? ['city', ...where] : [...trade, ...where]
      const path = segments.length > 0 ? at(...segments) : routePaths.browse
      const kept = { ...state, ...(district && !city && { district }) }
      return to(path, { search: kept.search, ...listParameters(kept) })
    },
    categories: (group = '') => to(routePaths.categories, { group }),
    category: (slug: string) => to(at('category', slug)),
    city: (name: string) => to(at('city', name)),
    cities: ({ q, country, page }: { q?: string; country?: string; page?: number } = {}) =>
      to(routePaths.cities, { q, country, page: pageParameter(page) }),
    details: (slug: string) => to(at('details', slug)),
    /** Where the form about wrong data is sent to. A refused one is shown again at its place. */
    report: (slug: string) => `${to(at('details', slug, 'report'))}#report`,
    business: (id: string) => to(at('business', id)),
    about: () => to(routePaths.about),
    contact: () => to(routePaths.contact),
    privacyPolicy: () => to(routePaths.privacyPolicy),
    termsOfService: () => to(routePaths.termsOfService),
    /** The visitor's own saved list, or a shared one. */
    saved: (ids: readonly string[] = []) => to(routePaths.saved, { list: savedList(ids) }),
    addBusiness: () => to(routePaths.addBusiness),
    advertise: () => to(routePaths.advertise),
    /** The index of the sitemaps, which is no page. */
    sitemap: () => to('/sitemap.xml'),
    /** A picture for link previews, of a business or of the site. */
    sharePicture: (name: string) => to(`${at('share', name)}.png`),
  } as const
}

/** The addresses of one language. */
export type Href = ReturnType<typeof hrefIn>

/** The addresses that the panel links to. */
export const koreanHref = hrefIn(defaultLanguage)

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
