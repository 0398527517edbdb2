import type {
  DuplicateCandidate,
  DuplicateReason,
  DuplicateStrength,
} from '../../domain/business/possible-duplicates.ts'
import type { AuditEntry } from './audit-store.ts'
import type { StoredListing } from './listing-administration.ts'

/** The packed keys (`packKeys`) of listings whose row numbers follow each other. */
export interface KeyChunk {
  readonly chunk: number
  readonly keys: Int32Array
}

export interface NumberedCandidate extends DuplicateCandidate {
  readonly rowNumber: number
}

/** Two listings that could be one place, by id, the lower id first. */
export interface FoundPair {
  readonly firstId: string
  readonly secondId: string
  readonly reasons: readonly DuplicateReason[]
  readonly strength: DuplicateStrength
}

export interface PossibleDuplicate extends Omit<FoundPair, 'firstId' | 'secondId'> {
  readonly first: StoredListing
  readonly second: StoredListing
}

export interface PairFilter {
  readonly reason?: DuplicateReason
  /** Those that the administrator said are two places, in place of those to look at. */
  readonly isDismissed?: boolean
}

/**
 * Possible duplicates among published listings. A pair is shown while both its listings are there; it is forgotten when one is gone
 * and nothing can bring it back.
 */
export interface DuplicateStore {
  /** Reads the keys of some thousand listings that came or changed; false when all are read. */
  refreshKeys(): Promise<boolean>
  /** Chunks whose listings have not been compared with all others, `limit` at most. */
  listUncompared(limit: number): Promise<readonly KeyChunk[]>
  /** All chunks by number, those above `after`, `limit` at most. */
  listKeys(page: { readonly after: number; readonly limit: number }): Promise<readonly KeyChunk[]>
  /** Of the published listings with those row numbers. */
  listCandidates(rowNumbers: readonly number[]): Promise<readonly NumberedCandidate[]>
  /** One transaction: stores the pairs that are new, and that the chunks are compared. */
  storePairs(found: {
    readonly jobId: string
    readonly pairs: readonly FoundPair[]
    readonly chunks: readonly number[]
    /** Milliseconds since the epoch. */
    readonly now: number
  }): Promise<void>
  /** Pairs that a job found, wherever it was cut off and went on. */
  countFound(jobId: string): Promise<number>
  /** Forgets the pairs of listings that are gone for good. */
  forgetGone(): Promise<void>

  /** The strongest first. The count is exact up to 10,000. */
  listPairs(
    filter: PairFilter,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly pairs: readonly PossibleDuplicate[]; readonly totalCount: number }>
  /** False where there is no such pair; else `audit` is written in the same transaction. */
  setDismissed(
    pair: { readonly firstId: string; readonly secondId: string },
    isDismissed: boolean,
    audit?: AuditEntry,
  ): Promise<boolean>
  /** Open pairs that a job found, by ids; `after` is the last one of the page before. */
  listFound(
    jobId: string,
    page: { readonly after?: FoundPair | undefined; readonly limit: number },
  ): Promise<readonly FoundPair[]>
  forgetPairs(pairs: readonly FoundPair[]): Promise<void>
}
