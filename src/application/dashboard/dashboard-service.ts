import type { CategoryChoice, Dashboard } from '../../domain/administration/administration.ts'
import { categoryLabel } from '../../domain/category/taxonomy.ts'
import { isoDay } from '../../domain/text/iso-time.ts'
import { filterValueOf } from '../directory/shown-names.ts'
import type { ImportReport } from '../import/import-workbook.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { CategoryCount, ListingReader } from '../ports/listing-store.ts'
import type { ReportStore } from '../ports/report-store.ts'
import type { Clock } from '../ports/system.ts'

interface Ports {
  readonly listings: Pick<ListingReader, 'listCountries' | 'listCategories' | 'countByDay'>
  readonly administration: Pick<ListingAdministration, 'shortcomings' | 'listHidden'>
  readonly reports: Pick<ReportStore, 'listOpenReports'>
  readonly jobs: Pick<JobStore, 'listJobs'>
  readonly clock: Clock
}

const day = 24 * 60 * 60 * 1000
const daysShown = 30
const barsShown = 10
const importsLookedAt = 20

/** The figures of the dashboard. All come from small tables, so nothing counts the listings themselves. */
export class DashboardService {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** All categories, those with the most listings first. */
  async categories(): Promise<CategoryChoice[]> {
    return (await this.#ports.listings.listCategories()).map(toChoice)
  }

  async figures(): Promise<Omit<Dashboard, 'activity'>> {
    const { listings, administration } = this.#ports
    const [waiting, countries, categories, days, shortcomings, refusedReasons] = await Promise.all([
      this.#waiting(),
      listings.listCountries(),
      listings.listCategories(),
      this.#days(),
      administration.shortcomings(),
      this.#refusedReasons(),
    ])
    return {
      waiting,
      countries: countries
        .slice(0, barsShown)
        .map(({ country, countryCode, businessCount }) => ({ country, countryCode, businessCount })),
      categories: categories.slice(0, barsShown).map(toChoice),
      days,
      shortcomings,
      refusedReasons,
    }
  }

  async #waiting(): Promise<Dashboard['waiting']> {
    const { administration, reports } = this.#ports
    const first = { limit: 1, offset: 0 }
    const [submissions, open] = await Promise.all([
      administration.listHidden('pending', first),
      reports.listOpenReports(first),
    ])
    return { submissions: submissions.totalCount, reports: open.totalCount }
  }

  async #days(): Promise<Dashboard['days']> {
    const { listings, clock } = this.#ports
    const counted = await listings.countByDay(daysShown)
    const counts = new Map(counted.map(({ day, businessCount }) => [day, businessCount]))
    return Array.from({ length: daysShown }, (_, index) => {
      const date = isoDay(clock.now() - (daysShown - 1 - index) * day)
      return { day: date, businessCount: counts.get(date) ?? 0 }
    })
  }

  async #refusedReasons(): Promise<Dashboard['refusedReasons']> {
    const jobs = await this.#ports.jobs.listJobs({
      limit: importsLookedAt,
      kinds: ['import'],
      states: ['done'],
    })
    const rows = new Map<string, number>()
    for (const { result } of jobs) {
      const { refusedReasons = {} } = result as Partial<Pick<ImportReport, 'refusedReasons'>>
      for (const [reason, count] of Object.entries(refusedReasons)) {
        rows.set(reason, (rows.get(reason) ?? 0) + count)
      }
    }
    return [...rows].map(([reason, count]) => ({ reason, rows: count })).sort((a, b) => b.rows - a.rows)
  }
}

function toChoice({ key, category, businessCount }: CategoryCount): CategoryChoice {
  const { ko, en } = categoryLabel(category) ?? { ko: category, en: category }
  return { category: filterValueOf(category), slug: key, label: { ko, en }, businessCount }
}
