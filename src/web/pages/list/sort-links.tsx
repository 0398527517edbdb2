import type { ListSort } from '../../../domain/directory/directory.ts'
import type { ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'
import { noPoint } from './list-point.ts'
import { NearButton } from './near-button.tsx'

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
        <li>
          {filter.lat ? (
            <a href={kind.href(filter)} aria-current="true" className="sort-link">
              거리순
            </a>
          ) : (
            <NearButton filter={filter} kind={kind} />
          )}
        </li>
        {(Object.entries(labels) as [ListSort, string][]).map(([sort, label]) => (
          <li key={sort}>
            <a
              href={kind.href({ ...filter, ...noPoint, sort })}
              aria-current={sort === filter.sort && !filter.lat ? 'true' : undefined}
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
