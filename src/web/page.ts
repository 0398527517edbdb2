import type { ComponentType } from 'react'
import type { DirectoryQuery } from './api/query-cache.ts'
import type { PageMeta } from './meta/page-meta.ts'
import type { PageLanguage, SiteSettings } from './site-context.ts'
import { type LateCode, lateCode } from './ui/late-code.ts'

/** What an address asks for. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
}

/** The data of a query if it is loaded, otherwise undefined. */
export type ReadQuery = <T>(query: DirectoryQuery<T>) => T | undefined

export interface MetaContext extends PageLanguage {
  readonly request: PageRequest
  readonly read: ReadQuery
  readonly site: SiteSettings
}

/** A page: its queries, its component, and its meta data for `<head>`. */
export interface PageDefinition {
  readonly queries: (request: PageRequest) => readonly DirectoryQuery<unknown>[]
  readonly Page: ComponentType<{ readonly request: PageRequest }>
  readonly meta: (context: MetaContext) => PageMeta
  /** The path to which the address has moved permanently, once the data is loaded. */
  readonly redirect?: (context: Pick<MetaContext, 'request' | 'read' | 'href'>) => string | undefined
}

/** A page whose code is loaded when it is first shown. */
export interface LazyPage extends LateCode<PageDefinition> {
  /** Shown while the code is being loaded. */
  readonly Skeleton: ComponentType
}

/** `bring` imports the page's file, which `sourceOf` names. */
export const lazyPage = (Skeleton: ComponentType, bring: () => Promise<PageDefinition>): LazyPage => ({
  Skeleton,
  ...lateCode(bring),
})

/** The page number of a list, from 1; anything else in `?page=` counts as 1. */
export function pageNumber(request: PageRequest): number {
  const text = request.search.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
