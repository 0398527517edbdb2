import type { Business } from '../../../domain/directory/directory.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import { businessById, businessBySlug } from '../../api/queries.ts'
import type { PageDefinition, PageRequest } from '../../page.ts'
import { href } from '../../routes.ts'
import { Notice } from '../../ui/notice.tsx'
import { DetailSkeleton } from '../../ui/skeletons.tsx'
import { ContactSection } from './contact-section.tsx'
import { DetailHero } from './detail-hero.tsx'
import { detailMeta } from './detail-meta.ts'
import { AdSlot, CallButton, SideCard } from './detail-side.tsx'
import { AboutSection, DetailedInformation, ReviewSummary, ServiceOptions } from './detail-story.tsx'
import { OpeningHours } from './opening-hours.tsx'

/** The page by slug. A business that was merged into another one redirects to it. */
export const bySlug: PageDefinition = {
  queries: (request) => [businessUnder(request)],
  Page: DetailBySlug,
  meta: ({ request, read, site }) => detailMeta(read(businessUnder(request)), site),
  redirect: (request, read) => {
    const business = read(businessUnder(request))
    return business && business.slug !== request.params.slug ? href.details(business.slug) : undefined
  },
}

export const byId: PageDefinition = {
  queries: (request) => [businessIn(request)],
  Page: DetailById,
  meta: ({ request, read, site }) => detailMeta(read(businessIn(request)), site),
  redirect: (request, read) => {
    const business = read(businessIn(request))
    return business && business.id !== request.params.id ? href.business(business.id) : undefined
  },
}

/** The business whose slug is in the address. */
export const businessUnder = ({ params }: PageRequest) => businessBySlug(params.slug ?? '')
/** The business whose id is in the address. */
export const businessIn = ({ params }: PageRequest) => businessById(params.id ?? '')

function DetailBySlug({ request }: { readonly request: PageRequest }) {
  return <Detail query={businessUnder(request)} />
}

function DetailById({ request }: { readonly request: PageRequest }) {
  return <Detail query={businessIn(request)} />
}

function Detail({ query }: { readonly query: DirectoryQuery<Business | null> }) {
  const { data, isPending } = useDirectoryQuery(query)
  if (isPending) return <DetailSkeleton />
  return data ? <DetailScreen key={data.id} business={data} /> : <BusinessNotFound />
}

const secondAdDelay = 2000

function DetailScreen({ business }: { readonly business: Business }) {
  return (
    <article>
      <DetailHero business={business} />
      <div className="page-width detail-layout">
        <div className="detail-story">
          <AboutSection business={business} />
          <ServiceOptions about={business.shownAbout ?? business.about} />
          <OpeningHours business={business} />
          <ReviewSummary business={business} />
          <DetailedInformation text={business.uniqueContent} />
        </div>
        <div className="detail-side">
          <AdSlot number={1} delay={0} className="detail-top-ad" />
          <SideCard business={business} />
          <ContactSection business={business} />
          <CallButton business={business} />
          <AdSlot number={2} delay={secondAdDelay} />
        </div>
      </div>
    </article>
  )
}

function BusinessNotFound() {
  return (
    <div className="page-width py-12">
      <Notice
        title="업체를 찾을 수 없습니다"
        actions={
          <>
            <a href={href.home()} className="button-primary">
              홈으로
            </a>
            <a href={href.browse()} className="button-quiet">
              업체 검색
            </a>
          </>
        }
      >
        <p>주소가 바뀌었거나 삭제된 업체입니다. 이름으로 다시 찾아보세요.</p>
      </Notice>
    </div>
  )
}
