import type { AddedLately } from '../../../domain/directory/added-lately.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { type CityLink, type DatedSummary, popularCities, statistics } from '../../api/queries.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'
import type { PageDefinition } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { ArrowRight, BadgeCheck, Globe, MessageSquareText, RefreshCw } from '../../ui/icons.tsx'
import { CardGrid } from '../../ui/listings/business-card.tsx'
import { hashOf, looksOf } from '../../ui/listings/looks.ts'
import { HomeHero } from './home-hero.tsx'
import { extent, latestBusinesses, recommendedBusinesses } from './home-queries.ts'
import { homeTexts, useHomeTexts } from './home-texts.ts'

export const definition: PageDefinition = {
  queries: () => [
    statistics(),
    extent(),
    popularCities(),
    recommendedBusinesses(),
    latestBusinesses(),
    addedLately(),
  ],
  Page: Home,
  meta: ({ site, language, messages, href }) => ({
    title: `${site.name} — ${homeTexts(language, messages).title}`,
    description: homeTexts(language, messages).description,
    canonical: href.home(),
  }),
}

function addedLately(): DirectoryQuery<AddedLately | null> {
  return { key: ['api', 'added'], read: (api) => api.added() }
}

function Home() {
  const { format } = useMessages()
  const { data: added } = useDirectoryQuery(addedLately())
  const home = useHomeTexts()
  const href = useHref()
  return (
    <>
      <div className="awning" />
      <HomeHero />
      <ValueCards />
      <PopularCities />
      <ListingSection
        id="recommended"
        title={home.sections.recommended}
        subtitle={home.recommended}
        query={recommendedBusinesses()}
        more={{ label: home.sections.browseAll, href: href.browse() }}
      />
      <ListingSection
        id="latest"
        title={home.sections.latest}
        subtitle={
          added ? home.latest(added.businessCount, format.day(added.from), format.day(added.to)) : '\u00a0'
        }
        query={latestBusinesses()}
        more={{ label: home.sections.viewAllLatest, href: href.browse({ sort: 'latest' }) }}
      />
      <CallToAction />
    </>
  )
}

/** What the site promises, each with a figure of the directory. Where the figure is 0 the sentence is another one. */
function ValueCards() {
  const { format } = useMessages()
  const home = useHomeTexts()
  const { data: figures } = useDirectoryQuery(statistics())
  const { data: found } = useDirectoryQuery(extent())
  const { data: latest } = useDirectoryQuery(latestBusinesses())
  const { verified, reviews, worldwide, updates } = home.values
  const lastDay = latest?.[0]?.addedDate
  const values = [
    [BadgeCheck, verified.title, verified.text(figures?.verifiedBusinesses ?? 0)],
    [MessageSquareText, reviews.title, reviews.text],
    [Globe, worldwide.title, worldwide.text(found?.countries ?? 0, figures?.totalCities ?? 0)],
    [RefreshCw, updates.title, updates.text(lastDay ? format.day(lastDay) : '')],
  ] as const
  return (
    <section aria-labelledby="values" className="page-width">
      <h2 id="values" className="sr-only">
        {home.valuesTitle}
      </h2>
      <ul className="value-cards">
        {values.map(([Icon, title, text]) => (
          <li key={title} className="value-card">
            <Icon size={22} aria-hidden="true" className="text-brand" />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
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
  const home = useHomeTexts()
  const href = useHref()
  if (!isPending && !data?.length) return null
  const looks = looksOf(data?.map(({ countryCode, name }) => countryCode + name) ?? [])
  return (
    <section aria-labelledby="popular-cities" className="page-width home-part">
      <SectionHeading
        id="popular-cities"
        title={home.sections.popularCities}
        subtitle={home.popularCities}
        more={{ label: home.sections.viewAllCities, href: href.cities() }}
      />
      <ul className="city-grid">
        {data
          ? data.slice(0, 12).map((city, index) => (
              <li key={city.page}>
                <CityTile city={city} tint={looks[index]?.tint ?? 1} />
              </li>
            ))
          : tiles.map((tile) => <li key={tile} aria-hidden="true" className="city-tile skeleton bg-line" />)}
      </ul>
    </section>
  )
}

const patterns = 6

/** The beginning of a city's name on a pattern of its own, and how many businesses it has, which is never cut off. */
function CityTile({ city, tint }: { readonly city: CityLink; readonly tint: number }) {
  const { format, places } = useMessages()
  const href = useHref()
  const initial = [...city.shown.name][0] ?? ''
  const pattern = hashOf(city.countryCode + city.name) % patterns
  return (
    <a href={href.city(city.page)} className="city-tile">
      <span aria-hidden="true" className={`city-initial tint-${tint} city-pattern-${pattern}`}>
        {initial}
      </span>
      <span className="city-facts">
        <span className="city-name">{city.shown.name}</span>
        <span className="city-country">{format.country(city.countryCode)}</span>{' '}
        <span className="city-count">{places(city.businessCount)}</span>
      </span>
    </a>
  )
}

interface ListingSectionProps {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly query: DirectoryQuery<readonly DatedSummary[]>
  readonly more: { readonly label: string; readonly href: string }
}

function ListingSection({ query, ...heading }: ListingSectionProps) {
  const { data, isPending } = useDirectoryQuery(query)
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby={heading.id} className="page-width home-part">
      <SectionHeading {...heading} />
      {data ? <CardGrid businesses={data} headingLevel="h3" /> : <CardGridSkeleton count={6} />}
    </section>
  )
}

interface SectionHeadingProps {
  readonly id: string
  readonly title: string
  readonly subtitle: string
  readonly more: { readonly label: string; readonly href: string }
}

/** Its title and its link are texts of the specification. */
function SectionHeading({ id, title, subtitle, more }: SectionHeadingProps) {
  const { fixed } = useMessages()
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 id={id} lang={fixed.lang} className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-2">{subtitle}</p>
      </div>
      <a href={more.href} lang={fixed.lang} className="more-link">
        {more.label}
        <ArrowRight size={16} aria-hidden="true" />
      </a>
    </div>
  )
}

function CallToAction() {
  const { fixed } = useMessages()
  const home = useHomeTexts()
  const href = useHref()
  return (
    <section aria-labelledby="join" className="page-width pt-8">
      <div className="call-to-action">
        <div>
          <h2 id="join" className="text-xl font-bold">
            {home.joinTitle}
          </h2>
          <p className="mt-2">{home.join}</p>
        </div>
        <div lang={fixed.lang} className="flex flex-wrap gap-3">
          <a href={href.addBusiness()} className="button-primary">
            {home.sections.addYourBusiness}
          </a>
          <a href={href.about()} className="button-quiet">
            {home.sections.learnMore}
            <span className="sr-only">{home.sections.learnMoreAbout}</span>
          </a>
        </div>
      </div>
    </section>
  )
}

/** Shown while the cards of a grid are loading. */
function CardGridSkeleton({ count }: { readonly count: number }) {
  return (
    <ul className="card-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <li key={index} className="business-card skeleton">
          <div className="business-card-picture bg-line" />
          <div className="flex flex-col gap-2 sm:p-4">
            <div className="h-5 w-3/4 rounded-control bg-line" />
            <div className="h-4 w-1/2 rounded-control bg-line" />
            <div className="h-4 w-2/3 rounded-control bg-line" />
          </div>
        </li>
      ))}
    </ul>
  )
}
