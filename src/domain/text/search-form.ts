import { arabicForm } from './arabic-form.ts'
import { fold } from './fold.ts'
import { shortCharacters } from './han-variants.ts'
import { latinKey } from './latin-key.ts'

const katakana = /[\u30a1-\u30f6]/g
/** Most texts have neither Cyrillic, Hebrew, Arabic, katakana nor Chinese characters. */
const hasOther = /[\u0430-\u0491\u0591-\u05c7\u0610-\u06ed\u30a1-\u30f6\u4e00-\u9fff]/
/** Vowel signs of Hebrew, which most writers leave out. */
const hebrewMarks = /[\u0591-\u05bd\u05bf-\u05c7]/g
/** By how much a katakana letter is behind the hiragana letter of its sound. */
const kanaDistance = 0x60

/**
 * The form in which a listing's words and a visitor's are the same: folded, katakana as hiragana, Cyrillic in Latin letters without marks,
 * since Serbian is written in both, Arabic and Hebrew without marks, and Chinese characters in their short form.
 */
export function searchForm(text: string): string {
  const folded = fold(text)
  if (!hasOther.test(folded)) return folded
  const unmarked = arabicForm(latinKey(folded)).replace(hebrewMarks, '')
  const hiragana = (kana: string) => String.fromCharCode(kana.charCodeAt(0) - kanaDistance)
  return shortCharacters(unmarked).replace(katakana, hiragana)
}
