/** What a list has instead of the nearest listings. */
export interface FoundNearness {
  /** The words that ask for what is near; '' if the visitor gave the point alone. */
  readonly words: string
  /**
   * `unknown`: nobody said where the visitor is, so the list is of everywhere. `town`: of no listing around the visitor is it known where
   * exactly it is, so the list is of the whole town.
   */
  readonly position: 'unknown' | 'town'
  /** The town, in the page's language. */
  readonly town?: string
}
