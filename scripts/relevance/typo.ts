import { assemble, disassembleToGroups } from 'es-hangul'
import type { Random } from '../../src/domain/random.ts'

const latin = 'abcdefghijklmnopqrstuvwxyz'
const consonants = 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'
const vowels = 'ㅏㅓㅗㅜㅡㅣㅐㅔㅑㅕㅛㅠ'

/** The word with one typing mistake: a letter replaced, left out, added, or swapped with the next. */
export function withTypo(word: string, random: Random): string {
  for (;;) {
    const mistyped = /[가-힣]/.test(word) ? withHangulTypo(word, random) : withLatinTypo(word, random)
    if (mistyped !== word && /[\p{L}]{2}/u.test(mistyped)) return mistyped
  }
}

function withLatinTypo(word: string, random: Random): string {
  const letters = [...word]
  const at = random.below(letters.length)
  const kind = random.below(4)
  const letter = random.pick([...latin])
  if (kind === 0) letters[at] = letter
  else if (kind === 1) letters.splice(at, 1)
  else if (kind === 2) letters.splice(at, 0, letter)
  else letters.splice(at, 2, ...letters.slice(at, at + 2).reverse())
  return letters.join('')
}

/** One letter of one syllable becomes another of its kind, or the last letter is left out. */
function withHangulTypo(word: string, random: Random): string {
  const syllables = [...word]
  const at = random.below(syllables.length)
  const [letters = []] = disassembleToGroups(syllables[at] ?? '')
  const place = random.below(letters.length)
  const isLast = place >= 2
  if (isLast && random.chance(0.5)) letters.pop()
  else letters[place] = random.pick([...(/[ㅏ-ㅣ]/.test(letters[place] ?? '') ? vowels : consonants)])
  syllables[at] = assemble(letters)
  return syllables.join('')
}

/** The word with one letter of one syllable replaced by another of its kind. */
export function withWrongJamo(word: string, random: Random): string {
  const syllables = [...word]
  const at = random.below(syllables.length)
  const [letters = []] = disassembleToGroups(syllables[at] ?? '')
  const place = random.below(Math.min(2, letters.length))
  const others = [...(place === 1 ? vowels : consonants)].filter((letter) => letter !== letters[place])
  letters[place] = random.pick(others)
  syllables[at] = assemble(letters)
  return syllables.join('')
}
