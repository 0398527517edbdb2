import { formatCount } from '../../format/count.ts'
import { lazyPage } from '../../lazy-page.tsx'
import { type PageDefinition, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { GridSkeleton } from '../../ui/grid-skeleton.tsx'
import { listMeta } from '../list/list-meta.ts'
import { cityListQuery, cityNameOf } from './city-query.ts'

export const cityPage: PageDefinition = {
  queries: (request) => [cityListQuery(request)],
  ...lazyPage(async () => (await import('./city-listings.tsx')).CityListings),
  Skeleton: GridSkeleton,
  meta: ({ request, read, site }) => {
    const name = cityNameOf(request)
    const found = read(cityListQuery(request))
    const hrefOf = (page: number) => href.city(name, page)
    const page = pageNumber(request)
    const list = listMeta({ list: found, page, hrefOf })
    return {
      ...list,
      title: `${name} 업체${found ? ` ${formatCount(found.totalCount)}곳` : ''} — ${site.name}`,
      description: `${name}의 음식점, 병원, 미용실 등 업체의 주소, 전화번호, 영업시간과 평점을 확인하세요.`,
      canonical: hrefOf(page),
      ...(found === null ? { status: 404 } : {}),
    }
  },
  redirect: (request, read) => {
    const found = read(cityListQuery(request))
    const isElsewhere = found && found.name !== cityNameOf(request)
    return isElsewhere ? href.city(found.name, pageNumber(request)) : undefined
  },
}
