import { ArrowRight, BadgeCheck, Globe, MessageSquareText, RefreshCw } from 'lucide-react'
import type { City } from '../../../domain/directory/directory.ts'
import type { BusinessSummary } from '../../api/business-summary.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import { latestBusinesses, popularCities, recommendedBusinesses, statistics } from '../../api/queries.ts'
import { formatCount } from '../../format/count.ts'
import { countryName } from '../../format/place.ts'
import type { PageDefinition } from '../../page.ts'
import { href } from '../../routes.ts'
import { CardGrid } from '../../ui/business-card.tsx'
import { CardGridSkeleton } from '../../ui/skeletons.tsx'
import { HomeHero } from './home-hero.tsx'

export const definition: PageDefinition = {
  queries: () => [statistics(), popularCities(), recommendedBusinesses(), latestBusinesses()],
  Page: Home,
  meta: ({ site }) => ({
    title: `${site.name} — 동네의 모든 가게, 한 번에`,
    description:
      '가까운 음식점, 병원, 미용실, 정비소의 주소와 전화번호, 영업시간을 도시와 업종별로 무료로 찾아보세요.',
    canonical: href.home(),
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

const values = [
  { icon: BadgeCheck, title: '확인된 업체', text: '관리자가 확인한 업체에는 확인 표시가 붙습니다.' },
  { icon: MessageSquareText, title: '실제 리뷰', text: '평점과 리뷰 수를 꾸미지 않고 그대로 보여줍니다.' },
  { icon: Globe, title: '세계 어디서나', text: '국내는 물론 해외 도시의 가게도 같은 방법으로 찾습니다.' },
  { icon: RefreshCw, title: '매일 업데이트', text: '새로 생기거나 바뀐 정보를 날마다 반영합니다.' },
]

function ValueCards() {
  return (
    <section aria-labelledby="values" className="page-width py-8">
      <h2 id="values" className="sr-only">
        이 사이트의 약속
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {values.map(({ icon: Icon, title, text }) => (
          <li key={title} className="value-card">
            <Icon size={22} aria-hidden="true" className="text-brand" />
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const tiles = Array.from({ length: 12 }, (_, index) => index)

function PopularCities() {
  const { data, isPending } = useDirectoryQuery(popularCities())
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby="popular-cities" className="page-width py-8">
      <SectionHeading
        id="popular-cities"
        title="Popular Cities"
        subtitle="업체가 많이 등록된 도시입니다."
        more={{ label: 'View All Cities', href: href.cities() }}
      />
      <ul className="city-grid">
        {data
          ? data.slice(0, 12).map((city) => (
              <li key={city.id}>
                <CityTile city={city} />
              </li>
            ))
          : tiles.map((tile) => <li key={tile} aria-hidden="true" className="city-tile skeleton bg-line" />)}
      </ul>
    </section>
  )
}

const patterns = 6
const hues = 3

/** A number that is always the same for the same city. */
function seedOf(text: string): number {
  let sum = 7
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return sum
}

function CityTile({ city }: { readonly city: City }) {
  const initial = [...city.name][0] ?? ''
  const seed = seedOf(city.name + city.countryCode)
  const look = `city-pattern-${seed % patterns} city-hue-${Math.floor(seed / patterns) % hues}`
  return (
    <a href={href.city(city.page)} className={`city-tile ${look}`}>
      <span aria-hidden="true" className="city-initial">
        {initial}
      </span>
      <span className="relative min-w-0">
        <span className="block truncate font-bold">{city.name}</span>
        <span className="block truncate text-xs">
          {countryName(city.countryCode)}
          <span className="tabular-nums"> {formatCount(city.businessCount)}곳</span>
        </span>
      </span>
    </a>
  )
}

interface ListingSectionProps {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly query: DirectoryQuery<readonly BusinessSummary[]>
  readonly more: { readonly label: string; readonly href: string }
}

function ListingSection({ query, ...heading }: ListingSectionProps) {
  const { data, isPending } = useDirectoryQuery(query)
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby={heading.id} className="page-width py-8">
      <SectionHeading {...heading} />
      {data ? <CardGrid businesses={data} kind="brief" headingLevel="h3" /> : <CardGridSkeleton count={6} />}
    </section>
  )
}

interface SectionHeadingProps {
  readonly id: string
  /** The English title, as the product names it. */
  readonly title: string
  readonly subtitle: string
  readonly more: { readonly label: string; readonly href: string }
}

function SectionHeading({ id, title, subtitle, more }: SectionHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 id={id} lang="en" className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{subtitle}</p>
      </div>
      <a href={more.href} lang="en" className="more-link">
        {more.label}
        <ArrowRight size={16} aria-hidden="true" />
      </a>
    </div>
  )
}

function CallToAction() {
  return (
    <section aria-labelledby="join" className="page-width pt-8">
      <div className="call-to-action">
        <div>
          <h2 id="join" className="text-xl font-bold">
            우리 동네 가게를 알려 주세요
          </h2>
          <p className="mt-2">등록은 무료이며, 내용을 확인한 뒤 올립니다.</p>
        </div>
        <div lang="en" className="flex flex-wrap gap-3">
          <a href={href.addBusiness()} className="button-primary">
            Add Your Business
          </a>
          <a href={href.about()} className="button-quiet">
            Learn More<span className="sr-only"> about this directory</span>
          </a>
        </div>
      </div>
    </section>
  )
}
