import { josa } from 'es-hangul'
import { lettersOf } from '../text/hangul-letters.ts'

/** The last sound of a word when it is read aloud in Korean. The particle depends on it. */
type FinalSound = 'vowel' | 'rieul' | 'consonant'

/** Digits read as Sino-Korean: 영 일 이 삼 사 오 육 칠 팔 구. Zeros at the end are read as 십, 백, 천 or 만. */
const digits: Readonly<Record<string, FinalSound>> = {
  '0': 'consonant',
  '1': 'rieul',
  '2': 'vowel',
  '3': 'consonant',
  '4': 'vowel',
  '5': 'vowel',
  '6': 'consonant',
  '7': 'rieul',
  '8': 'rieul',
  '9': 'vowel',
}

function ofSyllable(syllable: string): FinalSound {
  const last = lettersOf(syllable).slice(-1)
  if (/[ㅏ-ㅣ]/.test(last)) return 'vowel'
  return last === 'ㄹ' ? 'rieul' : 'consonant'
}

/** Last letters that sound the same in the languages of our names, and also when read by their names (엠, 엘, 오). */
function ofLatinWord(word: string): FinalSound | undefined {
  const isInitials = /^[A-Z]{2,4}$/.test(word) && !/[AEIOUY]/.test(word.slice(0, -1))
  if (isInitials) return ofInitial(word.slice(-1))
  if (/^[A-Z]$/.test(word)) return ofInitial(word)
  const last = word.at(-1)?.toLowerCase() ?? ''
  if (/[mn]/.test(last) || /[a-z]ng$/i.test(word)) return 'consonant'
  if (last === 'l') return 'rieul'
  return /[aiouyw]/.test(last) ? 'vowel' : undefined
}

/**
 * The last sound of a letter's name: 엘 ends in ㄹ, 엠 and 엔 in a consonant, all others in a vowel. R (아르 or 알) is
 * uncertain.
 */
function ofInitial(letter: string): FinalSound | undefined {
  if (letter === 'R') return undefined
  if (letter === 'L') return 'rieul'
  return letter === 'M' || letter === 'N' ? 'consonant' : 'vowel'
}

/**
 * The last sound of a name as Koreans read it. undefined if readers would differ (a foreign word with an uncertain
 * ending, brackets, signs, other scripts); the sentence then must do without a particle.
 */
export function finalSound(text: string): FinalSound | undefined {
  const last = text.at(-1) ?? ''
  if (/[가-힣]/.test(last)) return ofSyllable(last)
  if (/\d/.test(last)) return digits[last]
  const word = /(?:^|[^\p{L}\p{M}'’])([A-Za-z]+)$/u.exec(text)?.[1]
  return word ? ofLatinWord(word) : undefined
}

const pairs = {
  은: '은/는',
  이: '이/가',
  을: '을/를',
  와: '와/과',
  으로: '으로/로',
  이라: '이라/라',
} as const

/** A pair of particles, named by one of its two forms. */
export type Particle = keyof typeof pairs

export function isParticle(text: string): text is Particle {
  return Object.hasOwn(pairs, text)
}

/** A syllable with the same last sound, which the library can judge in place of the word. */
const likeSounds: Record<FinalSound, string> = { vowel: '나', rieul: '길', consonant: '강' }

/** The word with its particle. If its last sound is uncertain, `noun` stands between: `Café Lumière 매장은`. */
export function withParticle(word: string, particle: Particle, noun: string): string {
  const sound = finalSound(word)
  const ending = sound ? likeSounds[sound] : noun
  const suffix = sound ? '' : ` ${noun}`
  return word + suffix + josa.pick(ending, pairs[particle])
}

/** `A`, `A와 B`, `A, B와 C`. The words must end in Hangul. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const before = words.at(-2)
  if (before === undefined) return last
  return `${[...words.slice(0, -2), withParticle(before, '와', '항목')].join(', ')} ${last}`
}
