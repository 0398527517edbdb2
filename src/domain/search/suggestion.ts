import type { MatchRange } from '../search-terms/match-ranges.ts'

/** A suggestion of the search field. */
export interface Suggestion {
  /** A pair is a trade in a place, or beside words that say when, where about or how: a search for both. */
  readonly kind: 'pair' | 'business' | 'category' | 'attribute' | 'city' | 'district'
  readonly text: string
  /** Of a business: what it is and where, in a few words. */
  readonly detail?: string
  /** Of all but a business, and but a pair that has more than are counted. */
  readonly businessCount?: number
  readonly href: string
  /** The parts of `text` that match what was typed, in UTF-16 units. */
  readonly match: readonly MatchRange[]
}

export const suggestionLimit = 8
/** Longer texts get no suggestions. */
export const suggestedTextLimit = 60
