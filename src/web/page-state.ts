import type { QueryClient } from '@tanstack/react-query'
import type { FormState, SiteSettings } from './site-context.ts'

/** What a rendered page hands to the browser. Holds no time stamps: the same data gives the same bytes. */
export interface PageState {
  readonly site: SiteSettings
  readonly data: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** The date that the markup shows as today, '' when it shows none. */
  readonly renderedDate: string
  /** True where a query failed: the browser then renders afresh and asks again. */
  readonly failed: boolean
  /** The form that the page shows again, with what was wrong with it. */
  readonly form?: FormState
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
