import { ArrowRight, BadgeCheck, Globe, MessageSquareText, RefreshCw } from 'lucide-react'
import type { City } from '../../../domain/directory/directory.ts'
import type { BusinessSummary } from '../../api/business-summary.ts'
import { type DirectoryQuery, useDirectoryQuery } from '../../api/directory-query.ts'
import { latestBusinesses, popularCities, recommendedBusinesses, statistics } from '../../api/queries.ts'
import type { PageDefinition } from '../../page.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { CardGrid } from '../../ui/business-card.tsx'
import { CardGridSkeleton } from '../../ui/skeletons.tsx'
import { HomeHero } from './home-hero.tsx'

export const definition: PageDefinition = {
  queries: () => [statistics(), popularCities(), recommendedBusinesses(), latestBusinesses()],
  Page: Home,
  meta: ({ site, messages: { home }, href }) => ({
    title: `${site.name} — ${home.title}`,
    description: home.description,
    canonical: href.home(),
  }),
}

function Home() {
  const { fixed, home } = useMessages()
  const href = useHref()
  return (
    <>
      <div className="awning" />
      <HomeHero />
      <ValueCards />
      <PopularCities />
      <ListingSection
        id="recommended"
        title={fixed.recommended}
        subtitle={home.recommended}
        query={recommendedBusinesses()}
        more={{ label: fixed.browseAll, href: href.browse() }}
      />
      <ListingSection
        id="latest"
        title={fixed.latest}
        subtitle={home.latest}
        query={latestBusinesses()}
        more={{ label: fixed.viewAllLatest, href: href.browse({ sort: 'latest' }) }}
      />
      <CallToAction />
    </>
  )
}

const valueIcons = [
  ['verified', BadgeCheck],
  ['reviews', MessageSquareText],
  ['worldwide', Globe],
  ['updates', RefreshCw],
] as const

function ValueCards() {
  const { values, valuesTitle } = useMessages().home
  return (
    <section aria-labelledby="values" className="page-width py-8">
      <h2 id="values" className="sr-only">
        {valuesTitle}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {valueIcons.map(([name, Icon]) => (
          <li key={name} className="value-card">
            <Icon size={22} aria-hidden="true" className="text-brand" />
            <div>
              <h3 className="font-semibold">{values[name].title}</h3>
              <p className="mt-1 text-sm text-ink-2">{values[name].text}</p>
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
  const { fixed, home } = useMessages()
  const href = useHref()
  if (!isPending && !data?.length) return null
  return (
    <section aria-labelledby="popular-cities" className="page-width py-8">
      <SectionHeading
        id="popular-cities"
        title={fixed.popularCities}
        subtitle={home.popularCities}
        more={{ label: fixed.viewAllCities, href: href.cities() }}
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
  const { format, places } = useMessages()
  const href = useHref()
  const initial = [...city.shown.name][0] ?? ''
  const seed = seedOf(city.name + city.countryCode)
  const look = `city-pattern-${seed % patterns} city-hue-${Math.floor(seed / patterns) % hues}`
  return (
    <a href={href.city(city.page)} className={`city-tile ${look}`}>
      <span aria-hidden="true" className="city-initial">
        {initial}
      </span>
      <span className="relative min-w-0">
        <span className="block truncate font-bold">{city.shown.name}</span>
        <span className="block truncate text-xs">
          {format.country(city.countryCode)}
          <span className="tabular-nums"> {places(city.businessCount)}</span>
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
  const { fixed, home } = useMessages()
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
            {fixed.addYourBusiness}
          </a>
          <a href={href.about()} className="button-quiet">
            {fixed.learnMore}
            <span className="sr-only">{fixed.learnMoreAbout}</span>
          </a>
        </div>
      </div>
    </section>
  )
}
