import { X } from 'lucide-react'
import { conditionsOf, type ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'

/** What narrows the list, each with a link that takes it away. */
export function ActiveFilters({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
  const conditions = conditionsOf(filter)
  if (conditions.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="적용한 조건">
      {conditions.map(({ label, without }) => (
        <li key={kind.href(without)}>
          <a href={kind.href(without)} className="chip">
            {label}
            <X size={14} aria-hidden="true" />
            <span className="sr-only">조건 빼기</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
