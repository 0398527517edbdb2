import { defaultLanguage, isLanguage, type Language, pathIn, splitPath } from './language.ts'

/** Every public address in Korean; `:name` stands for one path segment. Other languages have theirs before it: `/en/about`. */
export const routePaths = {
  home: '/',
  browse: '/businesses',
  search: '/search',
  categories: '/categories',
  category: '/category/:slug',
  tradeInCity: '/category/:slug/:name',
  tradeInDistrict: '/category/:slug/:name/:district',
  city: '/city/:name',
  district: '/city/:name/:district',
  cities: '/cities',
  details: '/details/:slug',
  business: '/business/:id',
  about: '/about',
  contact: '/contact',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  saved: '/saved',
  addBusiness: '/add-business',
  advertise: '/advertise',
} as const

const controlCharacter = /\p{Cc}/u

export type RouteName = keyof typeof routePaths
type Params = Readonly<Record<string, string>>

const patterns = (Object.entries(routePaths) as [RouteName, string][]).map(
  ([name, path]) => [name, path.split('/').filter(Boolean)] as const,
)

export interface MatchedRoute {
  readonly language: Language
  readonly name: RouteName
  readonly params: Params
}

/** The route of a raw (still encoded) path, its language and its decoded parameters; undefined if there is none. */
export function matchRoute(pathname: string): MatchedRoute | undefined {
  const { language, rest } = splitPath(pathname)
  const segments = rest.split('/').filter(Boolean)
  for (const [name, pattern] of patterns) {
    const params = matchSegments(pattern, segments)
    if (params) return { language, name, params }
  }
  return undefined
}

/**
 * The address that a raw path without a route means, where only the case of its fixed words is wrong or Korean is named:
 * `/Category/cafe` → `/category/cafe`, `/EN/About` → `/en/about`, `/ko/about` → `/about`. undefined if it means none.
 */
export function meantPath(pathname: string): string | undefined {
  const segments = pathname.split('/').filter(Boolean)
  const first = segments[0]?.toLowerCase() ?? ''
  const language = isLanguage(first) ? first : defaultLanguage
  const rest = isLanguage(first) ? segments.slice(1) : segments
  for (const [, pattern] of patterns) {
    const meant = pattern.map((expected, index) => (expected.startsWith(':') ? rest[index] : expected))
    const isMeant =
      pattern.length === rest.length &&
      pattern.every((expected, index) => expected.startsWith(':') || expected === rest[index]?.toLowerCase())
    if (isMeant) return pathIn(language, `/${meant.join('/')}`)
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

/** undefined for broken encoding and for control characters, which no name contains. */
function decodeSegment(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment)
    return controlCharacter.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
