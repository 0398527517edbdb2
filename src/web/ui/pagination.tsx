import { formatCount } from '../format/count.ts'

interface PaginationProps {
  readonly page: number
  readonly totalCount: number
  readonly pageSize: number
  readonly hrefOf: (page: number) => string
}

/** Previous / Page X of Y / Next as links; nothing where one page holds all. */
export function Pagination({ page, totalCount, pageSize, hrefOf }: PaginationProps) {
  const pages = Math.max(1, Math.ceil(totalCount / pageSize))
  if (pages === 1 && page === 1) return null
  return (
    <nav aria-label="페이지" className="mt-12">
      <div lang="en" className="flex items-center justify-center gap-4">
        {page > 1 ? (
          <a href={hrefOf(Math.min(page - 1, pages))} rel="prev" className="button-quiet">
            Previous
          </a>
        ) : (
          <span className="button-quiet button-off">Previous</span>
        )}
        <span className="text-sm tabular-nums text-ink-2">
          Page {formatCount(page)} of {formatCount(pages)}
        </span>
        {page < pages ? (
          <a href={hrefOf(page + 1)} rel="next" className="button-quiet">
            Next
          </a>
        ) : (
          <span className="button-quiet button-off">Next</span>
        )}
      </div>
    </nav>
  )
}
