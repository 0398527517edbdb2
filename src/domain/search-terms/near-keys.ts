import { memoize } from '../memoize.ts'
import { initials as consonants } from '../text/hangul-syllables.ts'

const latin = [...'abcdefghijklmnopqrstuvwxyz']
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ']
const hangul = [...consonants, ...vowels]
/** A longer key has too many similar keys to look them up one by one. */
const lengthLimit = 24
/** A search asks for those of the same word up to ten times: for trades, words of names, cities, quarters and districts. */
const rememberedKeys = 64

/**
 * The keys that differ from a word's by one typing mistake, in Latin letters or Hangul: one letter more, less,
 * another, or two swapped; [] for other scripts and long words. Looking these up finds similar words in a dictionary
 * of any size (Peter Norvig, How to Write a Spelling Corrector, 2007).
 */
export const nearKeys = memoize(rememberedKeys, (key): readonly string[] => {
  const isHangul = /^[ㄱ-ㅎㅏ-ㅣ]+$/.test(key)
  if (key.length > lengthLimit || !(isHangul || /^[a-z]+$/.test(key))) return []
  const alphabet = isHangul ? hangul : latin
  const found = new Set<string>()
  for (let at = 0; at <= key.length; at++) {
    const [before, letter, after] = [key.slice(0, at), key.charAt(at), key.slice(at + 1)]
    for (const added of alphabet) found.add(`${before}${added}${letter}${after}`)
    if (letter === '') continue
    found.add(`${before}${after}`)
    found.add(`${before}${after.charAt(0)}${letter}${after.slice(1)}`)
    for (const other of alikeTo(letter)) found.add(`${before}${other}${after}`)
  }
  found.delete(key)
  return [...found]
})

/** A vowel is replaced only by a vowel, a consonant only by a consonant. */
function alikeTo(letter: string): readonly string[] {
  if (letter <= 'z') return latin
  return letter >= 'ㅏ' ? vowels : consonants
}
