import { useEffect } from 'react'
import { useDirectoryQuery, useRereadAt } from '../../api/directory-query.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'
import type { PageDefinition, PageRequest } from '../../page.ts'
import { lateCode } from '../../ui/late-code.ts'
import { keptPart } from '../../ui/late-parts.tsx'
import { DetailSkeleton } from '../../ui/skeletons.tsx'
import { AnswerStrip } from './answer-strip.tsx'
import { BusinessNotFound } from './business-not-found.tsx'
import { ClosedStrip } from './closed-strip.tsx'
import { ContactSection } from './contact-section.tsx'
import { DetailHero } from './detail-hero.tsx'
import { detailMeta } from './detail-meta.ts'
import {
  businessById,
  businessBySlug,
  type Neighbours,
  type ShownBusiness,
  surroundingsOf,
} from './detail-queries.ts'
import { AdSlot, CallBar, SideCard } from './detail-side.tsx'
import { NearBy } from './near-by.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { OpeningHours } from './opening-hours.tsx'

const storyCode = lateCode(() => import('./detail-story.tsx'))
const reportCode = lateCode(() => import('./report-section.tsx'))
const DetailStory = await keptPart(storyCode, 'DetailStory')
const ReportSection = await keptPart(reportCode, 'ReportSection')
const bringParts = () => Promise.all([storyCode.attempt(), reportCode.attempt()])
/** The story pushes down what is near by, and the form the footer, which a visitor may have scrolled to. */
const codeFor = (business: ShownBusiness | null) => (business ? bringParts() : undefined)

/** The page by slug. A business that was merged into another one redirects to it. */
export const bySlug: PageDefinition = {
  queries: (request) => [businessUnder(request), surroundingsOf(slugIn(request))],
  Page: DetailBySlug,
  meta: (context) => detailMeta(context.read(businessUnder(context.request)), context),
  redirect: ({ request, read, href }) => {
    const business = read(businessUnder(request))
    return business && business.slug !== request.params.slug ? href.details(business.slug) : undefined
  },
}

export const byId: PageDefinition = {
  queries: (request) => [businessIn(request), surroundingsOf(idIn(request))],
  Page: DetailById,
  meta: (context) => detailMeta(context.read(businessIn(context.request)), context),
  redirect: ({ request, read, href }) => {
    const business = read(businessIn(request))
    return business && business.id !== request.params.id ? href.business(business.id) : undefined
  },
}

const slugIn = ({ params }: PageRequest) => ({ slug: params.slug ?? '' })
const idIn = ({ params }: PageRequest) => ({ id: params.id ?? '' })
/** The business whose slug is in the address. */
export const businessUnder = (request: PageRequest) => businessBySlug(slugIn(request).slug)
/** The business whose id is in the address. */
export const businessIn = (request: PageRequest) => businessById(idIn(request).id)

function DetailBySlug({ request }: { readonly request: PageRequest }) {
  return (
    <Detail
      query={businessUnder(request)}
      around={surroundingsOf(slugIn(request))}
      slug={slugIn(request).slug}
      reported={request.search.get('reported')}
    />
  )
}

function DetailById({ request }: { readonly request: PageRequest }) {
  return <Detail query={businessIn(request)} around={surroundingsOf(idIn(request))} />
}

interface DetailProps {
  readonly query: DirectoryQuery<ShownBusiness | null>
  readonly around: DirectoryQuery<Neighbours | null>
  readonly slug?: string
  /** Set once a report was taken: `owner` if it is from the business itself. */
  readonly reported?: string | null
}

function Detail({ query, around, slug = '', reported = null }: DetailProps) {
  const { data, isPending, isError } = useDirectoryQuery({ ...query, bringFor: codeFor })
  const { data: neighbours } = useDirectoryQuery(around)
  // A page that stays open goes on telling what is open.
  useRereadAt([query, around], data?.openStateChangesAt ?? null)
  // At once, not only when the answer waits for it.
  useEffect(() => {
    if (isPending) void bringParts()
  }, [isPending])
  if (isPending) return <DetailSkeleton />
  if (isError) return <NotLoaded />
  const Screen = data?.isClosedForGood ? ClosedScreen : DetailScreen
  return data ? (
    <Screen key={data.id} business={data} neighbours={neighbours ?? undefined} reported={reported} />
  ) : (
    <BusinessNotFound slug={slug} />
  )
}

const secondAdDelay = 2000

interface DetailScreenProps {
  readonly business: ShownBusiness
  readonly neighbours: Neighbours | undefined
  readonly reported: string | null
}

/** A business that has closed for good: where to go instead comes first, and nothing invites to call or to come. */
function ClosedScreen({ business, neighbours, reported }: DetailScreenProps) {
  return (
    <article className="is-gone">
      <DetailHero business={business} />
      <ClosedStrip
        business={business}
        hasNeighbours={neighbours !== undefined && neighbours.businesses.length > 0}
      />
      <div className="page-width detail-layout">
        <div className="detail-story">
          {neighbours && <NearBy business={business} neighbours={neighbours} />}
          <DetailStory business={business} />
        </div>
        <div className="detail-side">
          <ContactSection business={business} />
          <SideCard business={business} />
          <ReportSection business={business} reported={reported} />
        </div>
      </div>
    </article>
  )
}

/** In one column the parts of the side mix with those of the story: `part-3` to `part-5` give their order. */
function DetailScreen({ business, neighbours, reported }: DetailScreenProps) {
  return (
    <article>
      <DetailHero business={business} />
      <AnswerStrip business={business} />
      <div className="page-width detail-layout">
        <OpeningHours business={business} />
        <div className="detail-side">
          <AdSlot number={1} delay={0} />
          <ContactSection business={business} />
          <SideCard business={business} />
          <ReportSection business={business} reported={reported} />
          <AdSlot number={2} delay={secondAdDelay} className="second-ad" />
        </div>
        <div className="detail-story">
          <DetailStory business={business} />
          {neighbours && <NearBy business={business} neighbours={neighbours} />}
        </div>
      </div>
      <CallBar business={business} />
    </article>
  )
}
