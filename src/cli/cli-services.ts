import { InvalidArgumentError } from 'commander'
import type { AuditLog } from '../application/audit/audit-log.ts'
import type { JobQueue } from '../application/jobs/job-queue.ts'
import type { AttemptStore, SecondFactorStore } from '../application/ports/account-store.ts'
import type { HistoryStore } from '../application/ports/history-store.ts'
import type { ImportLayoutStore } from '../application/ports/import-layout-store.ts'
import type { Job } from '../application/ports/job-store.ts'
import type { ListingAdministration } from '../application/ports/listing-administration.ts'
import type { ListingReader } from '../application/ports/listing-store.ts'
import type { SearchFeedbackStore } from '../application/ports/search-feedback.ts'
import type { TradeMappingStore } from '../application/ports/trade-mapping-store.ts'
import type { Reindex, Verify } from '../application/ports/verification.ts'
import type { WorkbookWriter } from '../application/ports/workbook.ts'
import type { AccountService } from '../application/sessions/account-service.ts'

/** The services of commands. Each is created on demand, because opening the database takes time. */
export interface CliServices {
  /** As the environment names it. */
  readonly adminUsername: string | undefined
  /** Brings the schema up to date and returns the migrations that it applied. */
  migrate(): Promise<readonly string[]>
  /** Spreads the tables over a Citus cluster and returns those that were not yet. */
  distribute(): Promise<readonly string[]>
  listings(): Promise<ListingReader>
  administration(): Promise<ListingAdministration>
  searchFeedback(): Promise<Pick<SearchFeedbackStore, 'listSynonyms'>>
  importLayouts(): Promise<Pick<ImportLayoutStore, 'listLayouts'>>
  tradeMappings(): Promise<Pick<TradeMappingStore, 'listTradeMappings'>>
  history(): Promise<Pick<HistoryStore, 'scanHistory'>>
  accounts(): Promise<AccountService>
  audit(): Promise<AuditLog>
  attempts(): Promise<Pick<AttemptStore, 'removeExpired'>>
  secondFactors(): Promise<Pick<SecondFactorStore, 'find' | 'remove'>>
  jobs(): Promise<JobQueue>
  /** Changes of listings that have begun and not ended, here or in a server, the newest first. */
  begunJobs(): Promise<readonly Job[]>
  workbookWriter(): WorkbookWriter
  readonly verify: Verify
  readonly reindex: Reindex
}

/** Where commands write: results to `out`, what went wrong to `err`, progress to `status`. */
export interface Terminal {
  out(line: string): void
  err(line: string): void
  /** A line that the next one replaces on a terminal, and an ordinary one every few seconds elsewhere. */
  status(line: string): void
  /** Ends the line of `status`. */
  endStatus(): void
  /** Calls `action` at Ctrl+C instead of ending the process, until the returned function is called. */
  onInterrupt(action: () => void): () => void
  /** Whether a person types at it. */
  readonly isInteractive: boolean
  /** A line typed without echo, or standard input's first line. */
  readSecret(prompt: string): Promise<string>
}

/** 1234567 → 1,234,567 */
export const grouped = (value: number): string => value.toLocaleString('en-US')

/** Seconds as 0.4 s, 12 s or 3 min 5 s. */
export function duration(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`
  if (seconds < 60) return `${Math.round(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`
}

/** Parses an option's whole number between `min` and `max`. */
export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max) {
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
    }
    return value
  }
}

/** Runs an action that Ctrl+C can stop safely; it then ends with an error that says so. */
export async function interruptible<T>(
  terminal: Terminal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const release = terminal.onInterrupt(() => controller.abort(new Error('Interrupted; no file was written.')))
  try {
    return await work(controller.signal)
  } finally {
    release()
    terminal.endStatus()
  }
}
