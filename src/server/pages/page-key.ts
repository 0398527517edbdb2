import { matchRoute } from '../../domain/site/match-route.ts'
import { pageQuery } from '../../domain/site/page-query.ts'
import type { NormalTarget } from '../request-target.ts'

/**
 * The one address under which a page is rendered and kept, with the parameters that it reads. undefined where there is
 * no such page: all of those are one page.
 */
export function pageKey({ path, query }: NormalTarget): string | undefined {
  const route = matchRoute(path)?.name
  if (route === undefined) return undefined
  if (query === '') return path
  const kept = pageQuery(route, query)
  return kept.size > 0 ? `${path}?${kept}` : path
}
