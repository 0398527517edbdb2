import { citiesPageSize } from '../../api/queries.ts'
import { lazyPage } from '../../lazy-page.tsx'
import { type PageDefinition, pageNumber } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { citiesQueryOf } from './cities-query.ts'

export const citiesPage: PageDefinition = {
  queries: (request) => [citiesQueryOf(request)],
  ...lazyPage(async () => (await import('./cities.tsx')).Cities),
  meta: ({ request, read, site }) => {
    const page = pageNumber(request)
    const found = read(citiesQueryOf(request))
    const pages = Math.ceil((found?.totalCount ?? 0) / citiesPageSize)
    return {
      title: `모든 도시${page > 1 ? ` ${page}쪽` : ''} — ${site.name}`,
      description: '업체가 등록된 모든 도시를 업체 수가 많은 순서로 봅니다.',
      canonical: href.cities(page),
      noindex: !found?.cities.length,
      previous: page > 1 && found?.cities.length ? href.cities(page - 1) : undefined,
      next: page < pages ? href.cities(page + 1) : undefined,
    }
  },
}
