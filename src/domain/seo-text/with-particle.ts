import { finalSound, type Particle, particleAfter, particleFor } from '../text/particle.ts'

/** The word with its particle. If its last sound is uncertain, `noun` stands between: `Café Lumière 매장은`. */
export function withParticle(word: string, particle: Particle, noun: string): string {
  const sound = finalSound(word)
  if (sound) return word + particleFor(sound, particle)
  return `${word} ${noun}${particleAfter(noun, particle)}`
}

/** `A`, `A와 B`, `A, B와 C`. The words must end in Hangul. */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  const before = words.at(-2)
  if (before === undefined) return last
  return `${[...words.slice(0, -2), withParticle(before, '와', '항목')].join(', ')} ${last}`
}
