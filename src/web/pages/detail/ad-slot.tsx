/** The place of a 300×250 advertisement, kept free so that nothing moves when one is placed. */
export function AdSlot({ className = '' }: { readonly className?: string }) {
  return (
    <aside aria-label="광고" className={`ad-slot ${className}`}>
      광고
    </aside>
  )
}
