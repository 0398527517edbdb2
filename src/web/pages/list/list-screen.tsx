import type { ReactNode } from 'react'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { formatTotal } from '../../format/count.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import { LoadingError } from '../../ui/list-errors.tsx'
import { ListResults } from '../../ui/list-results.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filterOf, filterText } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'
import { listQueryOf } from './list-page-queries.ts'
import { NothingFound } from './nothing-found.tsx'
import { SortLinks } from './sort-links.tsx'
import { UnderstoodNotice } from './understood-notice.tsx'

interface ListScreenProps {
  readonly request: PageRequest
  readonly kind: ListKind
  /** Above the list. */
  readonly children: ReactNode
}

/** A list with its filters, what is active and how many that leaves. */
export function ListScreen({ request, kind, children }: ListScreenProps) {
  const filter = filterOf(request)
  const page = pageNumber(request)
  const query = listQueryOf(request)
  const { data } = useDirectoryQuery(query)
  return (
    <div className="page-width py-8">
      {children}
      <div className="list-layout">
        <FilterSheet filter={filter} kind={kind} facets={data?.facets} />
        <div className="min-w-0">
          <div className="list-head">
            <p className="min-h-6 tabular-nums text-ink-2" role="status">
              {data &&
                `${filterText(filter, data)} ${formatTotal(data.totalCount, data.totalCountIsCapped)}곳`}
            </p>
            <SortLinks filter={filter} kind={kind} />
          </div>
          <UnderstoodNotice list={data} filter={filter} kind={kind} />
          <ActiveFilters filter={filter} kind={kind} found={data} />
          <div className="mt-4">
            <ListResults
              query={query}
              page={page}
              hrefOf={(target) => kind.href({ ...filter, page: target })}
              kind="category"
              failed={<LoadingError />}
              empty={<NothingFound filter={filter} kind={kind} isPastEnd={Boolean(data?.totalCount)} />}
            />
          </div>
        </div>
      </div>
    </div>
  )
}
