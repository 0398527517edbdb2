import { X } from 'lucide-react'
import { href } from '../../routes.ts'
import type { BrowseFilter } from './browse-filter.ts'

/** What narrows the list, each with a link that takes it away. */
export function ActiveFilters({ filter }: { readonly filter: BrowseFilter }) {
  const chips = [
    { label: filter.category, without: href.browse({ ...filter, category: '' }) },
    { label: filter.search, without: href.browse({ ...filter, search: '' }) },
  ].filter(({ label }) => label)
  if (chips.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="적용한 조건">
      {chips.map(({ label, without }) => (
        <li key={without}>
          <a href={without} className="chip">
            {label}
            <X size={14} aria-hidden="true" />
            <span className="sr-only">조건 빼기</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
