import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Dashboard } from '../../../domain/administration/administration.ts'
import { useDirectoryQuery } from '../../api/directory-query.ts'
import { statistics } from '../../api/queries.ts'
import { abbreviatedCount, formatCount } from '../../format/count.ts'
import { AuditList } from '../account/audit-list.tsx'
import { readDashboard } from '../admin-api.ts'
import { Loaded } from '../panel/loaded.tsx'
import { SearchFeedback } from './search-feedback.tsx'

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }))

export function DashboardTab() {
  const dashboard = useQuery({ queryKey: ['admin', 'dashboard'], queryFn: readDashboard, staleTime: 0 })
  return (
    <>
      <h1 lang="en" className="tab-heading">
        Dashboard
      </h1>
      <StatCards />
      <Loaded query={dashboard} what="현황을">
        {({ countries, categories, days, shortcomings, refusedReasons, activity }) => (
          <>
            <Suspense fallback={<div className="chart-space" />}>
              <Charts countries={countries} categories={categories} days={days} />
            </Suspense>
            <div className="dashboard-pair">
              <ShortcomingsList shortcomings={shortcomings} />
              <RefusedReasons reasons={refusedReasons} />
            </div>
            <SearchFeedback />
            <section aria-labelledby="activity" className="panel mt-4">
              <h2 id="activity" className="panel-heading">
                최근 활동
              </h2>
              <AuditList entries={activity} />
            </section>
          </>
        )}
      </Loaded>
    </>
  )
}

/**
 * Totals of listings, verified listings, categories and cities, abbreviated. The full number shows on hover and is
 * read by screen readers.
 */
function StatCards() {
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

const labels: Readonly<Record<keyof Dashboard['shortcomings'], string>> = {
  withoutCity: '도시 없음',
  withoutPhone: '전화번호 없음',
  withoutHours: '영업시간 없음',
  withoutSeoText: 'SEO 문구 없음',
}

/** How many listings lack a field, and what share of all listings that is. */
function ShortcomingsList({ shortcomings }: Pick<Dashboard, 'shortcomings'>) {
  const total = useDirectoryQuery(statistics()).data?.totalBusinesses ?? 0
  return (
    <section aria-labelledby="shortcomings" className="panel">
      <h2 id="shortcomings" className="panel-heading">
        비어 있는 정보
      </h2>
      <table className="data-table">
        <caption className="sr-only">정보가 비어 있는 업체</caption>
        <tbody>
          {Object.entries(labels).map(([name, label]) => {
            const count = shortcomings[name as keyof Dashboard['shortcomings']]
            return (
              <tr key={name}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}곳</td>
                <td>{total > 0 && `${((count / total) * 100).toFixed(1)}%`}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

interface RefusedReasonsProps {
  readonly reasons: Dashboard['refusedReasons']
}

/** Why the last imports refused rows. */
function RefusedReasons({ reasons }: RefusedReasonsProps) {
  return (
    <section aria-labelledby="refused-reasons" className="panel">
      <h2 id="refused-reasons" className="panel-heading">
        받지 못한 행의 까닭
      </h2>
      {reasons.length === 0 ? (
        <p className="mt-3 text-xs text-ink-3">최근 가져오기 20번 동안 받지 못한 행이 없습니다.</p>
      ) : (
        <table className="data-table">
          <caption className="sr-only">최근 가져오기 20번에서 받지 못한 행</caption>
          <tbody>
            {reasons.map(({ reason, rows }) => (
              <tr key={reason}>
                <th scope="row">{reason}</th>
                <td>{formatCount(rows)}건</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
