import type { Dashboard } from '../../../domain/administration/administration.ts'
import { CountChart } from './count-chart.tsx'

const unknown = '알 수 없음'

/** Listings by country, category and day. */
export function Charts({
  countries,
  categories,
  days,
}: Pick<Dashboard, 'countries' | 'categories' | 'days'>) {
  return (
    <div className="charts">
      <CountChart
        title="국가별 업체"
        unit="국가"
        direction="sideways"
        bars={countries.map(({ country, businessCount }) => [country || unknown, businessCount])}
      />
      <CountChart
        title="카테고리별 업체"
        unit="카테고리"
        direction="sideways"
        bars={categories.map(({ category, businessCount }) => [category || unknown, businessCount])}
      />
      <CountChart
        title="최근 30일 새 업체"
        unit="날짜"
        direction="upward"
        bars={days.map(({ day, businessCount }) => [day.slice(5).replace('-', '. '), businessCount])}
      />
    </div>
  )
}
