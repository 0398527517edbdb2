import { matchRoute, type RouteName } from '../domain/site/match-route.ts'
import { pageQuery } from '../domain/site/page-query.ts'
import type { PageDefinition, PageRequest } from './page-definition.ts'
import { notFoundPage } from './pages/not-found/not-found-page.tsx'
import { pages } from './pages/pages.ts'

export interface FoundPage {
  readonly route: RouteName | undefined
  readonly page: PageDefinition
  readonly request: PageRequest
}

/** The page at an address; the 404 page where no route fits. */
export function findPage(pathname: string, search: string): FoundPage {
  const match = matchRoute(pathname)
  if (!match) {
    return { route: undefined, page: notFoundPage, request: { params: {}, search: new URLSearchParams() } }
  }
  const { name, params } = match
  return { route: name, page: pages[name], request: { params, search: pageQuery(name, search) } }
}
