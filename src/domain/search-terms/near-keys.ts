const latin = [...'abcdefghijklmnopqrstuvwxyz']
const consonants = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅛㅜㅠㅡㅣ']
const hangul = [...consonants, ...vowels]
/** Keys near a longer one are too many to be looked up one by one. */
const lengthLimit = 24

/**
 * The keys one typing mistake away from a word's, in Latin letters or Hangul: a letter more, less, another, or two
 * swapped; [] for other scripts and long words. Looked up one by one, these find near words among any number of words
 * (Peter Norvig, How to Write a Spelling Corrector, 2007).
 */
export function nearKeys(key: string): string[] {
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
}

/** A vowel is taken for a vowel, a consonant for a consonant. */
function alikeTo(letter: string): readonly string[] {
  if (letter <= 'z') return latin
  return letter >= 'ㅏ' ? vowels : consonants
}
