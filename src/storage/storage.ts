import type { AttemptStore, SecondFactorStore, SessionStore } from '../application/ports/account-store.ts'
import type { AuditStore } from '../application/ports/audit-store.ts'
import type { DuplicateStore } from '../application/ports/duplicate-store.ts'
import type { HistoryStore } from '../application/ports/history-store.ts'
import type { ImportLayoutStore } from '../application/ports/import-layout-store.ts'
import type { JobStore } from '../application/ports/job-store.ts'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import type { ListingStore } from '../application/ports/listing-store.ts'
import type { ReportStore } from '../application/ports/report-store.ts'
import type { SearchDictionary } from '../application/ports/search-dictionary.ts'
import type { SearchFeedbackStore } from '../application/ports/search-feedback.ts'
import type { SharedFileStore } from '../application/ports/shared-file-store.ts'
import type { TradeMappingStore } from '../application/ports/trade-mapping-store.ts'
import type { Reindex, Verify } from '../application/ports/verification.ts'
import type { SchemaComparison } from './schema-comparison.ts'

/** One open database. */
export interface Storage {
  readonly listings: ListingStore
  readonly dictionary: SearchDictionary
  readonly searchFeedback: SearchFeedbackStore
  readonly importLayouts: ImportLayoutStore
  readonly tradeMappings: TradeMappingStore
  readonly administration: ListingAdministration
  readonly reports: ReportStore
  readonly history: HistoryStore
  readonly sharedFiles: SharedFileStore
  readonly duplicates: DuplicateStore
  readonly jobs: JobStore
  readonly audit: AuditStore
  readonly sessions: SessionStore
  readonly attempts: AttemptStore
  readonly secondFactors: SecondFactorStore
  /** How the schema compares with this program's; rejects where the database does not answer. Changes nothing. */
  compareSchema(): Promise<SchemaComparison>
  /**
   * Brings the schema to the newest; returns the names of the migrations that it applied. Safe in several processes at once. Throws
   * `NewerDatabaseError`, and changes nothing, where a newer version of the program has changed it.
   */
  migrate(): Promise<readonly string[]>
  /**
   * Distributes the tables over the nodes of a Citus cluster, with their rows, and returns the names of those that were not yet.
   * Throws, and changes nothing, on any other database.
   */
  distribute(): Promise<readonly string[]>
  /** Whether the derived tables were made as this program makes them. If not, `reindex` makes them so. */
  hasCurrentIndex(): Promise<boolean>
  readonly verify: Verify
  readonly reindex: Reindex
  close(): Promise<void>
}
