import type { ReactNode } from 'react'
import type { DirectoryQuery } from '../api/directory-query.ts'
import { useDirectoryQuery } from '../api/directory-query.ts'
import { pageSize, type SummaryPage } from '../api/queries.ts'
import type { CardKind } from './business-card.tsx'
import { CardGrid } from './card-grid.tsx'
import { Pagination } from './pagination.tsx'
import { CardGridSkeleton } from './skeletons.tsx'

interface ListResultsProps {
  readonly query: DirectoryQuery<SummaryPage | null>
  readonly page: number
  readonly hrefOf: (page: number) => string
  readonly kind: CardKind
  /** Shown where the list is empty. */
  readonly empty: ReactNode
  /** Shown where loading failed, or where the query found no such place. */
  readonly failed: ReactNode
}

/** One page of listings with its pagination, and the states on the way there. */
export function ListResults({ query, page, hrefOf, empty, failed, kind }: ListResultsProps) {
  const { data, isPending } = useDirectoryQuery(query)
  if (isPending) return <CardGridSkeleton count={6} />
  if (!data) return failed
  if (data.businesses.length === 0) return empty
  return (
    <>
      <CardGrid businesses={data.businesses} headingLevel="h2" kind={kind} />
      <Pagination page={page} totalCount={data.totalCount} pageSize={pageSize} hrefOf={hrefOf} />
    </>
  )
}
