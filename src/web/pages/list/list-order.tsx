import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { listSorts } from '../../../domain/directory/directory.ts'
import { useMessages } from '../../site-context.ts'
import { type ListFilter, type ListKind, noPoint } from './list-filter.ts'
import { useDisclosure } from './use-disclosure.ts'

/** The orders of a list: in one line on wide screens, in a menu on narrow ones. */
export function SortMenu({ filter, kind }: { readonly filter: ListFilter; readonly kind: ListKind }) {
  const { sort: words } = useMessages()
  const menu = useRef<HTMLDetailsElement>(null)
  const { close: _, closeToSummary: __, ...handlers } = useDisclosure(menu)
  const current = filter.lat ? words.distance : words[filter.sort]
  return (
    <details ref={menu} className="sort-menu" {...handlers}>
      <summary className="sort-link">
        <span className="sr-only">{words.label}: </span>
        {current}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <nav aria-label={words.label}>
        <ul className="sort-links">
          {filter.lat && (
            <li>
              <a href={kind.href(filter)} aria-current="true" className="sort-link" data-closes="">
                {words.distance}
              </a>
            </li>
          )}
          {listSorts.map((sort) => (
            <li key={sort}>
              <a
                href={kind.href({ ...filter, ...noPoint, sort })}
                aria-current={sort === filter.sort && !filter.lat ? 'true' : undefined}
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
