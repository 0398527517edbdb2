import { SlidersHorizontal } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { BusinessFacets } from '../../../domain/directory/directory.ts'
import { FacetLinks } from './facet-links.tsx'
import { FilterForm } from './filter-form.tsx'
import { conditionsOf, type ListFilter } from './list-filter.ts'
import type { ListKind } from './list-kind.ts'

interface FilterSheetProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly facets: BusinessFacets | undefined
}

/** The filters: a column on wide screens, a sheet below; without JavaScript a section that opens in place. */
export function FilterSheet({ filter, kind, facets }: FilterSheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null)
  const count = conditionsOf(filter).length
  const close = () => {
    if (sheet.current) sheet.current.open = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !sheet.current?.open) return
    close()
    sheet.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    // Not while the focus is still on its way: a box that goes then takes the browser's page with it.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setTimeout(close)
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('.filter-scrim')) close()
  }
  return (
    <details ref={sheet} className="filter-sheet" onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      <summary className="button-quiet">
        <SlidersHorizontal size={18} aria-hidden="true" />
        필터{count > 0 && ` ${count}`}
      </summary>
      <div className="filter-scrim" />
      <search aria-label="필터" className="filter-panel">
        <FilterForm filter={filter} kind={kind} onSubmit={close} />
        <FacetLinks filter={filter} kind={kind} facets={facets} />
      </search>
    </details>
  )
}
