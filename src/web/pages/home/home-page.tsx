import { latestBusinesses, popularCities, recommendedBusinesses, statistics } from '../../api/queries.ts'
import { siteData } from '../../meta/structured-data.ts'
import type { PageDefinition } from '../../page-definition.ts'
import { href } from '../../routes.ts'
import { CallToAction } from './call-to-action.tsx'
import { HomeHero } from './home-hero.tsx'
import { ListingSection } from './listing-section.tsx'
import { PopularCities } from './popular-cities.tsx'
import { ValueCards } from './value-cards.tsx'

export const homePage: PageDefinition = {
  queries: () => [statistics(), popularCities(), recommendedBusinesses(), latestBusinesses()],
  Page: Home,
  meta: ({ site }) => ({
    title: `${site.name} — 동네의 모든 가게, 한 번에`,
    description:
      '가까운 음식점, 병원, 미용실, 정비소의 주소와 전화번호, 영업시간을 도시와 업종별로 무료로 찾아보세요.',
    canonical: href.home(),
    structuredData: [siteData(site)],
  }),
}

function Home() {
  return (
    <>
      <div className="awning" />
      <HomeHero />
      <ValueCards />
      <PopularCities />
      <ListingSection
        id="recommended"
        title="Recommended for You"
        subtitle="평점과 리뷰가 고르게 좋은 곳입니다."
        query={recommendedBusinesses()}
        more={{ label: 'Browse All', href: href.browse() }}
      />
      <ListingSection
        id="latest"
        title="Recently Added"
        subtitle="새로 등록된 곳입니다."
        query={latestBusinesses()}
        more={{ label: 'View All Latest', href: href.browse({ sort: 'latest' }) }}
      />
      <CallToAction />
    </>
  )
}
