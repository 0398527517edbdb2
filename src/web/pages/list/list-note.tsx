import type { BusinessSummary } from '../../api/business-summary.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { ratingOf } from '../../format/count.ts'
import { type UnknownFact, unknownFacts } from '../../messages/formats.ts'
import { useMessages } from '../../site-context.ts'
import type { ListFilter, ListKind } from './list-filter.ts'

interface ListNoteProps {
  readonly list: SummaryPage | null | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

/** What is unknown of a list is said once above it, all of it in one sentence, and not in each row. */
export function ListNote({ list, filter, kind }: ListNoteProps) {
  const { list: words } = useMessages()
  if (!list || list.businesses.length === 0) return null
  const { totalCount, totalCountIsCapped, hoursUnknownCount = 0, hoursUnknownCountIsCapped = false } = list
  // No advice that nobody can follow.
  const byPhone = list.businesses.some(({ phone }) => phone) && words.askByPhone
  const ofAll = unknownOfAll(list, filter)
  const said = ofAll.length > 0 && words.allUnknown(ofAll, totalCount, totalCountIsCapped)
  if (ofAll[0] === 'hours') {
    return (
      <p className="list-said">
        <strong>{said}</strong> <span className="text-ink-2">{byPhone}</span>
      </p>
    )
  }
  const ofPage = unknownOfPage(list).filter((fact) => !ofAll.includes(fact))
  const ofThese = ofPage.length > 0 && words.pageUnknown(ofPage)
  const others = [said, ofThese, ofPage[0] === 'hours' && byPhone].filter(Boolean).join(' ')
  if (hoursUnknownCount === 0 && !others) return null
  return (
    <p className="list-note">
      <span>
        {hoursUnknownCount > 0 && (
          <>
            {words.someUnknown(hoursUnknownCount, hoursUnknownCountIsCapped, filter.openNow === true)}{' '}
            <a href={kind.href({ ...filter, openNow: false, hoursUnknown: true })}>
              {words.onlyUnknown}
            </a>{' '}
          </>
        )}
        {others}
      </span>
    </p>
  )
}

type Facts = readonly UnknownFact[]

/** What is known of no listing of the list. */
function unknownOfAll(list: SummaryPage, filter: ListFilter): Facts {
  const isUnknown = {
    hours: filter.hoursUnknown || (!filter.openNow && hasNoKnownHours(list)),
    phone: list.isPhoneless,
    rating: list.isUnrated,
  }
  return unknownFacts.filter((fact) => isUnknown[fact])
}

/** What is known of no listing of the page; of the hours, only where nobody has counted for the whole list. */
function unknownOfPage({ businesses, hoursUnknownCount }: SummaryPage): Facts {
  const isUnknown = {
    hours: hoursUnknownCount === undefined && businesses.every(({ openState }) => openState === 'unknown'),
    phone: !businesses.some(({ phone }) => phone),
    rating: !businesses.some(({ rating }) => ratingOf(rating) > 0),
  }
  return unknownFacts.filter((fact) => isUnknown[fact])
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
