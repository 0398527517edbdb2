import type { BusinessSummary } from '../../api/business-summary.ts'
import { ResultRow, type SaidAbove } from './result-row.tsx'
import { listClasses, partsOf, type RowKind } from './row-parts.ts'

/** From so many trades on, each row has the drawing of its trade. */
const mixedTrades = 3

interface ResultListProps {
  readonly businesses: readonly BusinessSummary[]
  readonly kind: RowKind
  /** What the page says above its list; a row leaves it out where it is the same in all rows. */
  readonly above: Partial<SaidAbove>
  /** See `ResultRow`. */
  readonly isTimeAsked?: boolean
  readonly headingLevel: 'h2' | 'h3'
}

/** Rows in one board. */
export function ResultList({ businesses, above, isTimeAsked, ...row }: ResultListProps) {
  // A row that does not know the fact does not say it either way: who serves the area around a town has no city.
  const same = (factOf: (business: BusinessSummary) => string) =>
    new Set(businesses.map(factOf).filter(Boolean)).size === 1
  const said: SaidAbove = {
    city: Boolean(above.city) && same(({ shownPlace }) => shownPlace.city),
    district: Boolean(above.district) && same(({ shownPlace }) => shownPlace.district ?? ''),
    trade: Boolean(above.trade) && same(({ categoryLabel }) => categoryLabel),
  }
  const isMarked = new Set(businesses.map(({ trade }) => trade)).size >= mixedTrades
  // Where the hours of all are unknown, that is said once above the list.
  const isSaid = isTimeAsked && businesses.some(({ openState }) => openState !== 'unknown')
  const columns = listClasses(businesses.map((business) => partsOf(business, row.kind)))
  return (
    <ul className={`rows ${isMarked ? 'rows-mixed ' : ''}${columns}`}>
      {businesses.map((business) => (
        <li key={business.id}>
          <ResultRow business={business} said={said} isMarked={isMarked} isTimeAsked={isSaid} {...row} />
        </li>
      ))}
    </ul>
  )
}
