import type {
  DuplicateCandidate,
  DuplicateReason,
  DuplicateStrength,
} from '../../domain/business/duplicates/possible-duplicates.ts'
import type { AuditEntry } from './audit-store.ts'

/** The packed keys (`packKeys`) of listings whose row numbers follow each other. */
export interface KeyChunk {
  readonly chunk: number
  readonly keys: Int32Array
}

export interface NumberedCandidate extends DuplicateCandidate {
  readonly rowNumber: number
}

/** The ids of two listings that could be one place, the lower id first. */
export interface FoundPair {
  readonly firstId: string
  readonly secondId: string
  readonly reasons: readonly DuplicateReason[]
  readonly strength: DuplicateStrength
}

export interface PairFilter {
  readonly reason?: DuplicateReason
  /** List the dismissed pairs instead of the open ones. */
  readonly isDismissed?: boolean
}

/**
 * Possible duplicates among published listings. A pair is shown while both its listings are there, and removed when one is gone
 * for good.
 */
export interface DuplicateStore {
  /** Reads the keys of some thousand new or changed listings; false when all are read. */
  refreshKeys(): Promise<boolean>
  /** Chunks whose listings have not been compared with all others, `limit` at most. */
  listUncompared(limit: number): Promise<readonly KeyChunk[]>
  /** All chunks by number, those above `after`, `limit` at most. */
  listKeys(page: { readonly after: number; readonly limit: number }): Promise<readonly KeyChunk[]>
  /** The published listings with these row numbers. */
  listCandidates(rowNumbers: readonly number[]): Promise<readonly NumberedCandidate[]>
  /** Stores new pairs and marks chunks as compared, in one transaction. */
  storePairs(found: {
    /** '' if no job has found them. */
    readonly jobId: string
    readonly pairs: readonly FoundPair[]
    readonly chunks: readonly number[]
    /** Milliseconds since the epoch. */
    readonly now: number
  }): Promise<void>
  /** How many pairs a job has found, in all its runs. */
  countFound(jobId: string): Promise<number>
  /** Removes the pairs of listings that are gone for good. */
  forgetGone(): Promise<void>

  /** The strongest first, 10,000 at most. */
  listPairs(filter: PairFilter): Promise<readonly FoundPair[]>
  /**
   * All pairs among these listings. Listing a group of more than two again leaves those pairs dismissed that were dismissed singly or
   * before the group was, unless all were. False if there is none; otherwise `audit` is stored in the same transaction.
   */
  setDismissed(ids: readonly string[], isDismissed: boolean, audit?: AuditEntry): Promise<boolean>
  /** Open pairs, or those of them that a job found, ordered by ids; `after` is the last pair of the page before. */
  listOpen(page: {
    readonly jobId?: string | undefined
    readonly after?: FoundPair | undefined
    readonly limit: number
  }): Promise<readonly FoundPair[]>
  /** The open pairs of one listing. */
  listOfListing(id: string): Promise<readonly FoundPair[]>
  forgetPairs(pairs: readonly FoundPair[]): Promise<void>
}
