/** The 19 initial consonants (초성) in the order of the Hangul syllable block. */
const consonants = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const firstSyllable = 0xac00
const syllablesPerConsonant = 588

/** What a Korean keyboard makes of two consonants typed in a row. */
const clusters: Record<string, string> = {
  ㄳ: 'ㄱㅅ',
  ㄵ: 'ㄴㅈ',
  ㄶ: 'ㄴㅎ',
  ㄺ: 'ㄹㄱ',
  ㄻ: 'ㄹㅁ',
  ㄼ: 'ㄹㅂ',
  ㄽ: 'ㄹㅅ',
  ㄾ: 'ㄹㅌ',
  ㄿ: 'ㄹㅍ',
  ㅀ: 'ㄹㅎ',
  ㅄ: 'ㅂㅅ',
}

/** The initial consonants of a run of Hangul syllables and consonants: 스타벅스 → ㅅㅌㅂㅅ, ㅋㅋ치킨 → ㅋㅋㅊㅋ. */
export function initialConsonants(hangul: string): string {
  let found = ''
  for (const letter of hangul) {
    const syllable = letter.charCodeAt(0) - firstSyllable
    found +=
      syllable < 0
        ? (clusters[letter] ?? letter)
        : (consonants[Math.floor(syllable / syllablesPerConsonant)] ?? '')
  }
  return found
}

export function isInitialConsonants(text: string): boolean {
  return /^[ㄱ-ㅎ]+$/.test(text)
}
