import { matchRoute } from '../../domain/site/match-route.ts'
import { pageQuery } from '../../domain/site/page-query.ts'
import type { NormalTarget } from '../request-target.ts'

/**
 * The address under which a page is rendered and cached, with only the parameters that the page reads. undefined if there is
 * no such page: all unknown addresses share one "not found" page.
 */
export function pageKey({ path, query }: NormalTarget): string | undefined {
  const route = matchRoute(path)?.name
  if (route === undefined) return undefined
  if (query === '') return path
  const kept = pageQuery(route, query)
  return kept.size > 0 ? `${path}?${kept}` : path
}
