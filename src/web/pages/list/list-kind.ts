import { href, type ListState, routePaths } from '../../routes.ts'

/** The two screens that filter: they differ in their address and in where the keyword is asked for. */
export interface ListKind {
  readonly action: string
  /** False where the keyword has a field of its own, above the filters. */
  readonly asksForKeyword: boolean
  readonly href: (state: ListState) => string
}

export const browseKind: ListKind = { action: routePaths.browse, asksForKeyword: true, href: href.browse }
export const searchKind: ListKind = { action: routePaths.search, asksForKeyword: false, href: href.search }
