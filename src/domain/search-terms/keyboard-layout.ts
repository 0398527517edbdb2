import { convertHangulToQwerty, convertQwertyToHangul } from 'es-hangul'

/** Only vowels, or consonants between syllables or several behind one: neither words nor 초성. */
const strayLetters = /[ㅏ-ㅣ]|[가-힣][ㄱ-ㅎ]+[가-힣]|[가-힣][ㄱ-ㅎ]{2,}(?![ㄱ-ㅎ])/

/**
 * The text as typed on the other keyboard layout: `tmxkqjrtm` → 스타벅스, `ㄴㅅㅁㄱㅠㅕㅊㅏㄴ` → starbucks. undefined if the text
 * makes sense as it is, or none in the other layout.
 */
export function otherLayout(text: string): string | undefined {
  if (/^[a-z ]+$/i.test(text) && /[a-z]{3}/i.test(text)) {
    const hangul = typedAsHangul(text)
    return /^[가-힣]+[ㄱ-ㅎ]?(?: +[가-힣]+[ㄱ-ㅎ]?)*$/.test(hangul.trim()) ? hangul : undefined
  }
  return strayLetters.test(text) && /^[ㄱ-ㅣ가-힣 ]+$/.test(text) ? convertHangulToQwerty(text) : undefined
}

/** '' if the letters form no syllables; the library rejects some of these. */
function typedAsHangul(text: string): string {
  try {
    return convertQwertyToHangul(text)
  } catch {
    return ''
  }
}
