import { useRef } from 'react'
import type { SummaryPage } from '../../api/queries.ts'
import { useMessages } from '../../site-context.ts'
import { SlidersHorizontal, X } from '../../ui/icons.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'
import { facetGroups, isAboutPlace } from './facet-groups.ts'
import { FilterForm } from './filter-form.tsx'
import { conditionCount, type ListFilter, type ListKind } from './list-filter.ts'
import { useDisclosure } from './use-disclosure.ts'

interface FilterSheetProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly list: SummaryPage | null | undefined
}

/**
 * The filters: a column on wide screens, a sheet on small ones, and without JavaScript a section that opens in place.
 */
export function FilterSheet({ filter, kind, list }: FilterSheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null)
  useBackCloses(sheet)
  const { filters: words } = useMessages()
  const { close, closeToSummary, ...handlers } = useDisclosure(sheet)
  const count = conditionCount({ ...filter, search: '', location: '' }) - Object.keys(kind.fixed).length
  const isPlace = isAboutPlace(kind)
  const shared = { filter, kind, list }
  const facets = <FacetLinks {...shared} />
  return (
    <details ref={sheet} className="filter-sheet" {...handlers}>
      <summary className={count > 0 ? 'chip chip-on' : 'chip'}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {words.title}
        {count > 0 && ` ${count}`}
      </summary>
      <div className="filter-scrim" data-closes="" />
      {/* It takes the focus when its words are pressed: on the page behind it, the focus would close the sheet. */}
      <search
        aria-label={words.title}
        className={isPlace ? 'filter-panel filter-place' : 'filter-panel'}
        tabIndex={-1}
      >
        <div className="filter-head">
          <h2>{words.title}</h2>
          <button type="button" className="icon-button" aria-label={words.close} onClick={closeToSummary}>
            <X size={22} aria-hidden="true" />
          </button>
        </div>
        {isPlace && facets}
        <FilterForm {...shared} onSubmit={close} />
        {!isPlace && facets}
      </search>
    </details>
  )
}

/**
 * Links that narrow the list, each with the number of listings that remain. Conditions that apply already are left
 * out. While another list is loading, the last ones stay, so that the form below them does not move.
 */
function FacetLinks({ list, filter, kind }: FilterSheetProps) {
  const messages = useMessages()
  const { filters: words } = messages
  const last = useRef(list)
  if (list) last.current = list
  const { facets } = last.current ?? {}
  if (!facets) return null
  const groups = facetGroups(facets, { filter, kind, messages })
  if (groups.length === 0) return null
  return (
    <nav aria-label={words.narrow} className="facets">
      {groups.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul aria-label={words.counts(title)}>
            {links.map(({ label, count, href }) => (
              <li key={href}>
                <a href={href} className="facet-link">
                  <span className="min-w-0">{label}</span>
                  <span className="tabular-nums text-ink-3">
                    {count}
                    <span className="sr-only">{words.placesUnit(count)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
