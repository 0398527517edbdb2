import type { SeoTextWriter } from '../application/ports/seo-text-writer.ts'
import { textGenerator } from '../application/seo/text-generator.ts'
import type { Config } from '../config/config.ts'
import { createLanguageModelWriter } from '../seo-provider/language-model-writer.ts'

/** Models take their time for a text of 200 words. */
const timeout = 120_000
const retryDelay = 1000

/** What writes search texts: the generator, unless a language model is configured. */
export function createSeoTextWriter({ languageModel }: Config): SeoTextWriter {
  return languageModel ? createLanguageModelWriter({ ...languageModel, timeout, retryDelay }) : textGenerator
}
