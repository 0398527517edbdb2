import { useEffect, useRef } from 'react'
import type { SummaryPage } from '../../api/queries.ts'
import { ratingOf } from '../../format/count.ts'
import { useMessages } from '../../site-context.ts'
import { X } from '../../ui/icons.tsx'
import { TradeGlyph } from '../../ui/trade-glyph.tsx'
import { facetGroups, isAboutPlace } from './facet-groups.ts'
import { conditionsOf, type ListFilter, type ListKind } from './list-filter.ts'
import { hasNoKnownHours, isKnownOfAll } from './list-note.tsx'
import { NearChip, needsPosition } from './near-chip.tsx'

interface QuickFiltersProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly list: SummaryPage | null | undefined
}

const goodRating = 4
/** Of each facet, on screens that have no column for them; on a page about a trade or a place, too. */
const [facetChips, placeFacetChips] = [3, 5]

/**
 * One line of chips, which scrolls on narrow screens: the active conditions, each with a link that removes it, then
 * conditions that can be added, and what divides the list. On a page about a trade or a place, that comes before them.
 */
export function QuickFilters({ filter, kind, list }: QuickFiltersProps) {
  const messages = useMessages()
  const { filters: words, list: says } = messages
  const found = list ?? undefined
  // The words and the place as typed stand in the search line, and the heading says what the page is about.
  const conditions = conditionsOf(filter, { messages, found }).filter(
    ({ isTyped, name }) => !isTyped && !(name && name in kind.fixed),
  )
  const groups = list?.facets ? facetGroups(list.facets, { filter, kind, messages }) : []
  const isEmpty = list?.totalCount === 0
  const isPlace = isAboutPlace(kind)
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The conditions stand first. The visitor may have scrolled to the one that was just chosen.
    if (conditions.length) line.current?.scrollTo(0, 0)
  }, [conditions.length])
  const facets = groups.flatMap(({ links }) =>
    links.slice(0, isPlace ? placeFacetChips : facetChips).map(({ label, trade, count, href }) => (
      <li key={href} className="chip-narrow">
        <a href={href} className="chip">
          {trade && <TradeGlyph trade={trade} />}
          {label}
          <span className="chip-count">{count}</span>
        </a>
      </li>
    )),
  )
  const toggles = [
    {
      label: words.labels.openNow,
      isOffered:
        !filter.openNow &&
        !filter.hoursUnknown &&
        !(list?.time?.isKnown && list.time.asked === 'now') &&
        !(list && hasNoKnownHours(list)),
      narrowed: { openNow: true },
    },
    {
      label: words.ratingFrom(goodRating),
      isOffered:
        filter.minRating === undefined &&
        !list?.isUnrated &&
        !(list && isKnownOfAll(list, ({ rating }) => ratingOf(rating) < goodRating)),
      narrowed: { minRating: goodRating },
    },
    {
      label: words.labels.hasPhone,
      isOffered: !filter.hasPhone && !list?.isPhoneless,
      narrowed: { hasPhone: true },
    },
  ]
  return (
    <div ref={line} className="list-chips">
      {conditions.length > 0 && (
        <ul className="chip-line" aria-label={says.conditions}>
          {conditions.map(({ label, without }) => (
            <li key={kind.href(without)}>
              <a href={kind.href(without)} className="chip chip-on">
                {label}
                <X size={14} aria-hidden="true" />
                <span className="sr-only">{says.removeCondition}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isPlace && facets.length > 0 && (
        <ul className="chip-line chip-narrow" aria-label={words.narrow}>
          {facets}
        </ul>
      )}
      <ul className="chip-line" aria-label={says.quick}>
        {toggles
          .filter(({ isOffered }) => isOffered && !isEmpty)
          .map(({ label, narrowed }) => (
            <li key={label}>
              <a href={kind.href({ ...filter, ...narrowed })} className="chip">
                {label}
              </a>
            </li>
          ))}
        {/* The notice has it where the words need it. */}
        {!filter.lat && !isEmpty && !needsPosition(list) && (
          <li>
            <NearChip filter={filter} kind={kind} />
          </li>
        )}
        {!isPlace && facets}
      </ul>
    </div>
  )
}
