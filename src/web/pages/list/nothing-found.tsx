import type { FoundPlace } from '../../../domain/directory/found-place.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { useSiteContext } from '../../site-context.ts'
import { ResultList } from '../../ui/listings/result-list.tsx'
import { Notice } from '../../ui/notice.tsx'
import { needsKeyword, SearchFields } from '../../ui/search/search-bar.tsx'
import { type ListFilter, type ListKind, placeName, unfiltered } from './list-filter.ts'
import { nothingTexts } from './nothing-texts.ts'

interface NothingFoundProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  /** The list, whose page is empty. */
  readonly list: SummaryPage | null | undefined
  /** The title that the specification gives, in English. */
  readonly title?: string | undefined
}

/** Help if nothing is found: the search again, fewer conditions, or other pages. Nothing that it offers leads to nothing. */
export function NothingFound({ filter, kind, list, title }: NothingFoundProps) {
  const { search, location, sort } = filter
  const { language, messages, href } = useSiteContext()
  const { fixed } = messages
  const says = nothingTexts(language)
  const isPastEnd = Boolean(list?.totalCount)
  const place = isPastEnd ? undefined : list?.place
  const words = kind.href({ ...unfiltered(filter, kind), literal: false })
  const isNarrowed = words !== kind.href(filter)
  const nothing = place ? says.nothingIn(placeName(place, messages)) : says.nothing
  const instead = list?.instead
  const isElsewhere = instead?.reason === 'place'
  const notOpen = filter.openNow && instead?.reason === 'hoursUnknown' ? says.nothingOpen : nothing
  return (
    <>
      <Notice
        title={title ?? (isPastEnd ? says.pastEnd : notOpen)}
        titleLang={title && fixed.lang}
        headingLevel="h2"
        actions={
          <>
            {isPastEnd && (
              <a href={kind.href(filter)} className="button-primary">
                {says.firstPage}
              </a>
            )}
            {place?.city && instead?.inCity && (
              <>
                <a href={kind.href({ search: place.rest, city: place.city, sort })} className="button-quiet">
                  {says.searchWholeCity(place.shown.city)}
                </a>
                <a href={href.city(place.city)} className="button-quiet">
                  {says.otherDistricts(place.shown.city)}
                </a>
              </>
            )}
            {instead && !isElsewhere && isNarrowed && (search || location) && (
              <a href={words} className="button-quiet">
                {says.onlyWords}
              </a>
            )}
            {isElsewhere && search && location && (
              <a href={kind.href({ search, sort })} className="button-quiet">
                {says.withoutPlace}
              </a>
            )}
            <a href={href.browse()} lang={fixed.lang} className="button-quiet">
              {fixed.clearFilters}
            </a>
            <a href={href.cities()} className="button-quiet">
              {messages.list.byCity}
            </a>
          </>
        }
      >
        {!isPastEnd && (search || location) && <SearchAnew filter={filter} kind={kind} place={place} />}
        {!isPastEnd && !instead && (
          <ul className="mx-auto mt-4 grid w-fit list-disc gap-1 pl-5 text-left text-sm">
            {says.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        )}
        {instead && <WaysOn instead={instead} filter={filter} kind={kind} place={place} />}
      </Notice>
      {instead && <Instead instead={instead} filter={filter} kind={kind} place={list?.place} />}
    </>
  )
}

/** The two fields again: what was searched for, and the place, each where it can be changed. */
function SearchAnew({ filter, kind, place }: Pick<NothingFoundProps, 'filter' | 'kind'> & FoundIn) {
  const { messages } = useSiteContext()
  const { search, location } = filter
  return (
    <form action={kind.action} className="search-bar text-ink" onSubmit={needsKeyword}>
      <SearchFields
        name={kind.keyword}
        keyword={place && !location ? place.rest : search}
        place={location || (place?.phrase ?? '')}
      />
      <button type="submit" className="button-primary h-12 px-8">
        {messages.search.submit}
      </button>
    </form>
  )
}

interface FoundIn {
  /** The place that was found in the words. */
  readonly place: FoundPlace | undefined
}

/** Cities that have it, and trades that the place has. */
function WaysOn({ instead: { cities, trades }, filter, kind, place }: InsteadProps) {
  const { language, messages } = useSiteContext()
  const says = nothingTexts(language)
  const elsewhere = widerFilter({ filter, kind, reason: 'place', place })
  const here = place ? placeName(place, messages) : filter.location
  return (
    <>
      {cities && (
        <Ways title={says.elsewhere} areEstimated={cities.areEstimated}>
          {cities.values.map(({ page, shown, businessCount }) => ({
            label: shown.name,
            businessCount,
            href: kind.href({ ...elsewhere, city: page }),
          }))}
        </Ways>
      )}
      {trades && (
        <Ways title={says.otherTrades(here)} areEstimated={trades.areEstimated}>
          {trades.values.map(({ category, categoryLabel, businessCount }) => ({
            label: categoryLabel,
            businessCount,
            href: kind.href({ ...placeOnly(filter, place), category }),
          }))}
        </Ways>
      )}
    </>
  )
}

interface WaysProps {
  readonly title: string
  readonly areEstimated: boolean
  readonly children: readonly {
    readonly label: string
    readonly businessCount: number
    readonly href: string
  }[]
}

/** Chips with counts that lead on. */
function Ways({ title, areEstimated, children }: WaysProps) {
  const { filters, format } = useSiteContext().messages
  return (
    <div className="mt-5">
      <p className="text-sm">{title}</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-x-2 gap-y-3">
        {children.map(({ label, businessCount, href }) => (
          <li key={href}>
            <a href={href} className="chip">
              {label}
              <span className="chip-count">
                {areEstimated ? filters.about(format.count(businessCount)) : format.count(businessCount)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All of the place that was asked for. */
function placeOnly({ city, district, country, location }: ListFilter, place: FoundPlace | undefined) {
  return {
    location: location || (place?.phrase ?? ''),
    ...(city && { city }),
    ...(district && { district }),
    ...(country && { country }),
  }
}

interface InsteadProps extends Omit<NothingFoundProps, 'list'> {
  readonly instead: NonNullable<SummaryPage['instead']>
  readonly place: FoundPlace | undefined
}

/** The first businesses of the wider list, and a link to all of it. */
function Instead({ instead, filter, kind, place }: InsteadProps) {
  const { language, messages } = useSiteContext()
  const { format } = messages
  const says = nothingTexts(language)
  const { reason, businesses, totalCount, totalCountIsCapped, nearest } = instead
  const count = format.total(totalCount, totalCountIsCapped)
  return (
    <section aria-labelledby="instead" className="mt-8">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="instead" className="text-lg font-bold">
          {says.instead[reason](count)}
        </h2>
        {totalCount > businesses.length && (
          <a href={kind.href(widerFilter({ filter, kind, reason, place }))} className="more-link">
            {says.showAll(count)}
          </a>
        )}
      </div>
      {nearest && (
        <p className="mb-2">
          {says.nearestIn(nearest.city, format.count(nearest.count), format.distance(nearest.distanceKm))}
        </p>
      )}
      <ResultList businesses={businesses} kind="search" above={{}} headingLevel="h3" />
    </section>
  )
}

interface Wider extends Omit<InsteadProps, 'instead'> {
  readonly reason: InsteadProps['instead']['reason']
}

/** The filter of the wider list (see `insteadOfNothing`). */
function widerFilter({ filter, kind, reason, place }: Wider): ListFilter {
  const { category, city, district, country, location } = filter
  const where = { ...(city && { city }), ...(district && { district }), ...(country && { country }) }
  const words = { ...unfiltered(filter, { ...kind, fixed: {} }), ...(category && { category }) }
  const { openNow: _, ...anyTime } = filter
  const wider = {
    hoursUnknown: { ...anyTime, hoursUnknown: true },
    filters: { ...words, ...where, lat: filter.lat, lng: filter.lng },
    near: { ...words, ...where },
    place: {
      ...words,
      search: place && place.phrase !== location ? place.rest : filter.search,
      location: '',
    },
  }
  return wider[reason]
}
