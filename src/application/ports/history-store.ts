import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { AuditEntry } from './audit-store.ts'
import type { FoundPair } from './duplicate-store.ts'
import type { Job } from './job-store.ts'
import type { StoredListing } from './listing-administration.ts'
import type { ReportDecision, StoredReport } from './report-store.ts'

/** A pair of possible duplicates. */
export interface PairRecord extends Omit<FoundPair, 'firstId' | 'secondId'> {
  /** Both ids, the lower one first, with a space between. */
  readonly ids: string
  /** Whether the administrator said that they are two places. */
  readonly isDismissed: boolean
  /** Whether that was said of this pair alone, not of a group. */
  readonly isSingle: boolean
  /** Milliseconds since the epoch. */
  readonly foundAt: number
  /** The job that found it; '' if that is unknown. */
  readonly jobId: string
}

export interface ReportRecord extends StoredReport {
  readonly decision: ReportDecision | null
  readonly decidedAt: number | null
  /** The change whose undoing opens it again; null: none does. */
  readonly changeId: string | null
}

/** What is kept beside the listings and follows from nothing else, by its kind. */
export interface HistoryKinds {
  /** A listing that was merged into another one. */
  readonly merge: {
    readonly id: string
    readonly rowNumber: number
    readonly into: string
    /** The address that leads to the other one; '' if it is unknown. */
    readonly slug: string
  }
  readonly pair: PairRecord
  readonly report: ReportRecord
  /** A job that has ended. */
  readonly job: Omit<Job, 'cancelRequested' | 'isUndoable'>
  readonly refusedRow: {
    readonly jobId: string
    readonly rowNumber: number
    readonly reason: string
    readonly cells: unknown
  }
  readonly audit: AuditEntry
  /** A change that can be undone, and what that takes: the next three. */
  readonly change: { readonly id: string; readonly changedAt: number }
  readonly addedRows: { readonly changeId: string; readonly first: number; readonly last: number }
  /** A listing as it was before a change. */
  readonly former: {
    readonly changeId: string
    /** The version that the change gave it. */
    readonly changedAt: number
    readonly before: StoredListing
  }
  /** What a place or a trade was called when a change took its last listing. */
  readonly droppedName: {
    readonly changeId: string
    readonly kind: 'city' | 'category' | 'country'
    readonly key: string
    readonly name: string
    readonly group: CategoryGroup | null
  }
}

export type HistoryKind = keyof HistoryKinds
/** In the order in which backups hold them: jobs before the rows that they refused. */
export const historyKinds = [
  'merge',
  'pair',
  'report',
  'job',
  'refusedRow',
  'audit',
  'change',
  'addedRows',
  'former',
  'droppedName',
] as const satisfies readonly HistoryKind[]
export type RecordOf<Kind extends HistoryKind> = { readonly of: Kind } & HistoryKinds[Kind]
export type HistoryRecord = { [Kind in HistoryKind]: RecordOf<Kind> }[HistoryKind]

/** Reads and writes for backups only. */
export interface HistoryStore {
  /** The records of a kind behind `after`, the last one of the piece before; `limit` at most. */
  scanHistory(
    kind: HistoryKind,
    piece: { readonly after?: HistoryRecord | undefined; readonly limit: number },
  ): Promise<readonly HistoryRecord[]>
  /**
   * Adds records of a backup, after its listings. Those that are there stay; a job's undoing is that of the backup. `job`: the job that
   * restores, see `ListingAdministration.restoreBatch`.
   */
  restoreHistory(batch: {
    readonly records: readonly HistoryRecord[]
    readonly job?: { readonly id: string; readonly owner?: string }
  }): Promise<void>
}
