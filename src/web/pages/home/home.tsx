import { latestBusinesses, recommendedBusinesses } from '../../api/queries.ts'
import { href } from '../../routes.ts'
import { CallToAction } from './call-to-action.tsx'
import { HomeHero } from './home-hero.tsx'
import { ListingSection } from './listing-section.tsx'
import { PopularCities } from './popular-cities.tsx'
import { ValueCards } from './value-cards.tsx'

export function Home() {
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
