import type { ComponentType } from 'react'
import type { DirectoryQuery } from './api/query-cache.ts'
import type { PageMeta } from './meta/page-meta.ts'
import type { PageLanguage, SiteSettings } from './site-context.ts'

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
export interface LazyPage {
  /** Shown while the code is being loaded. */
  readonly Skeleton: ComponentType
  /** Loads the page. Called before it is rendered on the server or hydrated. */
  readonly load: () => Promise<PageDefinition>
  /** The page, if `load` has finished. */
  readonly loaded: () => PageDefinition | undefined
}

/** `bring` imports the page's file, which `sourceOf` names. */
export function lazyPage(Skeleton: ComponentType, bring: () => Promise<PageDefinition>): LazyPage {
  let page: PageDefinition | undefined
  let loading: Promise<PageDefinition> | undefined
  const load = () => {
    loading ??= bring().then((brought) => {
      page = brought
      return brought
    })
    return loading
  }
  return { Skeleton, load, loaded: () => page }
}

/** The page number of a list, from 1; anything else in `?page=` counts as 1. */
export function pageNumber(request: PageRequest): number {
  const text = request.search.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
