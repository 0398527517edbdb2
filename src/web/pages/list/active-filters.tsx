import { X } from 'lucide-react'
import type { SummaryPage } from '../../api/queries.ts'
import { conditionsOf, type ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'

interface ActiveFiltersProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly found: SummaryPage | undefined
}

/** What narrows the list, each with a link that takes it away. */
export function ActiveFilters({ filter, kind, found }: ActiveFiltersProps) {
  const conditions = conditionsOf(filter, found)
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
