import { fold } from '../text/fold.ts'

/** Words of letters, in any script, with digits in them or not. */
const words = /[\p{L}\p{M}\p{N}]+/gu
const hasLetters = /\p{L}.*\p{L}/u
/** Longer ones are hardly typed, and hardly shared. */
const wordLimit = 24

/** The words of a listing's name that the dictionary keeps, folded, each once. */
export function nameWords(name: string): string[] {
  const found = new Set<string>()
  for (const word of fold(name).replace(/['’]/g, '').match(words) ?? []) {
    if (word.length <= wordLimit && hasLetters.test(word)) found.add(word)
  }
  return [...found]
}
