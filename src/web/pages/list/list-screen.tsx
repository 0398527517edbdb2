import { type ReactNode, useEffect, useState } from 'react'
import { givenFilters } from '../../../domain/directory/filters.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import { useMessages } from '../../site-context.ts'
import { lateCode } from '../../ui/late-code.ts'
import { keptPart } from '../../ui/late-parts.tsx'
import { ListError, ListResults } from '../../ui/listings/list-results.tsx'
import { ResultList } from '../../ui/listings/result-list.tsx'
import type { SaidAbove } from '../../ui/listings/result-row.tsx'
import type { RowKind } from '../../ui/listings/row-parts.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { filterOf, filterText, isNarrowed, type ListFilter, type ListKind, listQuery } from './list-filter.ts'
import { ListNote } from './list-note.tsx'
import { SortMenu } from './list-order.tsx'
import { NearChip } from './near-chip.tsx'
import { QuickFilters } from './quick-filters.tsx'
import { UnderstoodNotice } from './understood-notice.tsx'

const nothingCode = lateCode(async () => (await import('./nothing-parts.ts')).nothingParts)
const NothingFound = await keptPart(nothingCode, 'NothingFound')
const NothingAsk = await keptPart(nothingCode, 'NothingAsk')
const WaysOn = await keptPart(nothingCode, 'WaysOn')

interface ListScreenProps {
  readonly request: PageRequest
  readonly kind: ListKind
  readonly rows: RowKind
  /** What is listed, if nothing above the list says it. On narrow screens it is for screen readers alone. */
  readonly heading?: string
  /** Of a page about a trade or a place; otherwise the address has it all. */
  readonly filter?: ListFilter
  /** The title of an empty list, where the specification gives one. */
  readonly emptyTitle?: string
  /** Shown below the list. */
  readonly children?: ReactNode
}

/** A list with its filters, the active conditions and the number of results. */
export function ListScreen({ request, kind, rows, heading, children, ...given }: ListScreenProps) {
  const { emptyTitle } = given
  const asked = { filter: given.filter ?? filterOf(request), page: pageNumber(request), kind }
  const { filter, page, query, data, isBusy } = useShownList(asked)
  const messages = useMessages()
  const shared = { filter, kind, list: data }
  // What was chosen is seen at once.
  const controls = { ...shared, filter: asked.filter }
  const hrefOf = (target: number) => kind.href({ ...filter, page: target })
  return (
    <div className="page-width">
      <a href="#results" className="skip-link">
        {messages.list.skip}
      </a>
      <div className={`list${emptyClass(shared)}`} aria-busy={isBusy}>
        <div className="list-head">
          {heading && <h1 className="list-heading">{heading}</h1>}
          {(heading || isNarrowed(filter, kind.fixed)) && (
            <p className="list-count" aria-hidden="true">
              {data && messages.list.found(data.totalCount, data.totalCountIsCapped)}
            </p>
          )}
          <p className="sr-only" role="status">
            {data &&
              messages.list.summary(
                filterText(filter, { messages, found: data }),
                data.totalCount,
                data.totalCountIsCapped,
              )}
          </p>
        </div>
        <FilterSheet {...controls} />
        <QuickFilters {...controls} />
        <SortMenu {...controls} />
        <div className="list-notes">
          <UnderstoodNotice {...shared} />
          <ListNote {...shared} />
        </div>
        {/* The first rows take the place of the skeleton: a note that comes with them would push it down. */}
        <div key={data ? hrefOf(page) : ''} id="results" tabIndex={-1} className="list-rows outline-none">
          <ListResults
            query={query}
            page={page}
            hrefOf={hrefOf}
            kind={rows}
            above={saidAbove(filter, data)}
            headingLevel="h2"
            failed={<ListError />}
            empty={<EmptyList {...shared} title={emptyTitle} />}
          />
          {children}
        </div>
      </div>
    </div>
  )
}

/** What an empty list needs. */
const codeFor = ({ businesses }: SummaryPage) => (businesses.length === 0 ? nothingCode.attempt() : undefined)

interface AskedList {
  readonly filter: ListFilter
  readonly page: number
  readonly kind: ListKind
}

/**
 * The list that the address asks for. While it is being read it is the one before, with all that is said of it, if only conditions, order
 * or page differ: rows, a skeleton and the next rows would move the page twice. `isBusy` says that it is the one before.
 */
function useShownList({ filter, page, kind }: AskedList) {
  const query = { ...listQuery(filter, page), bringFor: codeFor }
  const { data, isPending } = useDirectoryQuery(query)
  const asked = { of: JSON.stringify(kind.fixed), key: JSON.stringify(query.key), filter, page, query, data }
  const [before, setBefore] = useState(asked)
  if (!isPending && (before.key !== asked.key || before.data !== data)) setBefore(asked)
  const isBusy = isPending && before.data !== undefined && before.of === asked.of
  return { ...(isBusy ? before : asked), isBusy }
}

interface EmptyListProps {
  readonly filter: ListFilter
  readonly kind: ListKind
  readonly list: SummaryPage | null | undefined
  readonly title?: string | undefined
}

/** Filters stand beside an empty list only where one of them was chosen. */
function emptyClass({ filter, kind, list }: EmptyListProps): string {
  if (list?.businesses.length !== 0) return ''
  const isFiltered = givenFilters(filter).length > Object.keys(kind.fixed).length
  return isFiltered ? ' list-empty' : ' list-empty list-alone'
}

/** Why the list is empty, ways on, and the first businesses of a wider list. */
function EmptyList(props: EmptyListProps) {
  // The first page of a visit shows what the server wrote. The way back to it needs the code at once.
  useEffect(() => () => void nothingCode.attempt(), [])
  const { filter, kind, list } = props
  const { instead, place } = list ?? {}
  const { city: _, district: __, country: ___, ...anywhere } = filter
  const address = kind.href(filter)
  return (
    <>
      <div className="nothing">
        <NothingFound key={address} {...props} />
        <div className="nothing-on">
          <NothingAsk key={address} {...props} />
          {instead?.reason === 'place' && (
            <NearChip
              filter={{ ...anywhere, search: place?.rest ?? filter.search, location: '' }}
              kind={kind}
            />
          )}
        </div>
      </div>
      <WaysOn key={address} {...props} />
      {instead && instead.businesses.length > 0 && (
        <ResultList businesses={instead.businesses} kind="search" above={{}} headingLevel="h3" />
      )}
    </>
  )
}

/** What the heading or a chip says of every row. */
function saidAbove(
  { city, location, district, category, search }: ListFilter,
  list?: SummaryPage,
): SaidAbove {
  return {
    city: Boolean(city || location || list?.place?.city),
    district: Boolean(district || list?.place?.district),
    trade: Boolean(category || search),
  }
}
