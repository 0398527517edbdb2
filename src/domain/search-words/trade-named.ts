import type { KnownCategory } from '../category/known-categories.ts'
import { knownCategory } from '../category/taxonomy.ts'
import { tradeWords } from './trade-words.ts'
import { phraseKey } from './vocabulary.ts'

/** The trade that a visitor's words name: by a name that imports know too, or by one that is only spoken. */
export function tradeNamed(phrase: string): KnownCategory | undefined {
  const known = knownCategory(phrase)
  if (known) return known
  const spoken = tradeWords.get(phraseKey(phrase))
  return spoken === undefined ? undefined : knownCategory(spoken)
}
