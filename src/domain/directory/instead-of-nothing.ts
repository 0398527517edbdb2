import type { DrawnTrade } from '../category/drawn-trade.ts'

/** Why an empty list is empty, and what is there without that condition. */
export interface InsteadOfNothing<Listed> {
  /**
   * `hoursUnknown`: nothing is known to be open, and these may be. The others name what was left out: filters other than the
   * place, the visitor's position, the place, or all but the place, where what was asked for is nowhere.
   */
  readonly reason: 'hoursUnknown' | 'filters' | 'near' | 'place' | 'words'
  /** The first ones. Of other places, none that is too far to go to. */
  readonly businesses: readonly Listed[]
  readonly totalCount: number
  readonly totalCountIsCapped: boolean
  /** The words by which these are found, where those that were typed are corrected. */
  readonly correctedQuery?: string
  /** How many businesses of any trade are in the place that was asked for. */
  readonly inPlace?: number
  /** How many there are in the whole city, where a district was asked for. */
  readonly inCity?: number
  /** Where the nearest are, and how many there: then the first ones are the nearest to the place that was asked for. */
  readonly nearest?: {
    readonly city: string
    /** In the page's language, if it is another one than the place is in. */
    readonly country?: string
    readonly count: number
    /** 0 if nobody knows where in the town the place is that was asked for. */
    readonly distanceKm: number
  }
  /** The cities that have most of them, where the place was left out: those of its country, if there are any. */
  readonly cities?: CountedWays<OfferedCity>
  /** The trades of which the place that was asked for has most: those of the same group, if it has any. */
  readonly trades?: CountedWays<OfferedTrade> & { readonly areSimilar: boolean }
}

interface OfferedCity {
  /** The name of its page. */
  readonly page: string
  /** In the page's language. */
  readonly shown: { readonly name: string }
  /** In the page's language, if it is another one than that of the place that was asked for. */
  readonly country?: string
  readonly businessCount: number
}

interface OfferedTrade {
  readonly category: string
  /** In the page's language. */
  readonly categoryLabel: string
  readonly categorySlug: string
  readonly trade: DrawnTrade
  readonly businessCount: number
}

/** A few values with their counts, none of them 0. */
export interface CountedWays<Value> {
  readonly values: readonly Value[]
  /** Whether the counts are estimates. */
  readonly areEstimated: boolean
}
