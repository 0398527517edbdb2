import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { AuditList } from '../account/audit-list.tsx'
import { readDashboard } from '../admin-api.ts'
import { Loaded } from '../panel/loaded.tsx'
import { RefusedReasons } from './refused-reasons.tsx'
import { ShortcomingsList } from './shortcomings-list.tsx'
import { StatCards } from './stat-cards.tsx'

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
