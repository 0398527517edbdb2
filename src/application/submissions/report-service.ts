import type { EditableBusiness, ReportPage } from '../../domain/administration/administration.ts'
import { toBusiness } from '../../domain/directory/to-business.ts'
import type { Report } from '../../domain/submission/report.ts'
import type { AuditLog } from '../audit/audit-log.ts'
import type { AuditAction } from '../ports/audit-store.ts'
import type { ListingAdministration, StoredListing } from '../ports/listing-administration.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { ReportDecision, ReportStore, StoredReport } from '../ports/report-store.ts'
import type { Clock, Random } from '../ports/system.ts'

interface Ports {
  readonly reports: ReportStore
  readonly listings: Pick<ListingReader, 'findBySlug'>
  readonly administration: Pick<ListingAdministration, 'findStored'>
  readonly audit: AuditLog
  readonly random: Random
  readonly clock: Clock
}

/** Open reports that are kept. Somebody who sends more from many addresses fills the queue, not the disk. */
const limits = { ofListing: 20, ofAll: 10_000 }
const pageSize = 20
const day = 24 * 60 * 60 * 1000
/** How long a report is kept after the decision, as the privacy policy says. */
const keptFor = 90 * day

const auditOf: Readonly<Record<ReportDecision, AuditAction>> = {
  applied: 'report-applied',
  closed: 'report-closed',
  dismissed: 'report-dismissed',
}

/** What visitors say is wrong with listings, and what the administrator makes of it. */
export class ReportService {
  readonly #ports: Ports
  #forgotAt = Number.NEGATIVE_INFINITY

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** `unknown`: there is no such listing. `waiting`: as many reports wait already as are kept. */
  async submit(slug: string, report: Report): Promise<'taken' | 'unknown' | 'waiting'> {
    const { reports, listings, random, clock } = this.#ports
    const listing = await listings.findBySlug(slug)
    if (!listing) return 'unknown'
    const stored = { ...report, id: random.uuid(), listingId: listing.id, createdAt: clock.now() }
    return (await reports.addReport(stored, limits)) ? 'taken' : 'waiting'
  }

  async list(offset: number): Promise<ReportPage> {
    const { reports, totalCount } = await this.#ports.reports.listOpenReports({ limit: pageSize, offset })
    return {
      totalCount,
      reports: reports.map(({ report: { listingId: _, ...report }, listing, others }) => ({
        ...report,
        ...this.#editable(listing),
        others,
      })),
    }
  }

  find(id: string): Promise<StoredReport | undefined> {
    return this.#ports.reports.findOpenReport(id)
  }

  /**
   * Resolves with the id of the change that undoes the decision, see `ReportStore`; undefined if the report is not open any more.
   * `changeId`: the change that was made because of the report.
   */
  async decide(
    username: string,
    id: string,
    decision: ReportDecision,
    changeId?: string,
  ): Promise<string | undefined> {
    const { reports, administration, audit, clock } = this.#ports
    const report = await reports.findOpenReport(id)
    if (!report) return undefined
    const listing = await administration.findStored(report.listingId)
    // What the visitor wrote may be personal, and the audit log is kept.
    const entry = audit.entry({
      username,
      action: auditOf[decision],
      subjectId: report.listingId,
      subject: listing?.name ?? '',
      details: { reasons: report.reasons.join() },
    })
    return reports.decideReport(id, decision, { now: clock.now(), audit: entry, changeId })
  }

  /** Deletes what is kept for long enough. Does nothing if it did so within a day. */
  async forget(): Promise<void> {
    const now = this.#ports.clock.now()
    if (Math.abs(now - this.#forgotAt) < day) return
    await this.#ports.reports.forgetReports(now - keptFor)
    this.#forgotAt = now
  }

  #editable(listing: StoredListing): EditableBusiness {
    const business = toBusiness(listing, this.#ports.clock.now())
    return { business, version: listing.updatedAt, status: listing.status }
  }
}
