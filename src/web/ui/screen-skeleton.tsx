/** The shape of a screen whose own file is on its way. */
export function ScreenSkeleton() {
  return (
    <div role="status" aria-label="불러오는 중" className="page-width skeleton grid gap-4 py-12">
      <div className="h-8 w-1/3 rounded-control bg-line" />
      <div className="h-4 w-2/3 rounded-control bg-line" />
      <div className="h-4 w-3/4 rounded-control bg-line" />
      <div className="h-4 w-1/2 rounded-control bg-line" />
    </div>
  )
}
