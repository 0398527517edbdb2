import type { Business } from '../../../domain/directory/directory.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import { businessById, businessBySlug } from '../../api/queries.ts'
import type { PageDefinition, PageRequest } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
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
  meta: (context) => detailMeta(context.read(businessUnder(context.request)), context),
  redirect: ({ request, read, href }) => {
    const business = read(businessUnder(request))
    return business && business.slug !== request.params.slug ? href.details(business.slug) : undefined
  },
}

export const byId: PageDefinition = {
  queries: (request) => [businessIn(request)],
  Page: DetailById,
  meta: (context) => detailMeta(context.read(businessIn(context.request)), context),
  redirect: ({ request, read, href }) => {
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
  const { detail, frame, list } = useMessages()
  const href = useHref()
  return (
    <div className="page-width py-12">
      <Notice
        title={detail.notFoundTitle}
        actions={
          <>
            <a href={href.home()} className="button-primary">
              {list.toHome}
            </a>
            <a href={href.browse()} className="button-quiet">
              {frame.browse}
            </a>
          </>
        }
      >
        <p>{detail.notFound}</p>
      </Notice>
    </div>
  )
}
