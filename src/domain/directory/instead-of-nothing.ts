import type { Business } from './directory.ts'

/** Why an empty list is empty, and what is there without that condition. */
export interface InsteadOfNothing {
  /**
   * `hoursUnknown`: nothing is known to be open, and these may be. The others name what was left out: filters other than the
   * place, the visitor's position, or the place.
   */
  readonly reason: 'hoursUnknown' | 'filters' | 'near' | 'place'
  /** The first ones. */
  readonly businesses: readonly Business[]
  readonly totalCount: number
  readonly totalCountIsCapped: boolean
}
