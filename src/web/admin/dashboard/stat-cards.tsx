import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import { abbreviatedCount, formatCount } from '../../format/count.ts'
import { Loaded } from '../panel/loaded.tsx'

/** Businesses, verified ones, categories and cities, abbreviated; the whole figure on pointing and for screen readers. */
export function StatCards() {
  return (
    <Loaded query={useDirectoryQuery(statistics())} what="통계를">
      {({ totalBusinesses, verifiedBusinesses, categories, totalCities }) => (
        <dl className="stat-cards">
          <StatCard label="전체 업체" count={totalBusinesses} />
          <StatCard label="확인된 업체" count={verifiedBusinesses} />
          <StatCard label="카테고리" count={categories} />
          <StatCard label="도시" count={totalCities} />
        </dl>
      )}
    </Loaded>
  )
}

function StatCard({ label, count }: { readonly label: string; readonly count: number }) {
  const short = abbreviatedCount(count)
  const whole = formatCount(count)
  return (
    <div className="stat-card" title={whole}>
      <dt>{label}</dt>
      <dd>
        <span aria-hidden={short !== whole}>{short}</span>
        {short !== whole && <span className="sr-only">{whole}</span>}
      </dd>
    </div>
  )
}
