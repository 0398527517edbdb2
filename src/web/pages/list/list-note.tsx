import type { BusinessSummary } from '../../api/business-summary.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { useMessages } from '../../site-context.ts'
import type { ListFilter, ListKind } from './list-filter.ts'

interface ListNoteProps {
  readonly list: SummaryPage | null | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

/** What is unknown of a list is said once above it, not in each row. */
export function ListNote({ list, filter, kind }: ListNoteProps) {
  const { list: words } = useMessages()
  if (!list || list.businesses.length === 0) return null
  const { totalCount, totalCountIsCapped, hoursUnknownCount = 0, hoursUnknownCountIsCapped = false } = list
  // No advice that nobody can follow.
  const byPhone = list.businesses.some(({ phone }) => phone) && words.askByPhone
  if (filter.hoursUnknown || (!filter.openNow && hasNoKnownHours(list))) {
    return (
      <p className="list-said">
        <strong>
          {list.isUnrated
            ? words.allUnknownAndUnrated(totalCount)
            : words.allUnknown(totalCount, totalCountIsCapped)}
        </strong>{' '}
        <span className="text-ink-2">{byPhone}</span>
      </p>
    )
  }
  const unrated = list.isUnrated && words.allUnrated(totalCount)
  if (hoursUnknownCount > 0) {
    const only = { ...filter, openNow: false, hoursUnknown: true }
    return (
      <p className="list-note">
        <span>
          {words.someUnknown(hoursUnknownCount, hoursUnknownCountIsCapped)}{' '}
          <a href={kind.href(only)}>{words.onlyUnknown}</a> {unrated}
        </span>
      </p>
    )
  }
  // Nobody has counted for the whole list: lists of what is near, and those without filters.
  const isPageUnknown =
    list.hoursUnknownCount === undefined && list.businesses.every(({ openState }) => openState === 'unknown')
  if (!isPageUnknown && !unrated) return null
  return (
    <p className="list-note">
      <span>
        {isPageUnknown && `${words.pageUnknown} `}
        {isPageUnknown && byPhone} {unrated}
      </span>
    </p>
  )
}

/** Whether something is so of every business of a list; false as well where that is not known, because there are more pages. */
export function isKnownOfAll(
  { totalCount, businesses }: SummaryPage,
  isSo: (business: BusinessSummary) => boolean,
): boolean {
  return totalCount > 0 && totalCount === businesses.length && businesses.every(isSo)
}

/** Whether the hours of no business of a list are known, so that none can be open now. */
export function hasNoKnownHours({ totalCount, totalCountIsCapped, hoursUnknownCount }: SummaryPage): boolean {
  return !totalCountIsCapped && totalCount > 0 && hoursUnknownCount === totalCount
}
