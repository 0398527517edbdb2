import type { PageDefinition, PageRequest } from './page-definition.ts'
import { notFoundPage } from './pages/not-found/not-found-page.tsx'
import { pages } from './pages/pages.ts'
import { matchRoute, type RouteName } from './routes.ts'

export interface FoundPage {
  readonly route: RouteName | undefined
  readonly page: PageDefinition
  readonly request: PageRequest
}

/** The page at an address; the 404 page where no route fits. */
export function findPage(pathname: string, search: string): FoundPage {
  const match = matchRoute(pathname)
  const request = { params: match?.params ?? {}, search: new URLSearchParams(search) }
  return { route: match?.name, page: match ? pages[match.name] : notFoundPage, request }
}
