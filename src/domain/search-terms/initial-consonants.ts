import { lettersOf } from '../text/hangul-letters.ts'
import { initials, syllableParts } from '../text/hangul-syllables.ts'

const consonant = /[ㄱ-ㅎ]/
const firstConsonant = 'ㄱ'.charCodeAt(0)

/** The initial consonants of a run of Hangul syllables and consonants: 스타벅스 → ㅅㅌㅂㅅ, ㅋㅋ치킨 → ㅋㅋㅊㅋ, ㄳ → ㄱㅅ. */
export function initialConsonants(hangul: string): string {
  let found = ''
  for (const letter of hangul) {
    const syllable = syllableParts(letter)
    if (syllable) found += initials[syllable.initial] ?? ''
    else found += consonant.test(letter) ? lettersOf(letter) : letter
  }
  return found
}

export function isInitialConsonants(text: string): boolean {
  return text.charCodeAt(0) >= firstConsonant && /^[ㄱ-ㅎ]+$/.test(text)
}
