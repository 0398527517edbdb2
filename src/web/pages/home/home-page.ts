import { latestBusinesses, popularCities, recommendedBusinesses, statistics } from '../../api/queries.ts'
import { lazyPage } from '../../lazy-page.tsx'
import type { PageDefinition } from '../../page-definition.ts'
import { href } from '../../routes.ts'

export const homePage: PageDefinition = {
  queries: () => [statistics(), popularCities(), recommendedBusinesses(), latestBusinesses()],
  ...lazyPage(async () => (await import('./home.tsx')).Home),
  meta: ({ site }) => ({
    title: `${site.name} — 동네의 모든 가게, 한 번에`,
    description:
      '가까운 음식점, 병원, 미용실, 정비소의 주소와 전화번호, 영업시간을 도시와 업종별로 무료로 찾아보세요.',
    canonical: href.home(),
  }),
}
