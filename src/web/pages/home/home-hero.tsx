import { type CategoryGroup, categoryGroups } from '../../../domain/category/category-group.ts'
import type { DrawnTrade } from '../../../domain/category/drawn-trade.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { SearchBar } from '../../ui/search-bar.tsx'
import { TradeTile } from '../../ui/trade-glyph.tsx'

export function HomeHero() {
  const { promise, lead } = useMessages().home
  return (
    <section className="home-hero">
      <div className="page-width py-8 sm:py-18">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
          {promise[0]}
          <span className="whitespace-nowrap text-brand">{promise[1]}</span>
        </h1>
        <p className="mt-3 text-ink-2 sm:text-lg">{lead}</p>
        <SearchBar keyword="" place="" />
        <Figures />
        <QuickCategories />
      </div>
    </section>
  )
}

function Figures() {
  const { data } = useDirectoryQuery(statistics())
  const { home, format } = useMessages()
  const figures = [
    [home.figures.businesses, data?.totalBusinesses],
    [home.figures.verified, data?.verifiedBusinesses],
    [home.figures.categories, data?.categories],
    [home.figures.cities, data?.totalCities],
  ] as const
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-12">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-xl font-bold tabular-nums">
            {count === undefined ? '–' : format.count(count)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What a group is drawn as. */
const trades: Record<CategoryGroup, DrawnTrade> = {
  restaurants: 'restaurant',
  healthcare: 'hospital',
  'auto-services': 'repair',
  'beauty-wellness': 'hair',
  'home-services': 'plumber',
  'professional-services': 'lawyer',
  education: 'school',
  entertainment: 'leisure',
}

/** Links to the category groups. */
function QuickCategories() {
  const { home } = useMessages()
  return (
    <nav aria-label={home.quickCategories} className="mt-8">
      <ul className="quick-categories">
        {categoryGroups.map((group) => (
          <li key={group}>
            <QuickCategory group={group} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function QuickCategory({ group }: { readonly group: CategoryGroup }) {
  const { groups } = useMessages()
  const href = useHref()
  return (
    <a href={href.category(group)} className="quick-category">
      <TradeTile trade={trades[group]} />
      {groups[group]}
    </a>
  )
}
