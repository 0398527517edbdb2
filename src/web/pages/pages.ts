import { matchRoute, type RouteName } from '../../domain/site/match-route.ts'
import { pageQuery } from '../../domain/site/page-query.ts'
import { type LazyPage, lazyPage, type PageRequest } from '../page.ts'
import { DetailSkeleton, GridSkeleton, ListSkeleton, ScreenSkeleton } from '../ui/skeletons.tsx'

const details = 'detail/detail-page.tsx'
const company = 'static/company-pages.tsx'
const legal = 'static/legal-pages.tsx'

/** The page of each route, with its file in this folder. */
const pages: Readonly<Record<RouteName | 'notFound', LazyPage>> = {
  home: lazyPage(
    'home/home-page.tsx',
    ScreenSkeleton,
    async () => (await import('./home/home-page.tsx')).definition,
  ),
  browse: lazyPage(
    'browse-page.tsx',
    ListSkeleton,
    async () => (await import('./browse-page.tsx')).definition,
  ),
  search: lazyPage(
    'search-page.tsx',
    ListSkeleton,
    async () => (await import('./search-page.tsx')).definition,
  ),
  category: lazyPage(
    'category-page.tsx',
    GridSkeleton,
    async () => (await import('./category-page.tsx')).definition,
  ),
  city: lazyPage('city-page.tsx', GridSkeleton, async () => (await import('./city-page.tsx')).definition),
  district: lazyPage('city-page.tsx', GridSkeleton, async () => (await import('./city-page.tsx')).definition),
  cities: lazyPage(
    'cities-page.tsx',
    ScreenSkeleton,
    async () => (await import('./cities-page.tsx')).definition,
  ),
  details: lazyPage(details, DetailSkeleton, async () => (await import('./detail/detail-page.tsx')).bySlug),
  business: lazyPage(details, DetailSkeleton, async () => (await import('./detail/detail-page.tsx')).byId),
  addBusiness: lazyPage(
    'add-business/add-business-page.tsx',
    ScreenSkeleton,
    async () => (await import('./add-business/add-business-page.tsx')).definition,
  ),
  about: lazyPage(company, ScreenSkeleton, async () => (await import('./static/company-pages.tsx')).about),
  advertise: lazyPage(
    company,
    ScreenSkeleton,
    async () => (await import('./static/company-pages.tsx')).advertise,
  ),
  contact: lazyPage(
    company,
    ScreenSkeleton,
    async () => (await import('./static/company-pages.tsx')).contact,
  ),
  privacyPolicy: lazyPage(
    legal,
    ScreenSkeleton,
    async () => (await import('./static/legal-pages.tsx')).privacyPolicy,
  ),
  termsOfService: lazyPage(
    legal,
    ScreenSkeleton,
    async () => (await import('./static/legal-pages.tsx')).termsOfService,
  ),
  notFound: lazyPage(
    'not-found-page.tsx',
    ScreenSkeleton,
    async () => (await import('./not-found-page.tsx')).definition,
  ),
}

export interface FoundPage {
  readonly route: RouteName | undefined
  readonly page: LazyPage
  readonly request: PageRequest
}

/** The page at an address; the 404 page if no route matches. */
export function findPage(pathname: string, search: string): FoundPage {
  const match = matchRoute(pathname)
  if (!match) {
    return { route: undefined, page: pages.notFound, request: { params: {}, search: new URLSearchParams() } }
  }
  const { name, params } = match
  return { route: name, page: pages[name], request: { params, search: pageQuery(name, search) } }
}
