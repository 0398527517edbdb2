import { fold } from './fold.ts'
import { latinKey } from './latin-key.ts'

const katakana = /[\u30a1-\u30f6]/g
/** Most texts have neither Cyrillic nor katakana. */
const hasOther = /[\u0430-\u0491\u30a1-\u30f6]/
/** By how much a katakana letter is behind the hiragana letter of its sound. */
const kanaDistance = 0x60

/**
 * The form in which a listing's words and a visitor's are the same: folded, katakana as hiragana, and Cyrillic in Latin letters without
 * marks, since Serbian is written in both.
 */
export function searchForm(text: string): string {
  const folded = fold(text)
  if (!hasOther.test(folded)) return folded
  return latinKey(folded).replace(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - kanaDistance))
}
