import { useRef } from 'react'
import { listSorts } from '../../../domain/directory/directory.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { useMessages } from '../../site-context.ts'
import { ChevronDown } from '../../ui/icons.tsx'
import { type ListFilter, type ListKind, noPoint } from './list-filter.ts'
import { useDisclosure } from './use-disclosure.ts'

interface SortMenuProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly list: SummaryPage | null | undefined
}

/** The orders of a list: in one line on wide screens, in a menu on narrow ones. */
export function SortMenu({ filter, kind, list }: SortMenuProps) {
  const { sort: words } = useMessages()
  const menu = useRef<HTMLDetailsElement>(null)
  const { close: _, closeToSummary: __, ...handlers } = useDisclosure(menu)
  // Of a whole town no distances are known, so it has an order of its own.
  const isByDistance = filter.lat && list?.near?.position !== 'town'
  const current = isByDistance ? words.distance : words[filter.sort]
  return (
    <details ref={menu} className="sort-menu" {...handlers}>
      <summary className="sort-link">
        <span className="sr-only">{words.label}: </span>
        {current}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <nav aria-label={words.label}>
        <ul className="sort-links">
          {isByDistance && (
            <li>
              <a href={kind.href(filter)} aria-current="true" className="sort-link" data-closes="">
                {words.distance}
              </a>
            </li>
          )}
          {listSorts.map((sort) => (
            <li key={sort}>
              <a
                href={kind.href({ ...filter, ...(isByDistance && noPoint), sort })}
                aria-current={sort === filter.sort && !isByDistance ? 'true' : undefined}
                className="sort-link"
                data-closes=""
              >
                {words[sort]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}
