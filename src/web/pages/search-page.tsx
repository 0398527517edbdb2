import { changesByTheMinute } from '../../domain/directory/filters.ts'
import { joinKnown } from '../format/place.ts'
import { listMeta } from '../meta/list-meta.ts'
import { type PageDefinition, type PageRequest, pageNumber } from '../page.ts'
import { href } from '../routes.ts'
import { SearchBar } from '../ui/search-bar.tsx'
import {
  conditionsOf,
  filterOf,
  type ListFilter,
  listPageQueries,
  listQueryOf,
  searchKind,
} from './list/list-filter.ts'
import { ListScreen } from './list/list-screen.tsx'

/** True if more than the searched words narrows the list. */
const isNarrowed = (filter: ListFilter) => conditionsOf({ ...filter, search: '', location: '' }).length > 0

export const definition: PageDefinition = {
  queries: listPageQueries,
  Page: SearchResults,
  meta: ({ request, read, site }) => {
    const filter = filterOf(request)
    const page = pageNumber(request)
    const hrefOf = (target: number) => href.search({ ...filter, page: target })
    const list = listMeta({ list: read(listQueryOf(request)), page, hrefOf })
    const asked = searchedText(filter) || '업체'
    return {
      ...list,
      title: `${asked} 검색 결과${page > 1 ? ` ${page}쪽` : ''} — ${site.name}`,
      description: `${asked} 검색 결과입니다. 주소, 전화번호, 영업시간, 평점을 한눈에 봅니다.`,
      canonical: hrefOf(page),
      noindex: list.noindex || filter.literal || isNarrowed(filter),
      changesByTheMinute: changesByTheMinute(filter),
    }
  },
}

function SearchResults({ request }: { readonly request: PageRequest }) {
  const filter = filterOf(request)
  return (
    <ListScreen request={request} kind={searchKind}>
      <SearchBar
        key={`${filter.search}\n${filter.location}`}
        keyword={filter.search}
        place={filter.location}
      />
      <h1 className="mt-8 text-xl font-bold">{searchedText(filter) || '업체 검색'}</h1>
    </ListScreen>
  )
}

/** The words that were searched for; '' if there were none. */
function searchedText({ location, search }: ListFilter): string {
  return joinKnown([location, search])
}
