/** The shape of the page while the business is on its way. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="불러오는 중" className="skeleton">
      <div className="detail-hero bg-line" />
      <div className="page-width grid gap-4 py-8">
        <div className="h-6 w-1/2 rounded-control bg-line" />
        <div className="h-4 w-3/4 rounded-control bg-line" />
        <div className="h-4 w-2/3 rounded-control bg-line" />
      </div>
    </div>
  )
}
