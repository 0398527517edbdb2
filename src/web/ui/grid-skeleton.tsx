import { CardGridSkeleton } from './card-grid-skeleton.tsx'

/** The shape of a list under its heading while they are on their way. */
export function GridSkeleton() {
  return (
    <div role="status" aria-label="불러오는 중" className="page-width py-8">
      <div className="skeleton mb-8 h-16 w-1/3 rounded-control bg-line" />
      <CardGridSkeleton count={6} />
    </div>
  )
}
