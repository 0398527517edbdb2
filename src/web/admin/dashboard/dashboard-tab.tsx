import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense } from 'react'
import { Link } from 'wouter'
import type { Dashboard } from '../../../domain/administration/administration.ts'
import { refusalText } from '../../../domain/administration/refusal-reasons.ts'
import { abbreviatedCount } from '../../format/count.ts'
import { lateCode, WithCode } from '../../ui/late-code.ts'
import { AuditList } from '../account/audit-list.tsx'
import { readDashboard } from '../admin-api.ts'
import { useMessages } from '../messages/messages.tsx'
import { spec } from '../messages/spec.ts'
import { Loaded } from '../panel/loaded.tsx'
import { useStatistics } from '../panel-queries.ts'
import { SearchFeedback } from './search-feedback.tsx'
import { listHref, WorkList } from './work-list.tsx'

const charts = lateCode(async () => (await import('./charts.tsx')).Charts)
const space = <div className="chart-space" />

function LateCharts(props: ComponentProps<typeof import('./charts.tsx').Charts>) {
  return <WithCode code={charts}>{(Charts) => (Charts ? <Charts {...props} /> : space)}</WithCode>
}

export function DashboardTab() {
  const messages = useMessages()
  const dashboard = useQuery({ queryKey: ['admin', 'dashboard'], queryFn: readDashboard, staleTime: 0 })
  return (
    <>
      <h1 lang="en" className="tab-heading">
        {spec.tabs.dashboard}
      </h1>
      <StatCards />
      <Loaded query={dashboard} what={messages.dashboard.figures}>
        {({ work, missing, countries, categories, days, refusedReasons, activity }) => (
          <>
            <WorkList work={work} />
            <Suspense fallback={space}>
              <LateCharts countries={countries} categories={categories} days={days} />
            </Suspense>
            <div className="dashboard-pair">
              <ShortcomingsList missing={missing} />
              <RefusedReasons reasons={refusedReasons} />
            </div>
            <SearchFeedback />
            <section aria-labelledby="activity" className="panel mt-4">
              <h2 id="activity" className="panel-heading">
                {messages.dashboard.activity}
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
  const { dashboard } = useMessages()
  return (
    <Loaded query={useStatistics()} what={dashboard.statistics}>
      {({ totalBusinesses, verifiedBusinesses, categories, totalCities }) => (
        <dl className="stat-cards">
          <StatCard label={dashboard.totalBusinesses} count={totalBusinesses} />
          <StatCard label={dashboard.verifiedBusinesses} count={verifiedBusinesses} />
          <StatCard label={dashboard.categories} count={categories} />
          <StatCard label={dashboard.totalCities} count={totalCities} />
        </dl>
      )}
    </Loaded>
  )
}

function StatCard({ label, count }: { readonly label: string; readonly count: number }) {
  const short = abbreviatedCount(count)
  const whole = useMessages().formats.count(count)
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

/** How many listings lack a field, each a link to their list, and what share of all listings that is. */
function ShortcomingsList({ missing }: Pick<Dashboard, 'missing'>) {
  const total = useStatistics().data?.totalBusinesses ?? 0
  const { dashboard, businesses, common, formats } = useMessages()
  return (
    <section aria-labelledby="shortcomings" className="panel">
      <h2 id="shortcomings" className="panel-heading">
        {dashboard.missing}
      </h2>
      <table className="data-table">
        <caption className="sr-only">{dashboard.missingCaption}</caption>
        <tbody>
          {missing.map(({ field, businessCount, isCapped }) => (
            <tr key={field}>
              <th scope="row">
                <Link href={listHref({ missing: field })} className="inline-link">
                  {businesses.filters.missing.fields[field]}
                </Link>
              </th>
              <td>{isCapped ? dashboard.atLeast(businessCount) : common.businesses(businessCount)}</td>
              <td>{total > 0 && !isCapped && formats.share(businessCount / total)}</td>
            </tr>
          ))}
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
  const { dashboard, common, language } = useMessages()
  return (
    <section aria-labelledby="refused-reasons" className="panel">
      <h2 id="refused-reasons" className="panel-heading">
        {dashboard.refused}
      </h2>
      {reasons.length === 0 ? (
        <p className="mt-3 text-xs text-ink-3">{dashboard.refusedNone}</p>
      ) : (
        <table className="data-table">
          <caption className="sr-only">{dashboard.refusedCaption}</caption>
          <tbody>
            {reasons.map(({ reason, rows }) => (
              <tr key={reason}>
                <th scope="row">{refusalText(reason)[language]}</th>
                <td>{common.rows(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
