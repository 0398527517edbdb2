import { pageSize, type SummaryPage } from '../api/queries.ts'
import type { Messages } from '../messages/ko.ts'
import type { SiteSettings } from '../site-context.ts'

export interface PreviewImage {
  /** The path of a picture that the product draws, 1200 × 630. */
  readonly path: string
  readonly alt: string
  /** A photo on another site, which may be gone tomorrow: offered beside the picture, never instead of it. */
  readonly photo?: string | undefined
}

/** What a page tells search engines and link previews. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  /** Absolute, or a path on this site. */
  readonly canonical: string
  /** HTTP status of the page, 200 unless set. */
  readonly status?: number
  readonly noindex?: boolean
  readonly openGraphType?: 'website' | 'business.business'
  /** Picture of a link preview. Default: the site's own picture. */
  readonly image?: PreviewImage | undefined
  /** Paths of the page before and after this one in a list. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
  /** True if the list in the page may change each minute. */
  readonly changesByTheMinute?: boolean
}

interface TitleContext {
  readonly site: SiteSettings
  readonly messages: Messages
}

/** The title of a page of a list: `카페 검색 결과 2쪽 — 온동네`. */
export function titleOfPage(title: string, page: number, { site, messages }: TitleContext): string {
  return `${title}${page > 1 ? ` ${messages.list.page(page)}` : ''} — ${site.name}`
}

export interface ListMeta {
  readonly list: SummaryPage | null | undefined
  readonly page: number
  readonly hrefOf: (page: number) => string
}

/** Meta data of every page of a list: the previous and the next page, and `noindex` for an empty list. */
export function listMeta({ list, page, hrefOf }: ListMeta) {
  const pages = Math.ceil((list?.totalCount ?? 0) / pageSize)
  const isShown = Boolean(list?.businesses.length)
  return {
    noindex: !isShown,
    previous: page > 1 && isShown ? hrefOf(page - 1) : undefined,
    next: page < pages ? hrefOf(page + 1) : undefined,
  } satisfies Partial<PageMeta>
}
