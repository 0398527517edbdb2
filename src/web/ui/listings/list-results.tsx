import type { ReactNode } from 'react'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { pageSize, type SummaryPage } from '../../api/queries.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'
import { useMessages } from '../../site-context.ts'
import { LoadingError } from '../notice.tsx'
import { RowsSkeleton } from '../skeletons.tsx'
import { ResultList } from './result-list.tsx'
import type { SaidAbove } from './result-row.tsx'
import type { RowKind } from './row-parts.ts'

interface ListResultsProps {
  readonly query: DirectoryQuery<SummaryPage | null>
  readonly page: number
  readonly hrefOf: (page: number) => string
  readonly kind: RowKind
  /** What the page says above the list. */
  readonly above?: Partial<SaidAbove>
  readonly headingLevel: 'h2' | 'h3'
  /** Shown where the list is empty. */
  readonly empty: ReactNode
  /** Shown if loading failed, or the query found no such city or category. */
  readonly failed: ReactNode
}

/** One page of listings with its pagination, and its loading and error states. */
export function ListResults({ query, page, hrefOf, empty, failed, above = {}, ...list }: ListResultsProps) {
  const { data, isPending } = useDirectoryQuery(query)
  if (isPending) return <RowsSkeleton count={6} />
  if (!data) return failed
  if (data.businesses.length === 0) return empty
  return (
    <>
      <ResultList
        businesses={data.businesses}
        above={above}
        isTimeAsked={data.time !== undefined}
        {...list}
      />
      <Pagination page={page} totalCount={data.totalCount} pageSize={pageSize} hrefOf={hrefOf} />
    </>
  )
}

/** The list could not be loaded. */
export function ListError() {
  const { fixed } = useMessages()
  return (
    <LoadingError title={fixed.loadingErrorTitle} titleLang={fixed.lang} headingLevel="h2">
      <p lang={fixed.lang}>{fixed.loadingError}</p>
    </LoadingError>
  )
}

interface PaginationProps {
  readonly page: number
  readonly totalCount: number
  readonly pageSize: number
  readonly hrefOf: (page: number) => string
}

/** Previous / Page X of Y / Next as links. Renders nothing if there is one page. */
export function Pagination({ page, totalCount, pageSize, hrefOf }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(totalCount / pageSize))
  const { fixed, list } = useMessages()
  if (pages === 1 && page === 1) return null
  return (
    <nav aria-label={list.pages} className="pager py-6">
      <div lang={fixed.lang} className="flex items-center justify-center gap-4">
        {page > 1 ? (
          <a href={hrefOf(Math.min(page - 1, pages))} rel="prev" className="button-quiet">
            {fixed.previous}
          </a>
        ) : (
          <span className="button-quiet button-off">{fixed.previous}</span>
        )}
        <span className="text-sm tabular-nums text-ink-2">{fixed.page(page, pages)}</span>
        {page < pages ? (
          <a href={hrefOf(page + 1)} rel="next" className="button-quiet">
            {fixed.next}
          </a>
        ) : (
          <span className="button-quiet button-off">{fixed.next}</span>
        )}
      </div>
    </nav>
  )
}
