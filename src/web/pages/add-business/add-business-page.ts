import { lazyPage } from '../../lazy-page.tsx'
import type { PageDefinition } from '../../page-definition.ts'
import { href } from '../../routes.ts'

export const addBusinessPage: PageDefinition = {
  queries: () => [],
  ...lazyPage(async () => (await import('./add-business.tsx')).AddBusiness),
  meta: ({ request, site }) => ({
    title: `업체 등록 — ${site.name}`,
    description: '동네 업체를 무료로 등록합니다. 확인한 뒤 검색과 목록에 올립니다.',
    canonical: href.addBusiness(),
    noindex: request.search.has('submitted'),
  }),
}
