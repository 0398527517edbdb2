import { fold } from '../text/fold.ts'

/** Words of letters and digits, in any script. */
const words = /[\p{L}\p{M}\p{N}]+/gu
const hasLetters = /\p{L}.*\p{L}/u
/** Longer words are rarely typed and rarely shared by listings. */
const wordLimit = 24

/** The words of a listing's name for the dictionary: folded, each once. */
export function nameWords(name: string): string[] {
  const found = new Set<string>()
  for (const word of fold(name).replace(/['’]/g, '').match(words) ?? []) {
    if (word.length <= wordLimit && hasLetters.test(word)) found.add(word)
  }
  return [...found]
}
