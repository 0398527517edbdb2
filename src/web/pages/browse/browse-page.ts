import { lazyPage } from '../../lazy-page.tsx'
import { type PageDefinition, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { conditionsOf, filterOf } from '../list/list-filter.ts'
import { freshnessOf, listMeta } from '../list/list-meta.ts'
import { listPageQueries, listQueryOf } from '../list/list-page-queries.ts'
import { browseHeading } from './browse-heading.ts'

export const browsePage: PageDefinition = {
  queries: listPageQueries,
  ...lazyPage(async () => (await import('./browse-list.tsx')).Browse),
  Skeleton: ListSkeleton,
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
      freshFor: freshnessOf(filter),
    }
  },
}
