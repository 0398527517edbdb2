import { type PageDefinition, type PageRequest, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { conditionsOf, filterOf, type ListFilter } from '../list/list-filter.ts'
import { browseKind } from '../list/list-kind.ts'
import { freshnessOf, listMeta } from '../list/list-meta.ts'
import { listPageQueries, listQueryOf } from '../list/list-page-queries.ts'
import { ListScreen } from '../list/list-screen.tsx'

const headingOf = ({ sort }: ListFilter) => (sort === 'latest' ? '새로 등록된 업체' : '업체 찾아보기')

export const browsePage: PageDefinition = {
  queries: listPageQueries,
  Page: Browse,
  meta: ({ request, read, site }) => {
    const filter = filterOf(request)
    const page = pageNumber(request)
    const hrefOf = (target: number) => href.browse({ ...filter, page: target })
    const list = listMeta({ list: read(listQueryOf(request)), page, hrefOf, site })
    return {
      ...list,
      title: `${headingOf(filter)}${page > 1 ? ` ${page}쪽` : ''} — ${site.name}`,
      description:
        '등록된 모든 업체를 업종과 이름으로 찾아보세요. 주소, 전화번호, 영업시간, 평점을 한눈에 봅니다.',
      canonical: hrefOf(page),
      noindex: list.noindex || conditionsOf(filter).length > 0,
      freshFor: freshnessOf(filter),
    }
  },
}

function Browse({ request }: { readonly request: PageRequest }) {
  return (
    <ListScreen request={request} kind={browseKind}>
      <h1 className="text-2xl font-bold tracking-tight">{headingOf(filterOf(request))}</h1>
    </ListScreen>
  )
}
