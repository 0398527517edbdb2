import { type Language, languageFacts, type NameLanguage, splitPath } from '../../domain/site/language.ts'
import { matchRoute, type RouteName } from '../../domain/site/match-route.ts'
import { pageQuery } from '../../domain/site/page-query.ts'
import { type LazyPage, lazyPage, type PageDefinition, type PageRequest } from '../page.ts'
import { DetailSkeleton, ListSkeleton, ScreenSkeleton } from '../ui/skeletons.tsx'

/** A page of text in each language that it is written in. */
type TextPages = Readonly<Record<NameLanguage, LazyPage>>

const company = {
  ko: () => import('./static/company-ko.tsx'),
  en: () => import('./static/company-en.tsx'),
  tr: () => import('./static/company-tr.tsx'),
}
const legal = {
  ko: () => import('./static/legal-ko.tsx'),
  en: () => import('./static/legal-en.tsx'),
  tr: () => import('./static/legal-tr.tsx'),
}

/** The long texts are in a file for each language, so that a page carries its own language alone. */
function textPages<Name extends string>(
  texts: Readonly<Record<NameLanguage, () => Promise<Readonly<Record<Name, PageDefinition>>>>>,
  name: Name,
): TextPages {
  const pageIn = (language: NameLanguage) =>
    lazyPage(ScreenSkeleton, async () => (await texts[language]())[name])
  return { ko: pageIn('ko'), en: pageIn('en'), tr: pageIn('tr') }
}

/** A page of all trades or of all cities. */
function indexPage(name: 'categories' | 'cities'): LazyPage {
  return lazyPage(ScreenSkeleton, async () => {
    const { indexPages } = await import('./index-pages.ts')
    return indexPages[name]
  })
}

const city = lazyPage(ListSkeleton, async () => (await import('./place/city-page.tsx')).definition)
const tradeInPlace = lazyPage(
  ListSkeleton,
  async () => (await import('./place/trade-in-place-page.tsx')).definition,
)

/** The page of each route. `sourceOf` names the files that they import. */
const pages: Readonly<Record<RouteName | 'notFound', LazyPage | TextPages>> = {
  home: lazyPage(ScreenSkeleton, async () => (await import('./home/home-page.tsx')).definition),
  browse: lazyPage(ListSkeleton, async () => (await import('./browse-page.tsx')).definition),
  search: lazyPage(ListSkeleton, async () => (await import('./search-page.tsx')).definition),
  categories: indexPage('categories'),
  category: lazyPage(ListSkeleton, async () => (await import('./place/category-page.tsx')).definition),
  tradeInCity: tradeInPlace,
  tradeInDistrict: tradeInPlace,
  city,
  district: city,
  cities: indexPage('cities'),
  details: lazyPage(DetailSkeleton, async () => (await import('./detail/detail-page.tsx')).bySlug),
  business: lazyPage(DetailSkeleton, async () => (await import('./detail/detail-page.tsx')).byId),
  saved: lazyPage(ListSkeleton, async () => (await import('./saved/saved-page.tsx')).definition),
  addBusiness: lazyPage(
    ScreenSkeleton,
    async () => (await import('./add-business/add-business-page.tsx')).definition,
  ),
  about: textPages(company, 'about'),
  advertise: textPages(company, 'advertise'),
  contact: textPages(company, 'contact'),
  privacyPolicy: textPages(legal, 'privacyPolicy'),
  termsOfService: textPages(legal, 'termsOfService'),
  notFound: lazyPage(ScreenSkeleton, async () => (await import('./not-found-page.tsx')).definition),
}

export interface FoundPage {
  readonly language: Language
  readonly route: RouteName | undefined
  readonly page: LazyPage
  readonly request: PageRequest
}

/** The page at an address; the 404 page if no route matches. */
export function findPage(pathname: string, search: string): FoundPage {
  const match = matchRoute(pathname)
  const { language } = match ?? splitPath(pathname)
  const found = pages[match?.name ?? 'notFound']
  const page = 'load' in found ? found : found[languageFacts[language].names]
  const request = match
    ? { params: match.params, search: pageQuery(match.name, search) }
    : { params: {}, search: new URLSearchParams() }
  return { language, route: match?.name, page, request }
}
