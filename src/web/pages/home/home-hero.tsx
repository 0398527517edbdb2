import { type CategoryGroup, categoryGroups } from '../../../domain/category/category-group.ts'
import type { DrawnTrade } from '../../../domain/category/drawn-trade.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import { useHref, useMessages } from '../../site-context.ts'
import { looksOf } from '../../ui/listings/looks.ts'
import { SearchBar } from '../../ui/search/search-bar.tsx'
import { TradeTile } from '../../ui/trade-glyph.tsx'
import { HomeNear } from './home-near.tsx'
import { extent } from './home-queries.ts'
import { useHomeTexts } from './home-texts.ts'

export function HomeHero() {
  const { promise, lead } = useHomeTexts()
  return (
    <section className="home-hero">
      <div className="page-width home-hero-parts">
        <div>
          <h1 className="home-promise">
            {promise[0]}
            <span className="text-brand">{promise[1]}</span>
          </h1>
          <p className="home-lead">{lead}</p>
          <SearchBar keyword="" place="" />
          <Figures />
        </div>
        <Board />
      </div>
    </section>
  )
}

function Figures() {
  const { data } = useDirectoryQuery(statistics())
  const { format } = useMessages()
  const home = useHomeTexts()
  const figures = [
    [home.figures.businesses, data?.totalBusinesses],
    [home.figures.verified, data?.verifiedBusinesses],
    [home.figures.categories, data?.categories],
    [home.figures.cities, data?.totalCities],
  ] as const
  return (
    <dl className="home-figures">
      {figures.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count === undefined ? '–' : format.count(count)}</dd>
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

/** Links to the groups of trades, with how many businesses each has. */
function Board() {
  const home = useHomeTexts()
  const { data } = useDirectoryQuery(extent())
  const looks = looksOf(categoryGroups)
  return (
    <nav aria-labelledby="board" className="board">
      <h2 id="board">{home.board}</h2>
      <ul>
        {categoryGroups.map((group, index) => (
          <li key={group}>
            <BoardEntry group={group} tint={looks[index]?.tint} count={data?.groups[group] ?? 0} />
          </li>
        ))}
      </ul>
      <HomeNear />
    </nav>
  )
}

interface BoardEntryProps {
  readonly group: CategoryGroup
  readonly tint: number | undefined
  readonly count: number
}

/** The line of the count is there without one, too, so that nothing moves when it comes. */
function BoardEntry({ group, tint, count }: BoardEntryProps) {
  const { groups, format } = useMessages()
  const href = useHref()
  return (
    <a href={href.category(group)}>
      <TradeTile trade={trades[group]} tint={tint} />
      <span className="min-w-0">
        <span className="block">{groups[group]}</span>
        <span className="board-count">{count > 0 ? format.count(count) : '\u00a0'}</span>
      </span>
    </a>
  )
}
