import { formatCount } from '../../format/count.ts'
import { lazyPage } from '../../lazy-page.tsx'
import { type PageDefinition, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import { listMeta } from '../list/list-meta.ts'
import { canonicalSlugOf, categoryListQuery, categoryNameOf } from './category-query.ts'

export const categoryPage: PageDefinition = {
  queries: (request) => [categoryListQuery(request)],
  ...lazyPage(async () => (await import('./category.tsx')).Category),
  Skeleton: GridSkeleton,
  meta: ({ request, read, site }) => {
    const found = read(categoryListQuery(request))
    const name = categoryNameOf(request, found)
    const hrefOf = (page: number) => href.category(canonicalSlugOf(request, found), page)
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf })
    return {
      ...list,
      title: `${name} 업체${found ? ` ${formatCount(found.totalCount)}곳` : ''} — ${site.name}`,
      description: `${name} 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
      canonical: hrefOf(page),
      ...(found === null ? { status: 404 } : {}),
    }
  },
}
