import type { HandField } from '../../domain/business/hand-fields.ts'
import type { Listing, ListingStatus } from '../../domain/business/listing.ts'
import type { Neighbour, SeoFacts } from '../../domain/seo-text/template.ts'
import type { AuditEntry } from './audit-store.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { IndexableDraft } from './listing-store.ts'

/** A listing with everything that is stored about it. Backups hold it, and restores bring it back. */
export interface StoredListing extends Listing {
  /** The listing's number in the order in which listings were stored. */
  readonly rowNumber: number
  /** When a person last edited it, in ms since the epoch; null: never. */
  readonly editedAt: number | null
  /** Address of the visitor who submitted it; '' if it does not wait for approval. */
  readonly submitterEmail: string
  /** What its search texts were made of and which of them a person wrote, see `text-facts.ts`; '': there are none, or nobody knows. */
  readonly textFacts: string
}

/** The texts that search engines read. */
export interface SeoText {
  readonly seoTitle: string
  readonly seoDescription: string
  readonly uniqueContent: string
  readonly canonicalUrl: string
}

/** Writes the texts for search engines from a listing's facts only. */
export interface SeoTextWriter {
  /** Listings in one call. A run that is cut off loses the texts of one call at most. */
  readonly batchSize: number
  /**
   * Returns one text for each listing, in the same order. Rejects with the signal's reason when aborted, or with a
   * `JobError` if it cannot write.
   */
  write(facts: readonly SeoFacts[], signal: AbortSignal): Promise<SeoText[]>
}

/** A text to be stored. */
export interface WrittenText extends SeoText {
  readonly id: string
  /** See `text-facts.ts`: of this text, and of the one that it replaces; absent for texts of others. */
  readonly facts?: string
  readonly former?: string
}

/** The new content of a listing. Slug, place id and row number stay. */
export interface ListingEdit {
  readonly id: string
  /** The `updatedAt` that the editor saw. If it has changed since, the edit is a conflict. Absent: not checked. */
  readonly version?: number
  readonly draft: IndexableDraft
  /** Those that change. The others stay as they are stored, even if a job has written them since they were read. */
  readonly seo?: Partial<SeoText>
  /** What the administrator sets with it: imports leave these fields alone from then on. */
  readonly handFields?: readonly HandField[]
}

export interface ListingDeletion {
  readonly id: string
  readonly version?: number
  /** The id of the listing into which this one is merged. Its addresses then lead there, and imports leave it out. */
  readonly mergedInto?: string
}

/** Changes of some listings, in one transaction. */
export interface ListingChange {
  /** The id under which the change can be undone: that of a job or of an audit entry. */
  readonly changeId: string
  readonly edits?: readonly ListingEdit[]
  readonly deletions?: readonly ListingDeletion[]
  /** Whether a person made the change. Undoing an import keeps such edits. */
  readonly byHand: boolean
  /** Stored as the job's progress in the same transaction. */
  readonly job?: { readonly id: string; readonly progress: unknown }
  /** Makes the audit entry of the outcome, written in the same transaction; undefined: no entry. */
  readonly audit?: (outcome: ChangeOutcome) => AuditEntry | undefined
  /** Milliseconds since the epoch. A listing's `updatedAt` always grows, by 1 at least. */
  readonly now: number
}

export interface ChangeOutcome {
  readonly edited: readonly string[]
  readonly deleted: readonly string[]
  /** Ids of listings that are gone or have another version. They are left as they are. */
  readonly conflicts: readonly string[]
}

export interface UndoOutcome {
  /** Listings that the change had added and that were removed again. */
  readonly removed: number
  /** Listings that got their former content again, deleted ones included. */
  readonly restored: number
  /** Listings left as they are, because a person or a later import has changed them since. */
  readonly kept: number
  /** Visitors' reports that are open again, because the change was made for them; absent: none. */
  readonly reopened?: number
  /** True if nothing of the change is left to undo. */
  readonly isDone: boolean
}

/** How many published listings lack a field. */
export interface Shortcomings {
  readonly withoutCity: number
  readonly withoutPhone: number
  readonly withoutHours: number
  readonly withoutSeoText: number
}

/** What is needed to tell which listings are near each other. */
export interface ListingPlace {
  readonly rowNumber: number
  /** Those of `cityKey` and `categoryKey`. */
  readonly cityKey: string
  readonly categoryKey: string
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Reads and writes of listings for the administrator's calls and jobs only. */
export interface ListingAdministration {
  /** Published or pending. */
  findStored(id: string): Promise<StoredListing | undefined>
  /** Those of the ids that are stored, in any order. */
  listStored(ids: readonly string[]): Promise<readonly StoredListing[]>
  /** Submissions that wait for approval, or listings that have closed for good, the oldest first. */
  listHidden(
    status: Exclude<ListingStatus, 'published'>,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly listings: readonly StoredListing[]; readonly totalCount: number }>
  /**
   * All published listings that match a filter, in pieces. `after` is `next` of the piece before; absent for the
   * first one. A piece holds at most `limit` listings, and may hold none. After the last piece `next` is undefined.
   * Without a filter the order is that of row numbers. The time of a piece does not grow with `after`.
   */
  scan(
    filter: ListingFilter,
    piece: { readonly after?: number; readonly limit: number },
  ): Promise<{ readonly listings: readonly StoredListing[]; readonly next: number | undefined }>
  /** All listings with row numbers above `after`, pending ones too. */
  scanStored(piece: { readonly after: number; readonly limit: number }): Promise<readonly StoredListing[]>

  /**
   * Changes listings in one transaction, with counts, search index, filters and data version. Their former content is
   * kept under `changeId`. A conflict skips its own listing only.
   */
  change(change: ListingChange): Promise<ChangeOutcome>
  /**
   * Adds SEO texts to the listings that have none, and replaces those of the product whose facts are still `former`. Returns how many it
   * changed. A text that somebody else wrote stays; the same text gets its facts. This is not kept for undo and does not count as an
   * edit, and a text that is replaced leaves the listing's version as it is.
   */
  addSeoTexts(batch: {
    readonly texts: readonly WrittenText[]
    readonly job: { readonly id: string; readonly progress: (added: number) => unknown }
    readonly now: number
  }): Promise<number>
  /**
   * Undoes a part of a change (also of an import), at most `limit` listings, in one transaction that also stores the
   * job's progress. To be called until `isDone`, which also marks the undone job. A run that was cut off continues with the next call.
   */
  undo(step: {
    readonly changeId: string
    readonly limit: number
    /** Absent if the change is small enough to be undone in one call. */
    readonly job?: { readonly id: string; readonly progress: (outcome: UndoOutcome) => unknown }
    /** Makes the audit entry of this step, written in the same transaction. */
    readonly audit?: (outcome: UndoOutcome) => AuditEntry
    readonly now: number
  }): Promise<UndoOutcome>
  /** How many listings of a change, and reports decided on with it, are still to undo; 0: none or unknown. */
  countUndoable(changeId: string): Promise<number>
  /** Removes the undo data of changes older than `before` (ms since the epoch); false if there are none. */
  forgetChanges(before: number): Promise<boolean>

  /**
   * Makes the directory read-only until the job has ended, however it ends. Any other change of listings throws
   * `DirectoryHeldError`, and no other job that changes listings begins. Changes that have begun are finished first.
   * Stores `at` with the job and returns the value of the job's first run.
   */
  hold(jobId: string, at: number): Promise<number>
  /**
   * Deletes every listing with its slugs, counts, search index, submissions and undo data. Jobs, accounts and the
   * audit log stay. `jobId` is the job that holds the directory. `owner` is its run; a run that has lost the job
   * deletes nothing (`LeaseLostError`).
   */
  clear(jobId: string, owner?: string): Promise<void>
  /**
   * Restores listings into a cleared database with their old ids, slugs, row numbers and times. Listings whose id
   * exists are left out, so a run that was cut off can start again. `owner`: see `clear`.
   */
  restoreBatch(batch: {
    readonly listings: readonly (StoredListing & { readonly terms: string })[]
    readonly job?: { readonly id: string; readonly progress: unknown; readonly owner?: string }
  }): Promise<{ readonly restored: number }>

  shortcomings(): Promise<Shortcomings>
  /** The changes since `forgetTextChanges` that search texts may state, as `text-changes.ts` reads them; '' if there are none. */
  textChanges(): Promise<string>
  /** Forgets these changes, unless others came meanwhile. */
  forgetTextChanges(seen: string): Promise<void>
  /** The published listings of these row numbers, by row number. */
  listNumbered(rowNumbers: readonly number[]): Promise<readonly StoredListing[]>
  /**
   * Where listings are, by ascending row number from above `after`: at most `limit` of them, pending ones too, because so many are
   * read from an index alone.
   */
  scanPlaces(piece: { readonly after: number; readonly limit: number }): Promise<readonly ListingPlace[]>
  /** The published listings of these row numbers, in any order, as the texts of others name them. */
  listNeighbours(
    rowNumbers: readonly number[],
  ): Promise<readonly (Neighbour & { readonly rowNumber: number })[]>
}
