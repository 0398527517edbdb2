import type { BusinessSummary } from '../../api/business-summary.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import { CardGrid } from '../../ui/card-grid.tsx'
import { CardGridSkeleton } from '../../ui/card-grid-skeleton.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

interface ListingSectionProps {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly query: DirectoryQuery<readonly BusinessSummary[]>
  readonly more: { readonly label: string; readonly href: string }
}

export function ListingSection({ query, ...heading }: ListingSectionProps) {
  const { data, isPending } = useDirectoryQuery(query)
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby={heading.id} className="page-width py-8">
      <SectionHeading {...heading} />
      {data ? <CardGrid businesses={data} kind="brief" headingLevel="h3" /> : <CardGridSkeleton count={6} />}
    </section>
  )
}
