/** The letters that a syllable block begins with, in the order of Unicode. */
export const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const firstSyllable = 0xac00
const vowelCount = 21
/** How many endings a syllable may have; none is number 0. */
const finalCount = 28

/** The three places of a syllable's letters in the order of Unicode. */
interface Syllable {
  readonly initial: number
  readonly vowel: number
  readonly final: number
}

/** The letters of a syllable block by their numbers; undefined of anything else. */
export function syllableParts(character: string): Syllable | undefined {
  const index = character.charCodeAt(0) - firstSyllable
  const initial = Math.floor(index / (vowelCount * finalCount))
  // What is past the last syllable, and of '' NaN, has no such letter.
  if (initials[initial] === undefined) return undefined
  return { initial, vowel: Math.floor(index / finalCount) % vowelCount, final: index % finalCount }
}

/** The syllable block of these letters. */
export const syllableOf = ({ initial, vowel, final }: Syllable): string =>
  String.fromCharCode(firstSyllable + (initial * vowelCount + vowel) * finalCount + final)
