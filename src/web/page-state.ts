import type { QueryClient } from '@tanstack/react-query'
import type { FormState, SiteSettings } from './site-context.ts'

/** What a rendered page passes to the browser. It has no time stamps, so equal data gives equal bytes. */
export interface PageState {
  readonly site: SiteSettings
  readonly data: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The date that the markup shows as today; '' if it shows none. */
  readonly renderedDate: string
  /** True if a query failed. The browser then renders again and repeats the queries. */
  readonly failed: boolean
  /** The form that the page shows again, with its errors. */
  readonly form?: FormState
  /** The page's own address, where the form was sent to another one. */
  readonly address?: string
}

export function cachedData(client: QueryClient): PageState['data'] {
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'success')
    .map((query) => [query.queryKey, query.state.data] as const)
}

export function fillCache(client: QueryClient, data: PageState['data']): void {
  for (const [key, value] of data) client.setQueryData(key, value)
}
