import type { ComponentType } from 'react'
import type { DirectoryQuery } from './api/directory-query.ts'
import type { PageMeta } from './meta/page-meta.ts'
import type { SiteSettings } from './site-context.ts'

/** What an address asks for. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
}

/** A query's data where it is loaded, otherwise undefined. */
type ReadQuery = <T>(query: DirectoryQuery<T>) => T | undefined

export interface MetaContext {
  readonly request: PageRequest
  readonly read: ReadQuery
  readonly site: SiteSettings
}

/** A page: what it needs, what it shows, and what it says about itself in `<head>`. */
export interface PageDefinition {
  readonly queries: (request: PageRequest) => readonly DirectoryQuery<unknown>[]
  readonly Page: ComponentType<{ readonly request: PageRequest }>
  readonly meta: (context: MetaContext) => PageMeta
  /** Where the address has moved for good, once the data is there. */
  readonly redirect?: (request: PageRequest, read: ReadQuery) => string | undefined
}

/** A page whose code is brought when it is first shown. */
export interface LazyPage {
  /** Its source file, by which the build knows the scripts of the page. */
  readonly source: string
  /** The shape of the page while its code is on its way. */
  readonly Skeleton: ComponentType
  /** Brings the page; awaited before it is rendered on the server or hydrated. */
  readonly load: () => Promise<PageDefinition>
  /** The page, once `load` has brought it. */
  readonly loaded: () => PageDefinition | undefined
}

/** `bring` imports `source`. */
export function lazyPage(
  source: string,
  Skeleton: ComponentType,
  bring: () => Promise<PageDefinition>,
): LazyPage {
  let page: PageDefinition | undefined
  let loading: Promise<PageDefinition> | undefined
  const load = () => {
    loading ??= bring().then((brought) => {
      page = brought
      return brought
    })
    return loading
  }
  return { source, Skeleton, load, loaded: () => page }
}

/** The page number of a list, from 1; anything else in `?page=` counts as 1. */
export function pageNumber(request: PageRequest): number {
  const text = request.search.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
