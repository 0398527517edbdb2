import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { changesByTheMinute } from '../../domain/directory/filters.ts'
import { routePaths } from '../../domain/site/match-route.ts'
import { listMeta } from '../meta/list-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { href } from '../routes.ts'
import { Suggesting } from '../ui/search-bar.tsx'
import { useFieldText } from './list/filter-form.tsx'
import {
  browseKind,
  conditionsOf,
  filterOf,
  type ListFilter,
  listPageQueries,
  listQueryOf,
} from './list/list-filter.ts'
import { ListScreen } from './list/list-screen.tsx'

export const definition: PageDefinition = {
  queries: listPageQueries,
  Page: Browse,
  meta: ({ request, read, site }) => {
    const filter = filterOf(request)
    const page = pageNumber(request)
    const hrefOf = (target: number) => href.browse({ ...filter, page: target })
    const list = listMeta({ list: read(listQueryOf(request)), page, hrefOf })
    return {
      ...list,
      title: `${browseHeading(filter)}${page > 1 ? ` ${page}쪽` : ''} — ${site.name}`,
      description:
        '등록된 모든 업체를 업종과 이름으로 찾아보세요. 주소, 전화번호, 영업시간, 평점을 한눈에 봅니다.',
      canonical: hrefOf(page),
      noindex: list.noindex || filter.literal || conditionsOf(filter).length > 0,
      changesByTheMinute: changesByTheMinute(filter),
    }
  },
}

function Browse({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  return (
    <ListScreen request={request} kind={browseKind}>
      <h1 className="text-2xl font-bold tracking-tight">{browseHeading(filter)}</h1>
      <BrowseSearch filter={filter} />
    </ListScreen>
  )
}

function browseHeading({ sort }: Pick<ListFilter, 'sort'>): string {
  return sort === 'latest' ? '새로 등록된 업체' : '업체 찾아보기'
}

/** The keyword field of the list. Enter or the button applies it. Other conditions stay, and page 1 is shown. */
function BrowseSearch({ filter }: { readonly filter: ListFilter }) {
  const [, navigate] = useLocation()
  const input = useFieldText(filter.search)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = new FormData(event.currentTarget).get('search')
    navigate(href.browse({ ...filter, search: String(search).trim(), literal: false }))
  }
  return (
    <search aria-label="업체 찾기">
      <form action={routePaths.browse} method="get" className="search-bar search-bar-one" onSubmit={onSubmit}>
        <Suggesting>
          <label className="search-field">
            <Search size={20} aria-hidden="true" className="text-brand" />
            <span className="sr-only">검색어</span>
            <input
              ref={input}
              name="search"
              type="search"
              defaultValue={filter.search}
              placeholder="이름, 업종, 주소"
              enterKeyHint="search"
            />
          </label>
        </Suggesting>
        <OtherConditions filter={filter} />
        <button type="submit" className="button-primary h-12 px-8">
          검색
        </button>
      </form>
    </search>
  )
}

/** The other conditions as hidden fields, for sending the form without JavaScript. */
function OtherConditions({ filter }: { readonly filter: ListFilter }) {
  const [, query] = href.browse({ ...filter, search: '', literal: false }).split('?')
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
