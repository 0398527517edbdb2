import type { AuditStore } from '../application/ports/audit-store.ts'
import type { DuplicateStore } from '../application/ports/duplicate-store.ts'
import type { JobStore } from '../application/ports/job-store.ts'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import type { ListingStore } from '../application/ports/listing-store.ts'
import type { SearchDictionary } from '../application/ports/search-dictionary.ts'
import type { SessionStore } from '../application/ports/session-store.ts'

/** One open database. */
export interface Storage {
  readonly listings: ListingStore
  readonly dictionary: SearchDictionary
  readonly administration: ListingAdministration
  readonly duplicates: DuplicateStore
  readonly jobs: JobStore
  readonly audit: AuditStore
  readonly sessions: SessionStore
  /** Brings the schema to the newest; returns the names of the migrations that it applied. Safe in several processes at once. */
  migrate(): Promise<readonly string[]>
  close(): Promise<void>
}
