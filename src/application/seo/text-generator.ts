import { generateSeoText } from '../../domain/seo-text/generate-seo-text.ts'
import type { SeoTextWriter } from '../ports/seo-text-writer.ts'

/** Writes without any other service. */
export const textGenerator: SeoTextWriter = {
  batchSize: 1000,
  async write(facts, signal) {
    signal.throwIfAborted()
    return facts.map(generateSeoText)
  },
}
