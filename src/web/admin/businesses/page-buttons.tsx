import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'

interface PageButtonsProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
}

export function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const { businesses } = useMessages()
  if (pages <= 1) return null
  return (
    <nav aria-label={businesses.pages} lang="en" className="page-buttons">
      <button type="button" className="button-small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {spec.businesses.previous}
      </button>
      {pageWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className="button-small"
          aria-label={`${spec.businesses.page} ${number}`}
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
        {spec.businesses.next}
      </button>
    </nav>
  )
}

const shown = 5

/** The numbers of up to five page buttons around the current page (spec §9). */
export function pageWindow(page: number, pages: number): readonly number[] {
  const length = Math.min(shown, pages)
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - length + 1))
  return Array.from({ length }, (_, index) => first + index)
}
