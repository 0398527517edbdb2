import { pageSize, type SummaryPage } from '../api/queries.ts'
import type { PageMeta } from './page-meta.ts'

interface ListMeta {
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
