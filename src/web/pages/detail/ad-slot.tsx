interface AdSlotProps {
  /** Tells the page's slots apart. */
  readonly label: string
  readonly className?: string
}

/** The place of a 300×250 advertisement, kept free so that nothing moves when one is placed. */
export function AdSlot({ label, className = '' }: AdSlotProps) {
  return (
    <aside aria-label={label} className={`ad-slot ${className}`}>
      광고
    </aside>
  )
}
