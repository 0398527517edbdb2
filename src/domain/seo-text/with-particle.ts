import { josa } from 'es-hangul'
import { type FinalSound, finalSound } from './final-sound.ts'

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

/** A syllable that ends like the word: what the library can judge in its place. */
const likeSounds: Record<FinalSound, string> = { vowel: '나', rieul: '길', consonant: '강' }

/** The word with its particle; where its last sound is uncertain, `noun` stands between: `Café Lumière 매장은`. */
export function withParticle(word: string, particle: Particle, noun: string): string {
  const sound = finalSound(word)
  const ending = sound ? likeSounds[sound] : noun
  const suffix = sound ? '' : ` ${noun}`
  return word + suffix + josa.pick(ending, pairs[particle])
}

/** `A`, `A와 B`, `A, B와 C`. Words that end in Hangul. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const before = words.at(-2)
  if (before === undefined) return last
  return `${[...words.slice(0, -2), withParticle(before, '와', '항목')].join(', ')} ${last}`
}
