import type { CategoryChoice, Dashboard, WorkItem } from '../../domain/administration/administration.ts'
import { pairClusters } from '../../domain/business/duplicates/pair-clusters.ts'
import { isEmptyField, type MissingField, missingFields } from '../../domain/business/missing-fields.ts'
import { categoryLabel } from '../../domain/category/taxonomy.ts'
import { isoDay } from '../../domain/text/iso-time.ts'
import { filterValueOf } from '../directory/shown-names.ts'
import type { ImportReport } from '../import/import-workbook.ts'
import type { DuplicateStore } from '../ports/duplicate-store.ts'
import type { JobStore } from '../ports/job-store.ts'
import type { ListingAdministration } from '../ports/listing-administration.ts'
import type { CategoryCount, ListingReader } from '../ports/listing-store.ts'
import type { ReportStore } from '../ports/report-store.ts'
import type { Clock } from '../ports/system.ts'

interface Ports {
  readonly listings: Pick<
    ListingReader,
    'listCountries' | 'listCategories' | 'countByDay' | 'count' | 'dataVersion'
  >
  readonly administration: Pick<ListingAdministration, 'shortcomings' | 'listHidden'>
  readonly reports: Pick<ReportStore, 'listOpenReports'>
  readonly duplicates: Pick<DuplicateStore, 'listPairs'>
  readonly jobs: Pick<JobStore, 'listJobs'>
  readonly clock: Clock
}

const day = 24 * 60 * 60 * 1000
const daysShown = 30
const barsShown = 10
const importsLookedAt = 20
const namesShown = 12
/** Failed jobs are work for a week. */
const failureShownFor = 7 * day
/** These have a right to be missing more often than not: they are figures, and no work. */
const workFields: readonly MissingField[] = ['city', 'trade', 'country']

/** The figures of the dashboard. All come from small tables, or are counted in the index up to a limit. */
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
    const { listings, administration, duplicates } = this.#ports
    const [waiting, countries, categories, days, shortcomings, refusedReasons, pairs, failed] =
      await Promise.all([
        this.#waiting(),
        listings.listCountries(),
        listings.listCategories(),
        this.#days(),
        administration.shortcomings(),
        this.#refusedReasons(),
        duplicates.listPairs({ isDismissed: false }),
        this.#failedJobs(),
      ])
    const missing = await this.#missing(shortcomings)
    return {
      waiting,
      work: [
        { kind: 'reports' as const, count: waiting.reports },
        { kind: 'submissions' as const, count: waiting.submissions },
        failed,
        { kind: 'duplicates' as const, count: pairClusters(pairs).length },
        unknownTrades(categories),
        ...missing
          .filter(({ field }) => workFields.includes(field))
          .map(({ field, businessCount, isCapped }) => ({
            kind: 'missing' as const,
            field,
            count: businessCount,
            isCapped,
          })),
      ].filter(({ count }) => count > 0),
      missing,
      countries: countries
        .slice(0, barsShown)
        .map(({ country, countryCode, businessCount }) => ({ country, countryCode, businessCount })),
      categories: categories.slice(0, barsShown).map(toChoice),
      days,
      shortcomings,
      refusedReasons,
    }
  }

  /** What is counted with every change is taken from there; the index counts the others, up to a limit. */
  async #missing(known: Awaited<ReturnType<Ports['administration']['shortcomings']>>) {
    const { listings } = this.#ports
    const counted: { readonly [Field in MissingField]?: number } = {
      city: known.withoutCity,
      phone: known.withoutPhone,
      hours: known.withoutHours,
      text: known.withoutSeoText,
    }
    const version = await listings.dataVersion()
    return Promise.all(
      missingFields.map(async (field) => {
        const businessCount = counted[field]
        if (businessCount !== undefined) return { field, businessCount, isCapped: false }
        const count = await listings.count(
          { missing: [field].filter(isEmptyField) },
          { sort: 'recommended', version },
        )
        return { field, businessCount: count.totalCount, isCapped: count.totalCountIsCapped }
      }),
    )
  }

  async #failedJobs(): Promise<WorkItem & { readonly kind: 'failed-jobs' }> {
    const { jobs, clock } = this.#ports
    const found = await jobs.listJobs({ limit: importsLookedAt, states: ['failed'] })
    const recent = found.filter(({ updatedAt }) => updatedAt > clock.now() - failureShownFor)
    return { kind: 'failed-jobs', count: recent.length, subject: recent[0]?.subject ?? '' }
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

/** Names of trades that the taxonomy does not know, the most frequent first. */
function unknownTrades(categories: readonly CategoryCount[]): WorkItem & { readonly kind: 'unknown-trades' } {
  const unknown = categories.filter(({ category }) => category !== '' && !categoryLabel(category))
  return {
    kind: 'unknown-trades',
    count: unknown.length,
    businessCount: unknown.reduce((sum, { businessCount }) => sum + businessCount, 0),
    names: unknown.slice(0, namesShown).map(({ category }) => category),
  }
}
