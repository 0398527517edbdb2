import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import { formatCount } from '../../format/count.ts'
import { SearchBar } from '../../ui/search-bar.tsx'
import { QuickCategories } from './quick-categories.tsx'

export function HomeHero() {
  return (
    <section className="home-hero">
      <div className="page-width py-8 sm:py-18">
        <h1 className="text-2xl font-extrabold tracking-tight sm:text-3xl">
          동네의 모든 가게, <span className="whitespace-nowrap text-brand">한 번에.</span>
        </h1>
        <p className="mt-3 text-ink-2 sm:text-lg">주소, 전화번호, 영업시간을 바로 확인하고 전화하세요.</p>
        <SearchBar keyword="" place="" />
        <Figures />
        <QuickCategories />
      </div>
    </section>
  )
}

function Figures() {
  const { data } = useDirectoryQuery(statistics())
  const figures = [
    ['등록 업체', data?.totalBusinesses],
    ['확인된 업체', data?.verifiedBusinesses],
    ['카테고리', data?.categories],
    ['도시', data?.totalCities],
  ] as const
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-12">
      {figures.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-xs text-ink-2">{label}</dt>
          <dd className="text-xl font-bold tabular-nums">{count === undefined ? '–' : formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
