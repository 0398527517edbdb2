import type { SeoFacts } from '../../domain/seo-text/template.ts'
import type { SeoText } from './listing-administration.ts'

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
