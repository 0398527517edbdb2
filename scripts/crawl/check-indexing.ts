import { leastIndexed } from '../../src/domain/site/indexing.ts'
import { matchRoute, type RouteName } from '../../src/domain/site/match-route.ts'
import type { ReadPage } from './read-page.ts'

const placeRoutes: ReadonlySet<RouteName> = new Set([
  'category',
  'city',
  'district',
  'tradeInCity',
  'tradeInDistrict',
])

/** The parameters that make a page of its own. Any other one searches, narrows or sorts a list. */
const ownParameters: Partial<Record<RouteName, readonly string[]>> = {
  categories: ['group'],
  cities: ['country', 'page'],
}

/** What the pages of a crawl before this one have said. */
export interface SeenPages {
  /** The canonical address of the page that has it, by language and title. */
  readonly titles: Map<string, string>
  /** The address at which the page was read, by canonical address. */
  readonly canonicals: Map<string, string>
}

type CheckedPage = Pick<ReadPage, 'lang' | 'title' | 'canonical' | 'isIndexed' | 'totalCount'>

/**
 * What is wrong with a page for search engines, one sentence each. A page that is indexed has a title and a canonical address that no
 * other one has. It is no list that was searched, narrowed or sorted. Pages about trades and places are indexed if they list three
 * businesses or more, and only then.
 */
export function indexingProblems(
  path: string,
  page: CheckedPage,
  { titles, canonicals }: SeenPages,
): string[] {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  const route = matchRoute(pathname)?.name
  const own = (route && ownParameters[route]) ?? ['page']
  const chosen = [...searchParams.keys()].filter((name) => !own.includes(name))
  const isPlace = route !== undefined && placeRoutes.has(route)
  const count = page.totalCount ?? 0
  if (!page.isIndexed) {
    const isEnough = isPlace && chosen.length === 0 && count >= leastIndexed
    return isEnough ? [`is not indexed, though it lists ${count} businesses`] : []
  }
  const problems: string[] = []
  if (chosen.length > 0) problems.push(`is indexed, though its list is by ${chosen.join(', ')}`)
  if (route === 'search' || route === 'saved') problems.push(`is indexed, though it is a ${route} page`)
  if (isPlace && count < leastIndexed) problems.push(`is indexed, though it lists ${count} businesses`)
  const title = `${page.lang} ${page.title}`
  const sameTitle = titles.get(title) ?? page.canonical
  if (sameTitle !== page.canonical) problems.push(`has the title of ${decodeURI(sameTitle)}: "${page.title}"`)
  const sameCanonical = canonicals.get(page.canonical) ?? path
  if (sameCanonical !== path) problems.push(`has the canonical address of ${decodeURI(sameCanonical)}`)
  titles.set(title, sameTitle)
  canonicals.set(page.canonical, sameCanonical)
  return problems
}
