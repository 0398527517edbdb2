/** The shape of the grid while its cards are on their way. */
export function CardGridSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className="card-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index} className="business-card skeleton">
          <div className="business-card-picture bg-line" />
          <div className="flex flex-1 flex-col gap-2 sm:p-4">
            <div className="h-5 w-3/4 rounded-control bg-line" />
            <div className="h-4 w-1/2 rounded-control bg-line" />
            <div className="h-4 w-2/3 rounded-control bg-line" />
          </div>
        </li>
      ))}
    </ul>
  )
}
