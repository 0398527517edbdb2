import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BusinessFacets } from '../../../domain/directory/directory.ts'
import type { FoundPlace } from '../../../domain/directory/found-place.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import type { SummaryPage } from '../../api/queries.ts'
import type { Around } from '../../messages/formats.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { ListResults, LoadingError } from '../../ui/list-results.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import {
  conditionsOf,
  filterOf,
  filterText,
  type ListFilter,
  type ListKind,
  listQueryOf,
  placeName,
} from './list-filter.ts'
import { SortLinks } from './list-order.tsx'

interface ListScreenProps {
  readonly request: PageRequest
  readonly kind: ListKind
  /** Shown above the list. */
  readonly children: ReactNode
}

/** A list with its filters, the active conditions and the number of results. */
export function ListScreen({ request, kind, children }: ListScreenProps) {
  const filter = filterOf(request)
  const page = pageNumber(request)
  const query = listQueryOf(request)
  const { data } = useDirectoryQuery(query)
  const messages = useMessages()
  return (
    <div className="page-width py-8">
      {children}
      <div className="list-layout">
        <FilterSheet filter={filter} kind={kind} facets={data?.facets} />
        <div className="min-w-0">
          <div className="list-head">
            <p className="min-h-6 tabular-nums text-ink-2" role="status">
              {data &&
                messages.list.summary(
                  filterText(filter, { messages, found: data }),
                  data.totalCount,
                  data.totalCountIsCapped,
                )}
            </p>
            <SortLinks filter={filter} kind={kind} />
          </div>
          <UnknownHours list={data} filter={filter} kind={kind} />
          <UnderstoodNotice list={data} filter={filter} kind={kind} />
          <ActiveFilters filter={filter} kind={kind} found={data} />
          <div className="mt-4">
            <ListResults
              query={query}
              page={page}
              hrefOf={(target) => kind.href({ ...filter, page: target })}
              kind="category"
              failed={<LoadingError />}
              empty={<NothingFound filter={filter} kind={kind} list={data} />}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

/** Of listings whose hours are unknown nobody can say whether they are open. */
function UnknownHours({ list, filter, kind }: UnderstoodNoticeProps) {
  const { hoursUnknownCount = 0 } = list ?? {}
  const { list: words } = useMessages()
  if (hoursUnknownCount === 0) return null
  return (
    <p className="mb-3 text-sm text-ink-2">
      <a href={kind.href({ ...filter, openNow: false, hoursUnknown: true })} className="text-link">
        {words.hoursUnknown(hoursUnknownCount)}
      </a>
    </p>
  )
}

interface UnderstoodNoticeProps {
  readonly list: SummaryPage | null | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

/** The typed words that are not searched for; '' if others are searched for in their stead. */
function wordsLeftOut(typed: string, searched: string): string {
  const kept = new Set(searched.split(' '))
  const words = typed.split(/\s+/).filter((word) => !kept.delete(word))
  return kept.size === 0 ? words.join(' ') : ''
}

/** Says how a search was understood if not literally, with a link to search literally. */
function UnderstoodNotice({ list, filter, kind }: UnderstoodNoticeProps) {
  const { correctedQuery, place } = list ?? {}
  const messages = useMessages()
  const { list: words } = messages
  if (place?.choices) {
    return <PlaceChoice place={place} facets={list?.facets} filter={filter} kind={kind} />
  }
  const isNamed = place && place.phrase !== filter.location
  if (!correctedQuery && !isNamed) return null
  const leftOut = correctedQuery && wordsLeftOut(filter.search, correctedQuery)
  return (
    <p className="mb-3 rounded-control bg-wash px-4 py-3 text-sm">
      {leftOut && `${words.leftOut(leftOut)} `}
      {correctedQuery && <Emphasis around={words.shownInstead}>{correctedQuery}</Emphasis>}
      {isNamed && <Emphasis around={words.asPlace(place.phrase)}>{placeName(place, messages)}</Emphasis>}
      <a href={kind.href({ ...filter, literal: true })} className="text-link">
        {words.literally(filter.search)}
      </a>
    </p>
  )
}

interface EmphasisProps {
  readonly around: Around
  readonly children: string
}

/** A sentence with an emphasised part, and a space after it. */
function Emphasis({ around: [before, after], children }: EmphasisProps) {
  return (
    <>
      {before}
      <strong>{children}</strong>
      {`${after} `}
    </>
  )
}

interface PlaceChoiceProps extends Omit<UnderstoodNoticeProps, 'list'> {
  readonly place: FoundPlace
  readonly facets: BusinessFacets | undefined
}

/** Asks for the city, if several have a district of that name. */
function PlaceChoice({ place, facets, filter, kind }: PlaceChoiceProps) {
  const { phrase, rest, district, choices = [] } = place
  const { list: words, format } = useMessages()
  const within = { ...filter, search: rest, location: '' }
  // The facets count what was searched for; the choices count everything in the district.
  const cities =
    facets?.cities.map(({ page, shown, businessCount }) => ({
      city: page,
      shown: shown.name,
      businessCount,
    })) ?? choices
  return (
    <nav className="mb-3 rounded-control bg-wash px-4 py-3 text-sm" aria-label={words.whichPlace(phrase)}>
      <p>
        <Emphasis around={words.severalCities(phrase)}>{phrase}</Emphasis>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {cities.map(({ city, shown, businessCount }) => (
          <li key={city}>
            <a href={kind.href({ ...within, city, ...(district && { district }) })} className="chip">
              {shown} <span className="tabular-nums font-normal">{format.count(businessCount)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface ActiveFiltersProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly found: SummaryPage | undefined
}

/** The active conditions, each with a link that removes it. */
function ActiveFilters({ filter, kind, found }: ActiveFiltersProps) {
  const messages = useMessages()
  const { list: words } = messages
  const conditions = conditionsOf(filter, { messages, found })
  if (conditions.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label={words.conditions}>
      {conditions.map(({ label, without }) => (
        <li key={kind.href(without)}>
          <a href={kind.href(without)} className="chip">
            {label}
            <X size={14} aria-hidden="true" />
            <span className="sr-only">{words.removeCondition}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

interface NothingFoundProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  /** The list, whose page is empty. */
  readonly list: SummaryPage | null | undefined
}

/** Help if nothing is found: fewer conditions, or other pages. */
function NothingFound({ filter, kind, list }: NothingFoundProps) {
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
