import type { ReactNode } from 'react'
import { ChevronDown } from '../../ui/icons.tsx'

/** What is usual for businesses, for a listing of which it is not known. It is folded, so that nobody takes it for a fact. */
export function UsualFacts({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details className="usual-facts">
      <summary>
        <ChevronDown size={18} aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  )
}
