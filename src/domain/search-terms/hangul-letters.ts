/** The letters of syllable blocks in Unicode order, as typed on a keyboard: ㄳ is ㄱ and ㅅ, ㅘ is ㅗ and ㅏ. */
export const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const finals =
  '|ㄱ|ㄲ|ㄱㅅ|ㄴ|ㄴㅈ|ㄴㅎ|ㄷ|ㄹ|ㄹㄱ|ㄹㅁ|ㄹㅂ|ㄹㅅ|ㄹㅌ|ㄹㅍ|ㄹㅎ|ㅁ|ㅂ|ㅂㅅ|ㅅ|ㅆ|ㅇ|ㅈ|ㅊ|ㅋ|ㅌ|ㅍ|ㅎ'.split(
    '|',
  )
/** Single letters from ㄱ on, in Unicode order. */
const alone =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄸ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅃ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ'
    .split(' ')
    .concat(vowels)
/** NFKC turns the single letters ㅀ and ㅄ into obsolete initials. */
const oldInitials = new Map([
  [0x111a, 'ㄹㅎ'],
  [0x1121, 'ㅂㅅ'],
])
export const firstSyllable = 0xac00
const syllables = 11_172
export const syllablesPerInitial = 588
const finalsPerVowel = 28
const firstLetter = 0x3131
const firstInitial = 0x1100
const firstVowel = 0x1161
const firstFinal = 0x11a8

/** A single letter, from a keyboard or from NFKC. */
function single(code: number): string | undefined {
  if (code >= firstFinal) return alone[code - firstLetter] ?? finals[code - firstFinal + 1]
  if (code >= firstVowel) return vowels[code - firstVowel]
  return initials[code - firstInitial] ?? oldInitials.get(code)
}

/** The letters with which a character is typed: 벅 → ㅂㅓㄱ, ㄳ → ㄱㅅ. Other characters are returned unchanged. */
export function lettersOf(character: string): string {
  const code = character.charCodeAt(0)
  const syllable = code - firstSyllable
  if (syllable < 0 || syllable >= syllables) return single(code) ?? character
  const initial = initials[Math.floor(syllable / syllablesPerInitial)] ?? ''
  const vowel = vowels[Math.floor((syllable % syllablesPerInitial) / finalsPerVowel)] ?? ''
  return `${initial}${vowel}${finals[syllable % finalsPerVowel] ?? ''}`
}
