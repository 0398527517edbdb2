import { fold } from '../text/fold.ts'
import { lettersOf } from '../text/hangul-letters.ts'

const hangul = /[\u1100-\u11ff\u3131-\u318e\uac00-\ud7a3]/

/**
 * The dictionary's key of a word: folded, with Hangul syllables as typed letters. So a half-typed word, such as
 * `스타벅ㅅ`, is a prefix of its key.
 */
export function wordKey(word: string): string {
  return keyOfFolded(fold(word))
}

/** The key of a word that is already folded. */
export function keyOfFolded(folded: string): string {
  if (!hangul.test(folded)) return folded
  let key = ''
  for (const character of folded) key += lettersOf(character)
  return key
}

export function reverse(key: string): string {
  let reversed = ''
  for (const character of key) reversed = character + reversed
  return reversed
}
