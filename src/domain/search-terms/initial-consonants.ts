import { firstSyllable, initials, lettersOf, syllablesPerInitial } from '../text/hangul-letters.ts'

const consonant = /[ㄱ-ㅎ]/
const firstConsonant = 'ㄱ'.charCodeAt(0)

/** The initial consonants of a run of Hangul syllables and consonants: 스타벅스 → ㅅㅌㅂㅅ, ㅋㅋ치킨 → ㅋㅋㅊㅋ, ㄳ → ㄱㅅ. */
export function initialConsonants(hangul: string): string {
  let found = ''
  for (const letter of hangul) {
    const syllable = letter.charCodeAt(0) - firstSyllable
    if (syllable >= 0) found += initials[Math.floor(syllable / syllablesPerInitial)] ?? ''
    else found += consonant.test(letter) ? lettersOf(letter) : letter
  }
  return found
}

export function isInitialConsonants(text: string): boolean {
  return text.charCodeAt(0) >= firstConsonant && /^[ㄱ-ㅎ]+$/.test(text)
}
