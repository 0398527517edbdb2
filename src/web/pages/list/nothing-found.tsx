import type { SummaryPage } from '../../api/queries.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { type ListFilter, type ListKind, placeName } from './list-filter.ts'

interface NothingFoundProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  /** The list, whose page is empty. */
  readonly list: SummaryPage | null | undefined
}

/** Help if nothing is found: fewer conditions, or other pages. */
export function NothingFound({ filter, kind, list }: NothingFoundProps) {
  const { search, location, sort } = filter
  const messages = useMessages()
  const href = useHref()
  const { fixed, list: says } = messages
  const isPastEnd = Boolean(list?.totalCount)
  const place = isPastEnd ? undefined : list?.place
  const words = kind.href({ search, location, sort })
  const isNarrowed = words !== kind.href(filter)
  const nothing = place ? says.nothingIn(placeName(place, messages)) : says.nothing
  return (
    <Notice
      title={isPastEnd ? says.pastEnd : nothing}
      headingLevel="h2"
      actions={
        <>
          {isPastEnd && (
            <a href={kind.href(filter)} className="button-primary">
              {says.firstPage}
            </a>
          )}
          {place?.city && place.district && (
            <>
              <a href={kind.href({ search: place.rest, city: place.city, sort })} className="button-primary">
                {says.searchWholeCity(place.shown.city)}
              </a>
              <a href={href.city(place.city)} className="button-quiet">
                {says.otherDistricts(place.shown.city)}
              </a>
            </>
          )}
          {!isPastEnd && isNarrowed && (search || location) && (
            <a href={words} className="button-primary">
              {says.onlyWords}
            </a>
          )}
          {!isPastEnd && !isNarrowed && search && location && (
            <a href={kind.href({ search, sort })} className="button-primary">
              {says.withoutPlace}
            </a>
          )}
          <a href={href.browse()} lang={fixed.lang} className="button-quiet">
            {fixed.clearFilters}
          </a>
          <a href={href.cities()} className="button-quiet">
            {says.byCity}
          </a>
        </>
      }
    >
      <ul className="mx-auto grid max-w-[40ch] list-disc gap-1 pl-5 text-left text-sm">
        {says.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Notice>
  )
}
