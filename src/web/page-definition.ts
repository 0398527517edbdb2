import type { ComponentType } from 'react'
import type { DirectoryQuery } from './api/directory-query.ts'
import type { PageMeta } from './meta/page-meta.ts'
import type { SiteSettings } from './site-settings.ts'

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
  /** The shape of `Page` while its file is on its way. */
  readonly Skeleton?: ComponentType
  /** Brings `Page` where it is a file of its own. */
  readonly load?: () => Promise<void>
  readonly meta: (context: MetaContext) => PageMeta
  /** Where the address has moved for good, once the data is there. */
  readonly redirect?: (request: PageRequest, read: ReadQuery) => string | undefined
}

/** The page number of a list, from 1; anything else in `?page=` counts as 1. */
export function pageNumber(request: PageRequest): number {
  const text = request.search.get('page') ?? ''
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}
