import type { CachedData } from './api/query-cache.ts'
import type { FormState, SiteSettings } from './site-context.ts'

/** What a rendered page passes to the browser. It has no time stamps, so equal data gives equal bytes. */
export interface PageState {
  readonly site: SiteSettings
  readonly data: CachedData
  /** The date that the markup shows as today; '' if it shows none. */
  readonly renderedDate: string
  /** True if a query failed. The browser then renders again and repeats the queries. */
  readonly failed: boolean
  /** The form that the page shows again, with its errors. */
  readonly form?: FormState
  /** The page's own address, where the form was sent to another one. */
  readonly address?: string
}
