import type { Listing } from '../business/listing.ts'
import type { Random } from '../random.ts'
import { isParticle, type Particle, withParticle } from './with-particle.ts'

/** The words that a template can use: facts, absent if unknown. */
export type Words = Readonly<Record<string, string | undefined>>

type Piece =
  | { readonly text: string }
  | { readonly choices: readonly string[] }
  | { readonly name: string; readonly particle: Particle | undefined }

/** One sentence: text, `[one|other]` for a choice, `{word}`, and `{word:은}` with the right particle. */
export interface Template {
  readonly pieces: readonly Piece[]
  /** Words that the sentence needs. */
  readonly names: readonly string[]
}

const parts = /\[([^[\]]*)\]|\{(\w+)(?::([가-힣]+))?\}|[^[{]+/g

function pieceOf([text, choices, name, particle]: RegExpExecArray): Piece {
  if (choices !== undefined) return { choices: choices.split('|') }
  if (name === undefined) return { text }
  if (particle && !isParticle(particle)) throw new RangeError(`There is no particle ${particle} in ${text}.`)
  return { name, particle: particle && isParticle(particle) ? particle : undefined }
}

export function parseTemplate(source: string): Template {
  const pieces = [...source.matchAll(parts)].map(pieceOf)
  return { pieces, names: pieces.flatMap((piece) => ('name' in piece ? [piece.name] : [])) }
}

export function canExpand(template: Template, words: Words): boolean {
  return template.names.every((name) => words[name])
}

/** Fills a template. `nouns` follow a word of that name if its particle is uncertain. */
export function expand(template: Template, words: Words, nouns: Words, random: Random): string {
  return template.pieces
    .map((piece) => {
      if ('text' in piece) return piece.text
      if ('choices' in piece) return random.pick(piece.choices)
      const word = words[piece.name] ?? ''
      return piece.particle ? withParticle(word, piece.particle, nouns[piece.name] ?? '항목') : word
    })
    .join('')
}

/** Everything that a text may say about a listing. */
export interface SeoFacts {
  readonly listing: Listing
  /** Listings of its category in its city, including itself; 0: unknown. */
  readonly sameCategoryInCity: number
  /** Listings in its city, including itself; 0: unknown. */
  readonly inCity: number
}

/** A topic of a text, with the sentences to choose from. */
export interface TopicSource {
  readonly paragraph: 'intro' | 'hours' | 'reputation' | 'options' | 'area' | 'visit' | 'closing'
  /** Words that must be known, besides those in the sentence. */
  readonly needs?: readonly string[]
  /** Used only while the text is too short. */
  readonly isFiller?: true
  /** One sentence for each line; see `template.ts`. */
  readonly lines: string
}
