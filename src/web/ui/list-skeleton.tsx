import { CardGridSkeleton } from './card-grid-skeleton.tsx'

/** The shape of a list with its filters while they are on their way. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="불러오는 중" className="page-width py-8">
      <div className="skeleton h-9 w-1/3 rounded-control bg-line" />
      <div className="list-layout">
        <div className="skeleton hidden h-96 rounded-card bg-line lg:block" />
        <CardGridSkeleton count={6} />
      </div>
    </div>
  )
}
