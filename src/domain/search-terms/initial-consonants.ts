/** The 19 initial consonants (초성) in the order of the Hangul syllable block. */
const consonants = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const firstSyllable = 0xac00
const syllablesPerConsonant = 588

/** The initial consonants of a run of Hangul syllables: 스타벅스 → ㅅㅌㅂㅅ. */
export function initialConsonants(syllables: string): string {
  let found = ''
  for (const syllable of syllables) {
    found += consonants[Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesPerConsonant)] ?? ''
  }
  return found
}

export function isInitialConsonants(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text)
}
