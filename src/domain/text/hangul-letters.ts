import { disassemble } from 'es-hangul'

/** The letters that stand alone, from ㄱ to ㅣ. */
const letters = Array.from({ length: 51 }, (_, index) => String.fromCharCode(0x3131 + index))
/** NFKC, with which texts are folded, makes other characters of them. */
const unfolded = new Map(letters.map((letter) => [letter.normalize('NFKC'), letter]))

/** The letters that a character is typed with: 벅 → ㅂㅓㄱ, ㄳ → ㄱㅅ. What is not Hangul comes back as it is. */
export function lettersOf(character: string): string {
  return disassemble(unfolded.get(character) ?? character)
}
