import { syllableParts } from './hangul-syllables.ts'

/** The last sound of a word when it is read aloud in Korean. The particle depends on it. */
export type FinalSound = 'vowel' | 'rieul' | 'consonant'

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

/** The place of ㄹ among the finals. */
const rieul = 8

function ofFinal(final: number): FinalSound {
  if (final === 0) return 'vowel'
  return final === rieul ? 'rieul' : 'consonant'
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
  const syllable = syllableParts(last)
  if (syllable) return ofFinal(syllable.final)
  if (/\d/.test(last)) return digits[last]
  const word = /(?:^|[^\p{L}\p{M}'’])([A-Za-z]+)$/u.exec(text)?.[1]
  return word ? ofLatinWord(word) : undefined
}

/** Pairs of particles, each named by its first form: the form after a consonant, and the one after a vowel. */
const pairs = {
  은: ['은', '는'],
  이: ['이', '가'],
  을: ['을', '를'],
  와: ['과', '와'],
  으로: ['으로', '로'],
  이라: ['이라', '라'],
} as const

export type Particle = keyof typeof pairs

export function isParticle(text: string): text is Particle {
  return Object.hasOwn(pairs, text)
}

/** The form of a particle after a sound. 로 follows ㄹ as well as a vowel: 서울로. */
export function particleFor(sound: FinalSound, particle: Particle): string {
  const [afterConsonant, afterVowel] = pairs[particle]
  return sound === 'vowel' || (sound === 'rieul' && particle === '으로') ? afterVowel : afterConsonant
}

/** The particle for a word that stands in quotation marks: 을, 를, or 을(를) if readers would differ. */
export function particleAfter(word: string, particle: Particle): string {
  const sound = finalSound(word)
  const [afterConsonant, afterVowel] = pairs[particle]
  return sound ? particleFor(sound, particle) : `${afterConsonant}(${afterVowel})`
}
