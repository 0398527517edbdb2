import { SlidersHorizontal } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { BusinessFacets } from '../../../domain/directory/directory.ts'
import { type FilterName, givenFilters } from '../../../domain/directory/filters.ts'
import type { Messages } from '../../messages/ko.ts'
import { useMessages } from '../../site-context.ts'
import { FilterForm } from './filter-form.tsx'
import { conditionCount, type ListFilter, type ListKind } from './list-filter.ts'

interface FilterSheetProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly facets: BusinessFacets | undefined
}

/**
 * The filters: a column on wide screens, a sheet on small ones, and without JavaScript a section that opens in place.
 */
export function FilterSheet({ filter, kind, facets }: FilterSheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null)
  const { filters: words } = useMessages()
  const count = conditionCount(filter)
  const close = () => {
    if (sheet.current) sheet.current.open = false
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !sheet.current?.open) return
    close()
    sheet.current.querySelector('summary')?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    // Close the sheet after the focus has moved: a box that disappears while the focus moves makes the browser scroll
    // the page.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setTimeout(close)
  }
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('.filter-scrim')) close()
  }
  return (
    <details ref={sheet} className="filter-sheet" onKeyDown={onKeyDown} onBlur={onBlur} onClick={onClick}>
      <summary className="button-quiet">
        <SlidersHorizontal size={18} aria-hidden="true" />
        {words.title}
        {count > 0 && ` ${count}`}
      </summary>
      <div className="filter-scrim" />
      <search aria-label={words.title} className="filter-panel">
        <FilterForm filter={filter} kind={kind} onSubmit={close} />
        <FacetLinks filter={filter} kind={kind} facets={facets} />
      </search>
    </details>
  )
}

interface FacetLinksProps {
  readonly facets: BusinessFacets | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

interface FacetValue {
  readonly label: string
  readonly businessCount: number
  readonly narrowed: Partial<ListFilter>
}

/**
 * Links that narrow the list, each with the number of listings that remain. Conditions that apply already are left
 * out.
 */
function FacetLinks({ facets, filter, kind }: FacetLinksProps) {
  const messages = useMessages()
  const { filters: words, format } = messages
  if (!facets) return null
  const groups = facetGroups(facets, filter, messages)
  if (groups.length === 0) return null
  return (
    <nav aria-label={words.narrow} className="facets">
      {groups.map(({ title, values, isEstimated }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul aria-label={words.counts(title)}>
            {values.map(({ label, businessCount, narrowed }) => (
              <li key={kind.href(narrowed)}>
                <a href={kind.href({ ...filter, ...narrowed })} className="facet-link">
                  <span className="min-w-0">{label}</span>
                  <span className="tabular-nums text-ink-3">
                    {isEstimated ? words.about(format.count(businessCount)) : format.count(businessCount)}
                    <span className="sr-only">{words.placesUnit}</span>
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

interface FacetGroup {
  readonly valuesOf: (facets: BusinessFacets, filter: ListFilter, messages: Messages) => readonly FacetValue[]
  /** Whether a further value narrows the list that a value has narrowed already. */
  readonly isRepeated?: true
}

/** How each filter is offered with its counts, in the order shown; null: not offered. */
const facetOf: { readonly [Name in FilterName]: FacetGroup | null } = {
  category: {
    valuesOf: ({ categories }) =>
      categories.map(({ category, categoryLabel: label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { category },
      })),
  },
  city: {
    valuesOf: ({ cities }) =>
      cities.map(({ shown, page: city, businessCount }) => ({
        label: shown.name,
        businessCount,
        narrowed: { city },
      })),
  },
  country: {
    valuesOf: ({ countries }, _, { format }) =>
      countries.map(({ country: name, countryCode, businessCount }) => ({
        label: format.country(countryCode) || name,
        businessCount,
        narrowed: { country: countryCode },
      })),
  },
  district: {
    valuesOf: ({ districts }) =>
      districts.map(({ name: district, shown: label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { district },
      })),
  },
  attribute: {
    isRepeated: true,
    valuesOf: ({ attributes }, { attribute: chosen = [] }) =>
      attributes.map(({ attribute, label, businessCount }) => ({
        label,
        businessCount,
        narrowed: { attribute: [...chosen, attribute] },
      })),
  },
  minRating: null,
  openNow: null,
  hasPhone: null,
  hoursUnknown: null,
  box: null,
  verified: null,
}

function facetGroups(facets: BusinessFacets, filter: ListFilter, messages: Messages) {
  const { labels, trades } = messages.filters
  const chosen = givenFilters(filter)
  return (Object.keys(facetOf) as FilterName[]).flatMap((name) => {
    const group = facetOf[name]
    if (!group || (chosen.includes(name) && !group.isRepeated)) return []
    const values = group.valuesOf(facets, filter, messages)
    const isEstimated = group.isRepeated ? facets.attributesAreEstimated : facets.isEstimated
    // All listings have a value that is the only one; of attributes, each divides them.
    const title = name === 'category' ? trades : labels[name]
    return values.length > (group.isRepeated ? 0 : 1) ? [{ title, values, isEstimated }] : []
  })
}
