import { lazyPage } from '../../lazy-page.tsx'
import { type PageDefinition, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { conditionsOf, filterOf, type ListFilter } from '../list/list-filter.ts'
import { freshnessOf, listMeta } from '../list/list-meta.ts'
import { listPageQueries, listQueryOf } from '../list/list-page-queries.ts'
import { searchedText } from './searched-text.ts'

/** True where more than the searched words narrows the list. */
const isNarrowed = (filter: ListFilter) => conditionsOf({ ...filter, search: '', location: '' }).length > 0

export const searchPage: PageDefinition = {
  queries: listPageQueries,
  ...lazyPage(async () => (await import('./search-list.tsx')).SearchResults),
  Skeleton: ListSkeleton,
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
      freshFor: freshnessOf(filter),
    }
  },
}
