import type { FoundAttributes } from './found-attributes.ts'
import type { FoundNearness } from './found-nearness.ts'
import type { FoundPlace } from './found-place.ts'
import type { FoundTime } from './found-time.ts'

/** What some of the words of a search say that the list does not have. */
export interface ExcludedFromList {
  readonly phrases: readonly string[]
  /** As typed, with the words that exclude it. */
  readonly words: string
}

/** Words that are not searched for, so that more than their absence can be said. */
export interface UnsaidWords {
  /** They only ask, and nobody misses them: `can you tell me`. */
  readonly emptyWords?: string
  /** They ask for a low price, of which no source knows. */
  readonly priceWords?: string
}

/** How the words of a search were understood. */
export interface FoundWords extends UnsaidWords {
  /** The keyword that was searched instead, if the typed one finds nothing. */
  readonly correctedQuery?: string
  /** Words of the keyword that nobody has, such as a brand: the trade of which they tell was searched for. */
  readonly insteadOf?: string
  /** The words of the keyword that name a city, and that city. Only listings of the city are listed that match the `rest` of the words. */
  readonly place?: FoundPlace
  /** The time that some of the words ask for. */
  readonly time?: FoundTime
  readonly near?: FoundNearness
  readonly excluded?: ExcludedFromList
  /** Attributes that some of the words ask for, and that few or none of the list are known to have. */
  readonly unknownAttributes?: FoundAttributes
}
