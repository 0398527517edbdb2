import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'

/** Vowels alone, or consonants between syllables: what no one writes and 초성 are not. */
const strayLetters = /[ㅏ-ㅣ]|[가-힣][ㄱ-ㅎ]+[가-힣]/

/**
 * The text as the other keyboard layout would have it: `tmxkqjrtm` → 스타벅스, `ㄴㅅㅁㄱㅠㅕㅊㅏㄴ` → starbucks. undefined
 * where it makes sense as it is, or makes none in the other.
 */
export function otherLayout(text: string): string | undefined {
  if (/^[a-z ]+$/i.test(text) && /[a-z]{3}/i.test(text)) {
    const hangul = typedAsHangul(text)
    return /^[가-힣]+[ㄱ-ㅎ]?(?: +[가-힣]+[ㄱ-ㅎ]?)*$/.test(hangul.trim()) ? hangul : undefined
  }
  return strayLetters.test(text) && /^[ㄱ-ㅣ가-힣 ]+$/.test(text) ? convertHangulToQwerty(text) : undefined
}

/** '' where the letters make no syllables: the library refuses some of these. */
function typedAsHangul(text: string): string {
  try {
    return convertQwertyToHangul(text)
  } catch {
    return ''
  }
}
