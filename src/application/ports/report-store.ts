import type { Report } from '../../domain/submission/report.ts'
import type { AuditEntry } from './audit-store.ts'
import type { StoredListing } from './listing-administration.ts'

/** A visitor's report about a published listing. */
export interface StoredReport extends Report {
  readonly id: string
  readonly listingId: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

/** How the administrator decided: the listing was changed, nothing was to do any more, or the report was wrong. */
export const reportDecisions = ['applied', 'closed', 'dismissed'] as const
export type ReportDecision = (typeof reportDecisions)[number]

export interface OpenReport {
  readonly report: StoredReport
  readonly listing: StoredListing
  /** How many other open reports there are about the listing. */
  readonly others: number
}

/** Visitors' reports. One is open until it is decided on. Those about a listing that is gone, or from before it closed for good, are not listed. */
export interface ReportStore {
  /** False if there are as many open reports as `limits` say, of the listing or of all. */
  addReport(
    report: StoredReport,
    limits: { readonly ofListing: number; readonly ofAll: number },
  ): Promise<boolean>
  /** The oldest first. */
  listOpenReports(page: {
    readonly limit: number
    readonly offset: number
  }): Promise<{ readonly reports: readonly OpenReport[]; readonly totalCount: number }>
  findOpenReport(id: string): Promise<StoredReport | undefined>
  /**
   * Resolves with the id of the change whose undoing opens the report again: `changeId`, that of the change which was made because of the
   * report, or the entry's if it is absent or can be undone no more. Undefined if the report is not open. The audit entry is stored in the
   * same transaction.
   */
  decideReport(
    id: string,
    decision: ReportDecision,
    at: { readonly now: number; readonly audit: AuditEntry; readonly changeId?: string | undefined },
  ): Promise<string | undefined>
  /** Deletes reports that were decided on before `time`, and open ones from before it whose listing is gone or closed. */
  forgetReports(time: number): Promise<void>
}
