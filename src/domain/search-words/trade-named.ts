import type { KnownCategory } from '../category/known-categories.ts'
import { knownCategory } from '../category/taxonomy.ts'
import { tradeWords } from './trade-words.ts'
import { phraseKey } from './vocabulary.ts'

/** The trade that a visitor's words name: by a name that imports know too, or by one that is only spoken. */
export function tradeNamed(phrase: string): KnownCategory | undefined {
  const known = knownCategory(phrase)
  if (known && !anyLawyer.has(known.label.en)) return known
  const spoken = known ? undefined : tradeWords.get(phraseKey(phrase))
  return asAttorney(phrase) ?? (spoken === undefined ? known : knownCategory(spoken))
}

const anyLawyer = new Set(['Lawyer', 'Law firm'])
const lawyers = / (?:lawyers?|attorneys|law firms?)$/i

/** `personal injury lawyers` are of the trade that sources call an attorney, and not any lawyer. */
function asAttorney(phrase: string): KnownCategory | undefined {
  const found = lawyers.test(phrase) ? knownCategory(phrase.replace(lawyers, ' attorney')) : undefined
  return found && !anyLawyer.has(found.label.en) ? found : undefined
}
