import type { Listing } from '../../domain/business/listing.ts'
import type { AuditEntry } from './audit-store.ts'
import type { IndexableDraft, ListingFilter } from './listing-store.ts'

/** A listing with all that storage keeps of it: what a backup carries and a restore brings back. */
export interface StoredListing extends Listing {
  /** Its place among all, in the order of their coming. */
  readonly rowNumber: number
  /** When a person last changed it by hand, in ms since the epoch; null: never. */
  readonly editedAt: number | null
  /** Who sent it in, '' unless it waits for approval. */
  readonly submitterEmail: string
}

/** The texts that search engines read. */
export interface SeoText {
  readonly seoTitle: string
  readonly seoDescription: string
  readonly uniqueContent: string
  readonly canonicalUrl: string
}

/** A listing's new content; slug, place id and row number stay. */
export interface ListingEdit {
  readonly id: string
  /** The `updatedAt` that the editor saw. If it has changed since, the edit is a conflict. Absent: not checked. */
  readonly version?: number
  readonly draft: IndexableDraft
  /** Absent: stays. */
  readonly seo?: SeoText
}

export interface ListingDeletion {
  readonly id: string
  readonly version?: number
  /** The id of a listing to which this one's addresses lead from then on, and in whose place imports leave it out. */
  readonly mergedInto?: string
}

/** What some listings become, in one transaction. */
export interface ListingChange {
  /** Under which it can be undone: the id of a job or of an audit entry. */
  readonly changeId: string
  readonly edits?: readonly ListingEdit[]
  readonly deletions?: readonly ListingDeletion[]
  /** Whether a person made it by hand: an undone import keeps such edits. */
  readonly byHand: boolean
  /** Stored as a job's progress in the same transaction. */
  readonly job?: { readonly id: string; readonly progress: unknown }
  /** What the log tells of the outcome, written in the same transaction; undefined: nothing. */
  readonly audit?: (outcome: ChangeOutcome) => AuditEntry | undefined
  /** Milliseconds since the epoch. A listing's `updatedAt` always grows, by 1 at least. */
  readonly now: number
}

export interface ChangeOutcome {
  readonly edited: readonly string[]
  readonly deleted: readonly string[]
  /** Ids whose listing is gone or has another version: left as they are. */
  readonly conflicts: readonly string[]
}

export interface UndoOutcome {
  /** Listings that the change had added, removed again. */
  readonly removed: number
  /** Listings brought back to what they were, deleted ones included. */
  readonly restored: number
  /** Listings left as they are, because a person or a later import changed them since. */
  readonly kept: number
  /** True when nothing of the change is left to undo. */
  readonly isDone: boolean
}

/** Published listings that lack something. */
export interface Shortcomings {
  readonly withoutCity: number
  readonly withoutPhone: number
  readonly withoutHours: number
  readonly withoutSeoText: number
}

/** What only the administrator's calls and jobs do with listings. */
export interface ListingAdministration {
  /** Published or pending. */
  findStored(id: string): Promise<StoredListing | undefined>
  /** Those of the ids that are stored, in any order. */
  listStored(ids: readonly string[]): Promise<readonly StoredListing[]>
  /** Submissions that wait for approval, the oldest first. */
  listPending(page: {
    readonly limit: number
    readonly offset: number
  }): Promise<{ readonly listings: readonly StoredListing[]; readonly totalCount: number }>
  /**
   * All published listings that a filter matches, piece by piece: `after` is the last piece's `next`, absent at first.
   * Each piece holds `limit` at most and may hold none; the end is where `next` is undefined. Without a filter they come
   * by row number. Time per piece does not grow with `after`.
   */
  scan(
    filter: ListingFilter,
    piece: { readonly after?: number; readonly limit: number },
  ): Promise<{ readonly listings: readonly StoredListing[]; readonly next: number | undefined }>
  /** Everything, pending listings too, by row number above `after`. */
  scanStored(piece: { readonly after: number; readonly limit: number }): Promise<readonly StoredListing[]>

  /**
   * One transaction: counts, search index, filters and data version stay in step; the listings as they were are kept
   * under `changeId`. A conflict leaves its own listing alone, not the others.
   */
  change(change: ListingChange): Promise<ChangeOutcome>
  /** Gives SEO text to those listings that have none; returns how many. Not kept for undo, no edit by hand. */
  addSeoTexts(batch: {
    readonly texts: readonly ({ readonly id: string } & SeoText)[]
    readonly job: { readonly id: string; readonly progress: (added: number) => unknown }
    readonly now: number
  }): Promise<number>
  /**
   * Undoes a part of a change (an import's too), `limit` listings at most, in one transaction that also stores the job's
   * progress. Called until `isDone`; a run that was cut off goes on with the next call.
   */
  undo(step: {
    readonly changeId: string
    readonly limit: number
    /** Absent where the change is small enough to be undone while somebody waits. */
    readonly job?: { readonly id: string; readonly progress: (outcome: UndoOutcome) => unknown }
    /** What the log tells of this step, written in the same transaction. */
    readonly audit?: (outcome: UndoOutcome) => AuditEntry
    readonly now: number
  }): Promise<UndoOutcome>
  /** How many listings a change still has to undo; 0: none or unknown. */
  countUndoable(changeId: string): Promise<number>
  /** Forgets what older changes than `before` (ms since the epoch) would need to be undone; false where there are none. */
  forgetChanges(before: number): Promise<boolean>

  /**
   * Makes the directory read-only until the job has ended, however it ends: every other change of listings throws
   * `DirectoryHeldError`, and no other job that changes listings begins. Changes that have begun are waited for. Keeps `at` with the job
   * and gives what was kept first: a later run of the job is told when its first one began.
   */
  hold(jobId: string, at: number): Promise<number>
  /**
   * Deletes every listing with its slugs, counts, search index, submissions and changes. Jobs, accounts and the audit log stay.
   * `jobId`: the job that holds the directory. `owner`: its run; one that has lost the job deletes nothing (`LeaseLostError`).
   */
  clear(jobId: string, owner?: string): Promise<void>
  /**
   * Brings listings back into a database that was cleared: id, slug, row number and times as they were. Those whose id is there
   * already are left out, so that a run that was cut off can begin again. `owner` as with `clear`.
   */
  restoreBatch(batch: {
    readonly listings: readonly (StoredListing & { readonly terms: string })[]
    readonly job?: { readonly id: string; readonly progress: unknown; readonly owner?: string }
  }): Promise<{ readonly restored: number }>

  shortcomings(): Promise<Shortcomings>
  /** Published listings by the UTC day they came (`2026-11-21`), days without any left out, the newest `days` at most, in order. */
  countByDay(days: number): Promise<readonly { readonly day: string; readonly businessCount: number }[]>
  /** Published listings by city and category, from one pass over all. Keys as `cityKey` and `categoryKey` give them. */
  countByCityAndCategory(): Promise<
    readonly { readonly cityKey: string; readonly categoryKey: string; readonly businessCount: number }[]
  >
}
