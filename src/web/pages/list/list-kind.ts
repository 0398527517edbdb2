import { routePaths } from '../../../domain/site/match-route.ts'
import { href, type ListState } from '../../routes.ts'

/** The two screens that filter: they differ in their address and in what it calls the keyword. */
export interface ListKind {
  readonly action: string
  readonly keyword: 'search' | 'q'
  readonly href: (state: ListState) => string
}

export const browseKind: ListKind = { action: routePaths.browse, keyword: 'search', href: href.browse }
export const searchKind: ListKind = { action: routePaths.search, keyword: 'q', href: href.search }
