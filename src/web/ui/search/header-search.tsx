import { type FormEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from 'react'
import { listSorts } from '../../../domain/directory/directory.ts'
import { filtersOfPage } from '../../../domain/directory/filters.ts'
import type { RouteName } from '../../../domain/site/match-route.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { cityPage } from '../../api/queries.ts'
import { whenReachable } from '../../connection.ts'
import { navigate } from '../../navigation.ts'
import type { PageRequest } from '../../page.ts'
import type { ListState } from '../../routes.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { Search } from '../icons.tsx'
import { needsKeyword, SearchFields } from './search-bar.tsx'

/** The pages whose header holds the search. The home page has a form of its own, and pages of text need none. */
const searchedFrom: ReadonlySet<RouteName | undefined> = new Set([
  'search',
  'browse',
  'categories',
  'category',
  'tradeInCity',
  'tradeInDistrict',
  'city',
  'district',
  'cities',
  'details',
  'business',
])

export const hasHeaderSearch = (route: RouteName | undefined): boolean => searchedFrom.has(route)

interface HeaderSearchProps {
  readonly route: RouteName | undefined
  readonly request: PageRequest
}

/**
 * The search in the header: both fields from medium screens up, and one line on smaller ones, which says what was searched for
 * and unfolds to the fields. They push down what lies below. It is a `<details>` beside its form, so it opens without JavaScript
 * too, and the form is in the page once.
 */
export function HeaderSearch({ route, request }: HeaderSearchProps) {
  const { search: words, frame } = useMessages()
  const box = useRef<HTMLElement>(null)
  const line = useRef<HTMLDetailsElement>(null)
  const isSearch = route === 'search' || route === 'browse'
  const keyword = isSearch ? textIn(request, 'q') || textIn(request, 'search') : ''
  const placeOfPage = usePlaceOf(request)
  const place = isSearch ? textIn(request, 'location') : placeOfPage
  const fold = () => {
    if (line.current) line.current.open = false
  }
  // Folds when another page is shown. What was unfolded before the script came stays.
  const shown = useRef(request)
  useEffect(() => {
    if (shown.current !== request) fold()
    shown.current = request
  })
  const onToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open) box.current?.querySelector('input')?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !line.current?.open) return
    fold()
    line.current.querySelector('summary')?.focus()
  }
  return (
    <search ref={box} aria-label={words.form} className="find" onKeyDown={onKeyDown}>
      <details ref={line} className="find-line" onToggle={onToggle}>
        <summary aria-controls="header-search">
          <Search size={18} aria-hidden="true" className="text-brand" />
          {keyword || place ? (
            <span className="truncate">
              <span className="sr-only">{words.change}: </span>
              {keyword}
              {place && <span className="find-place">{keyword ? ` · ${place}` : place}</span>}
            </span>
          ) : (
            <span className="find-hint truncate">{frame.browse}</span>
          )}
        </summary>
      </details>
      {route === 'browse' ? (
        <BrowseForm keyword={keyword} place={place} request={request} />
      ) : (
        <SearchForm keyword={keyword} place={place} />
      )}
    </search>
  )
}

/** What a page about a place is about, in the page's language, so that its search is one within it. */
function usePlaceOf({ params: { name, district } }: PageRequest): string {
  const { data } = useDirectoryQuery(name ? cityPage({ name, ...(district && { district }) }) : undefined)
  return [data?.shown.name ?? name, data?.shown.district ?? district].filter(Boolean).join(' ')
}

const textIn = ({ search }: PageRequest, name: string) => search.get(name)?.trim() ?? ''

interface FormProps {
  readonly keyword: string
  readonly place: string
}

/** A new search, with a full load. */
function SearchForm({ keyword, place }: FormProps) {
  const { search } = useMessages()
  const href = useHref()
  return (
    <form id="header-search" action={href.search()} className="find-form" onSubmit={needsKeyword}>
      <SearchFields keyword={keyword} place={place} />
      <button type="submit" className="button-primary">
        {search.submit}
      </button>
    </form>
  )
}

/** Narrows the list of all businesses. Its other conditions stay, and page 1 is shown. */
function BrowseForm({ keyword, place, request }: FormProps & Pick<HeaderSearchProps, 'request'>) {
  const { search } = useMessages()
  const href = useHref()
  const kept: ListState = {
    ...filtersOfPage(request.search),
    sort: listSorts.find((known) => known === textIn(request, 'sort')) ?? 'recommended',
    lat: textIn(request, 'lat'),
    lng: textIn(request, 'lng'),
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const text = (name: string) => String(fields.get(name)).trim()
    whenReachable(() =>
      navigate(href.browse({ ...kept, search: text('search'), location: text('location') })),
    )
  }
  // Without JavaScript, the form sends the other conditions.
  const [, others] = href.browse(kept).split('?')
  return (
    <form id="header-search" action={href.browse()} className="find-form" onSubmit={onSubmit}>
      <SearchFields keyword={keyword} place={place} name="search" />
      {[...new URLSearchParams(others)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="button-primary">
        {search.submit}
      </button>
    </form>
  )
}
