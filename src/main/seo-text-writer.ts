import type { SeoTextWriter } from '../application/ports/seo-text-writer.ts'
import { textGenerator } from '../application/seo/text-generator.ts'
import type { Config } from '../config/config.ts'
import { createLanguageModelWriter } from '../seo-provider/language-model-writer.ts'

/** A model needs long for a text of 200 words. */
const timeout = 120_000
const retryDelay = 1000

/** Creates the writer of search texts: the language model if one is configured, otherwise the generator. */
export function createSeoTextWriter({ languageModel }: Config): SeoTextWriter {
  return languageModel ? createLanguageModelWriter({ ...languageModel, timeout, retryDelay }) : textGenerator
}
