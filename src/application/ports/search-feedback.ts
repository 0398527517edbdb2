import type { AuditEntry } from './audit-store.ts'

/** A phrase that visitors type, and what the administrator says it means. */
export interface Synonym {
  /** The result of `synonymKey` for the phrase. */
  readonly key: string
  readonly phrase: string
  /** The words that are searched for instead. */
  readonly meaning: string
  /** Slug of the trade that the meaning names; '' for other words. */
  readonly trade: string
}

export interface StoredSynonym extends Synonym {
  /** Milliseconds since the epoch. */
  readonly createdAt: number
}

/** What a visitor typed: folded words, and the text of the field for the place. */
export interface SearchedWords {
  readonly words: string
  readonly place: string
}

export interface ZeroResultCount extends SearchedWords {
  readonly count: number
}

/** Searches without results, and what the administrator makes of them. Nothing here is derived from listings. */
export interface SearchFeedbackStore {
  /**
   * Adds to a day's counts, and keeps the `limit` most frequent searches of that day. The day is UTC, such as `2026-11-21`.
   */
  addZeroResults(day: string, counts: readonly ZeroResultCount[], limit: number): Promise<void>
  /** Removes the counts of all days before this one. */
  removeZeroResultsBefore(day: string): Promise<void>
  removeZeroResults(searches: readonly SearchedWords[]): Promise<void>
  /** The sums of all days, the most frequent first, each with its last day. */
  listZeroResults(limit: number): Promise<readonly (ZeroResultCount & { readonly lastDay: string })[]>

  /** The newest first. */
  listSynonyms(): Promise<readonly StoredSynonym[]>
  /**
   * Adds a synonym, or replaces the one with its key, with the audit entry. Searches change at once. False: there are `limit`
   * others already, and nothing changed.
   */
  saveSynonym(synonym: StoredSynonym, limit: number, audit: AuditEntry): Promise<boolean>
  /** Adds those whose key is not there. Searches change at once. */
  restoreSynonyms(synonyms: readonly StoredSynonym[]): Promise<void>
  /** False, without an audit entry, if there is none with that key. */
  removeSynonym(key: string, audit: AuditEntry): Promise<boolean>
}
