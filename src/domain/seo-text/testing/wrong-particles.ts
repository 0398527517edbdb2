import { disassembleCompleteCharacter } from 'es-hangul'

type Ending = 'vowel' | 'rieul' | 'other'

/** Pairs as [after a consonant, after a vowel], longest first; ㄹ counts as a vowel before 로. */
const pairs = [
  ['으로', '로'],
  ['이라', '라'],
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
] as const

const digitNames = '영일이삼사오육칠팔구'
/** How the names of letters end: 엘, 엠, 엔. R (알) is left out, because a word that ends in r is read differently. */
const consonantLetters = /[lmn]$|[a-z]ng$/i
const vowelLetters = /[aiouyw]$/i
const initials = /(?:^|[^\p{L}\p{M}])(?:[B-DF-HJ-NP-TV-XZ]{1,3}[A-QS-Z]|[A-QS-Z])$/u

function endingOf(word: string): Ending | undefined {
  const last = word.slice(-1)
  const syllable = /\d/.test(last) ? (digitNames[Number(last)] ?? '') : last
  if (/[가-힣]/.test(syllable)) {
    const final = disassembleCompleteCharacter(syllable)?.jongseong
    if (!final) return 'vowel'
    return final === 'ㄹ' ? 'rieul' : 'other'
  }
  if (!/(?:^|[^\p{L}\p{M}'’])[A-Za-z]+$/u.test(word)) return undefined
  if (consonantLetters.test(word)) return /l$/i.test(word) ? 'rieul' : 'other'
  return vowelLetters.test(word) || initials.test(word) ? 'vowel' : undefined
}

function isWrong(
  ending: Ending | undefined,
  [afterConsonant, afterVowel]: readonly [string, string],
  used: string,
) {
  if (!ending) return true
  const asVowel = ending === 'vowel' || (ending === 'rieul' && afterVowel === '로')
  return used !== (asVowel ? afterVowel : afterConsonant)
}

const particleAhead = new RegExp(`^(${pairs.flat().join('|')})(?=[\\s.,”’]|$)`)

/**
 * Wrong particles right after the given words. If the last sound of a word is uncertain, any of these particles is
 * wrong.
 */
function afterWords(text: string, words: readonly string[]): string[] {
  const wrong: string[] = []
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const before = text[at - 1] ?? ' '
      const used = particleAhead.exec(text.slice(at + word.length, at + word.length + 4))?.[1]
      const pair = pairs.find((forms) => forms.some((form) => form === used))
      if (used && pair && !/[\p{L}\d]/u.test(before) && isWrong(endingOf(word), pair, used))
        wrong.push(word + used)
    }
  }
  return wrong
}

/** Nouns and verbs whose last syllable looks like a particle. */
const innocent = /(?:마을|가을|노을|고을)$|^(?:들를|고를|이를|다를|따를)$/

/** What must hold after every Hangul word: 를 after a vowel, 을 and 으로 after a consonant. */
function anywhere(text: string): string[] {
  return [...text.matchAll(/([가-힣]+?)(을|를|으로)(?=[\s.,]|$)/g)].flatMap(
    ([token, stem = '', used = '']) => {
      if (innocent.test(token)) return []
      const ending = endingOf(stem)
      const isRight =
        used === '를' ? ending === 'vowel' : used === '을' ? ending !== 'vowel' : ending === 'other'
      return isRight ? [] : [token]
    },
  )
}

/** All wrong particles: after the given words, and of 을, 를 and 으로 anywhere. */
export function wrongParticles(text: string, words: readonly string[]): string[] {
  const known = [...new Set(words)].filter(Boolean)
  return [...afterWords(text, known), ...anywhere(text)]
}
