import { useMessages } from '../site-context.ts'

/** Shown while the code of a screen is loading. */
export function ScreenSkeleton() {
  const { frame } = useMessages()
  return (
    <div role="status" aria-label={frame.loading} className="page-width skeleton grid gap-4 py-12">
      <div className="h-8 w-1/3 rounded-control bg-line" />
      <div className="h-4 w-2/3 rounded-control bg-line" />
      <div className="h-4 w-3/4 rounded-control bg-line" />
      <div className="h-4 w-1/2 rounded-control bg-line" />
    </div>
  )
}

/** Shown while a list with its filters is loading. */
export function ListSkeleton() {
  const { frame } = useMessages()
  return (
    <div role="status" aria-label={frame.loading} className="page-width py-8">
      <div className="skeleton h-9 w-1/3 rounded-control bg-line" />
      <div className="mt-4">
        <RowsSkeleton count={6} />
      </div>
    </div>
  )
}

/** Shown while the rows of a list are loading. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className="rows" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index} className="row skeleton">
          <div className="row-name h-5 w-3/4 rounded-control bg-line" />
          <div className="row-where h-4 w-1/2 rounded-control bg-line" />
          <div className="row-facts h-4 w-1/3 rounded-control bg-line" />
        </li>
      ))}
    </ul>
  )
}

const panels = ['h-32', 'h-72'] as const

/** Shown while the business is loading. */
export function DetailSkeleton() {
  const { frame } = useMessages()
  return (
    <div role="status" aria-label={frame.loading} className="skeleton">
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
          {panels.map((height) => (
            <div key={height} className={`${height} rounded-card bg-line`} />
          ))}
        </div>
      </div>
    </div>
  )
}
