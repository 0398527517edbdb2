import type { SeoFacts } from '../../domain/seo-text/template.ts'
import type { SeoText } from './listing-administration.ts'

/** Writes the texts that search engines read, from a listing's facts alone. */
export interface SeoTextWriter {
  /** Listings that it takes at once: what a run that is cut off loses. */
  readonly batchSize: number
  /** One text a listing, in the same order. Rejects with the signal's reason when aborted, with a `JobError` where it cannot write. */
  write(facts: readonly SeoFacts[], signal: AbortSignal): Promise<SeoText[]>
}
