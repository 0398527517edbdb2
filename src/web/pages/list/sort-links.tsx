import type { ListSort } from '../../../domain/directory/directory.ts'
import type { ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'

const labels: Readonly<Record<ListSort, string>> = {
  recommended: '추천순',
  latest: '최신순',
  rating: '평점순',
  reviews: '리뷰순',
}

export function SortLinks({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
  return (
    <nav aria-label="정렬">
      <ul className="sort-links">
        {(Object.entries(labels) as [ListSort, string][]).map(([sort, label]) => (
          <li key={sort}>
            <a
              href={kind.href({ ...filter, sort })}
              aria-current={sort === filter.sort ? 'true' : undefined}
              className="sort-link"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
