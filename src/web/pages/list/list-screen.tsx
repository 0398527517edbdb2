import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BusinessFacets, FoundPlace } from '../../../domain/directory/directory.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { formatCount, formatTotal } from '../../format/count.ts'
import { joinKnown } from '../../format/place.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import { href } from '../../routes.ts'
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
  return (
    <div className="page-width py-8">
      {children}
      <div className="list-layout">
        <FilterSheet filter={filter} kind={kind} facets={data?.facets} />
        <div className="min-w-0">
          <div className="list-head">
            <p className="min-h-6 tabular-nums text-ink-2" role="status">
              {data &&
                `${filterText(filter, data)} ${formatTotal(data.totalCount, data.totalCountIsCapped)}곳`}
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
  if (hoursUnknownCount === 0) return null
  return (
    <p className="mb-3 text-sm text-ink-2">
      <a href={kind.href({ ...filter, openNow: false, hoursUnknown: true })} className="text-link">
        {`${formatCount(hoursUnknownCount)}곳은 영업시간 모름`}
      </a>
    </p>
  )
}

interface UnderstoodNoticeProps {
  readonly list: SummaryPage | null | undefined
  readonly filter: ListFilter
  readonly kind: ListKind
}

/** Says which of the typed words are not searched for; '' if others are searched for in their stead. */
function leftOut(typed: string, searched: string): string {
  const kept = new Set(searched.split(' '))
  const words = typed.split(/\s+/).filter((word) => !kept.delete(word))
  return kept.size === 0 && words.length > 0 ? `‘${words.join(' ')}’을(를) 뺐습니다.` : ''
}

/** Says how a search was understood if not literally, with a link to search literally. */
function UnderstoodNotice({ list, filter, kind }: UnderstoodNoticeProps) {
  const { correctedQuery, place } = list ?? {}
  if (place?.choices) {
    return <PlaceChoice place={place} facets={list?.facets} filter={filter} kind={kind} />
  }
  const isNamed = place && place.phrase !== filter.location
  if (!correctedQuery && !isNamed) return null
  return (
    <p className="mb-3 rounded-control bg-wash px-4 py-3 text-sm">
      {correctedQuery && (
        <>
          {leftOut(filter.search, correctedQuery)} 다음 결과를 표시함: <strong>{correctedQuery}</strong>.{' '}
        </>
      )}
      {isNamed && (
        <>
          ‘{place.phrase}’을(를) 지역으로 보아 <strong>{placeName(place)}</strong>에서 찾았습니다.{' '}
        </>
      )}
      <a href={kind.href({ ...filter, literal: true })} className="text-link">
        입력한 그대로 ‘{filter.search}’ 찾기
      </a>
    </p>
  )
}

interface PlaceChoiceProps extends Omit<UnderstoodNoticeProps, 'list'> {
  readonly place: FoundPlace
  readonly facets: BusinessFacets | undefined
}

/** Asks for the city, if several have a district of that name. */
function PlaceChoice({ place, facets, filter, kind }: PlaceChoiceProps) {
  const { phrase, rest, district, choices = [] } = place
  const within = { ...filter, search: rest, location: '' }
  // The facets count what was searched for; the choices count everything in the district.
  const cities = facets?.cities.map(({ page, businessCount }) => ({ city: page, businessCount })) ?? choices
  return (
    <nav className="mb-3 rounded-control bg-wash px-4 py-3 text-sm" aria-label={`어느 ${phrase}인가요?`}>
      <p>
        <strong>{phrase}</strong>은(는) 여러 도시에 있습니다. 어느 도시인가요?
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {cities.map(({ city, businessCount }) => (
          <li key={city}>
            <a href={kind.href({ ...within, city, ...(district && { district }) })} className="chip">
              {city} <span className="tabular-nums font-normal">{formatCount(businessCount)}</span>
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
  const conditions = conditionsOf(filter, found)
  if (conditions.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="적용한 조건">
      {conditions.map(({ label, without }) => (
        <li key={kind.href(without)}>
          <a href={kind.href(without)} className="chip">
            {label}
            <X size={14} aria-hidden="true" />
            <span className="sr-only">조건 빼기</span>
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
  const isPastEnd = Boolean(list?.totalCount)
  const place = isPastEnd ? undefined : list?.place
  const words = kind.href({ search, location, sort })
  const isNarrowed = words !== kind.href(filter)
  return (
    <Notice
      title={
        isPastEnd
          ? '이 쪽에는 업체가 없습니다'
          : joinKnown([place && `${placeName(place)}에는`, '조건에 맞는 업체가 없습니다'], ' ')
      }
      headingLevel="h2"
      actions={
        <>
          {isPastEnd && (
            <a href={kind.href(filter)} className="button-primary">
              첫 쪽으로
            </a>
          )}
          {place?.city && place.district && (
            <>
              <a href={kind.href({ search: place.rest, city: place.city, sort })} className="button-primary">
                {place.city} 전체에서 찾기
              </a>
              <a href={href.city(place.city)} className="button-quiet">
                {place.city}의 다른 지역 보기
              </a>
            </>
          )}
          {!isPastEnd && isNarrowed && (search || location) && (
            <a href={words} className="button-primary">
              검색어만 남기기
            </a>
          )}
          {!isPastEnd && !isNarrowed && search && location && (
            <a href={kind.href({ search, sort })} className="button-primary">
              지역 없이 찾기
            </a>
          )}
          <a href={href.browse()} lang="en" className="button-quiet">
            Clear Filters
          </a>
          <a href={href.cities()} className="button-quiet">
            도시별로 보기
          </a>
        </>
      }
    >
      <ul className="mx-auto grid max-w-[40ch] list-disc gap-1 pl-5 text-left text-sm">
        <li>낱말 수를 줄이거나 더 넓은 업종 이름을 써 보세요.</li>
        <li>초성으로도 찾을 수 있습니다. 예: ㅅㅌㅂㅅ</li>
        <li>도시는 이름만 적어도 됩니다.</li>
      </ul>
    </Notice>
  )
}
