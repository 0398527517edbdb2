const panels = ['h-32', 'h-72'] as const

/** The shape of the page while the business is on its way. */
export function DetailSkeleton() {
  return (
    <div role="status" aria-label="불러오는 중" className="skeleton">
      <div className="detail-hero bg-line" />
      <div className="page-width detail-layout">
        <div className="grid content-start gap-4">
          <div className="h-6 w-1/3 rounded-control bg-line" />
          <div className="h-4 w-full rounded-control bg-line" />
          <div className="h-4 w-2/3 rounded-control bg-line" />
          <div className="mt-6 h-6 w-1/4 rounded-control bg-line" />
          <div className="h-48 w-full rounded-control bg-line" />
        </div>
        <div className="grid content-start gap-4">
          <div className="ad-slot" />
          {panels.map((height) => (
            <div key={height} className={`${height} rounded-card bg-line`} />
          ))}
        </div>
      </div>
    </div>
  )
}
