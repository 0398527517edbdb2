import { pageWindow } from './page-window.ts'

interface PageButtonsProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="페이지" lang="en" className="page-buttons">
      <button type="button" className="button-small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      {pageWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className="button-small"
          aria-label={`Page ${number}`}
          {...(number === page && { 'aria-current': 'page' as const })}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        className="button-small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next
      </button>
    </nav>
  )
}
