import type { AuditLog } from '../application/audit/audit-log.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import type { ListingReader } from '../application/ports/listing-store.ts'
import type { SecondFactorStore } from '../application/ports/second-factor-store.ts'
import type { Reindex, Verify } from '../application/ports/verification.ts'
import type { WorkbookWriter } from '../application/ports/workbook-writer.ts'
import type { AccountService } from '../application/sessions/account-service.ts'

/** The services of commands. Each is created on demand, because opening the database takes time. */
export interface CliServices {
  /** As the environment names it. */
  readonly adminUsername: string | undefined
  /** Brings the schema up to date and returns the migrations that it applied. */
  migrate(): Promise<readonly string[]>
  listings(): Promise<ListingReader>
  administration(): Promise<ListingAdministration>
  accounts(): Promise<AccountService>
  audit(): Promise<AuditLog>
  secondFactors(): Promise<Pick<SecondFactorStore, 'remove'>>
  jobs(): Promise<JobQueue>
  workbookWriter(): WorkbookWriter
  readonly verify: Verify
  readonly reindex: Reindex
}

/** Where commands write: results to `out`, progress to `status`. */
export interface Terminal {
  out(line: string): void
  /** A line that the next one replaces on a terminal, and an ordinary one every few seconds elsewhere. */
  status(line: string): void
  /** Ends the line of `status`. */
  endStatus(): void
  /** Calls `action` at Ctrl+C instead of ending the process, until the returned function is called. */
  onInterrupt(action: () => void): () => void
  /** A line typed without echo, or standard input's first line. */
  readSecret(prompt: string): Promise<string>
}
