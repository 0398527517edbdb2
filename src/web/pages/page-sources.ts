import { type Language, languageFacts } from '../../domain/site/language.ts'
import type { RouteName } from '../../domain/site/match-route.ts'

const city = 'place/city-page.tsx'
const tradeInPlace = 'place/trade-in-place-page.tsx'
const index = 'index-pages.ts'
const details = 'detail/detail-page.tsx'

/** The file of each page in this folder, as `pages` imports it; a page of text has one in each language. */
const sources: Readonly<Record<RouteName | 'notFound', string | { readonly text: string }>> = {
  home: 'home/home-page.tsx',
  browse: 'browse-page.tsx',
  search: 'search-page.tsx',
  categories: index,
  category: 'place/category-page.tsx',
  tradeInCity: tradeInPlace,
  tradeInDistrict: tradeInPlace,
  city,
  district: city,
  cities: index,
  details,
  business: details,
  saved: 'saved/saved-page.tsx',
  addBusiness: 'add-business/add-business-page.tsx',
  about: { text: 'company' },
  advertise: { text: 'company' },
  contact: { text: 'company' },
  privacyPolicy: { text: 'legal' },
  termsOfService: { text: 'legal' },
  notFound: 'not-found-page.tsx',
}

/**
 * The source file of a route's page in this folder; the build uses it to find the page's scripts. The server alone needs it, so no
 * browser loads these names.
 */
export function sourceOf(route: RouteName | undefined, language: Language): string {
  const source = sources[route ?? 'notFound']
  return typeof source === 'string' ? source : `static/${source.text}-${languageFacts[language].names}.tsx`
}
