import type { Listing } from '../business/listing.ts'
import type { Random } from '../random.ts'
import { isParticle, type Particle } from '../text/particle.ts'
import { withParticle } from './with-particle.ts'

/** The words that a template can use: facts, absent if unknown. */
export type Words = Readonly<Record<string, string | undefined>>

type Piece =
  | { readonly text: string }
  | { readonly choices: readonly Template[] }
  | { readonly name: string; readonly particle: Particle | undefined }

/** One sentence: text, `[one|other]` for a choice, `{word}`, and `{word:은}` with the right particle. A choice may hold words. */
export interface Template {
  readonly pieces: readonly Piece[]
  /** Words that the sentence needs. */
  readonly names: readonly string[]
}

const parts = /\[([^[\]]*)\]|\{(\w+)(?::([가-힣]+))?\}|[^[{]+/g

function pieceOf([text, choices, name, particle]: RegExpExecArray): Piece {
  if (choices !== undefined) return { choices: choices.split('|').map(parseTemplate) }
  if (name === undefined) return { text }
  if (particle && !isParticle(particle)) throw new RangeError(`There is no particle ${particle} in ${text}.`)
  return { name, particle: particle && isParticle(particle) ? particle : undefined }
}

function namesOf(piece: Piece): readonly string[] {
  if ('choices' in piece) return piece.choices.flatMap(({ names }) => names)
  return 'name' in piece ? [piece.name] : []
}

export function parseTemplate(source: string): Template {
  const pieces = [...source.matchAll(parts)].map(pieceOf)
  return { pieces, names: pieces.flatMap(namesOf) }
}

export function canExpand(template: Template, words: Words): boolean {
  return template.names.every((name) => words[name])
}

/** Fills a template. `nouns` follow a word of that name if its particle is uncertain. */
export function expand(template: Template, words: Words, nouns: Words, random: Random): string {
  return template.pieces
    .map((piece) => {
      if ('text' in piece) return piece.text
      if ('choices' in piece) return expand(random.pick(piece.choices), words, nouns, random)
      const word = words[piece.name] ?? ''
      return piece.particle ? withParticle(word, piece.particle, nouns[piece.name] ?? '항목') : word
    })
    .join('')
}

/** Another listing, as a text names it. */
export type Neighbour = Pick<
  Listing,
  | 'name'
  | 'category'
  | 'address'
  | 'city'
  | 'state'
  | 'district'
  | 'countryCode'
  | 'phoneE164'
  | 'latitude'
  | 'longitude'
>

/** Everything that a text may say about a listing. */
export interface SeoFacts {
  readonly listing: Listing
  /** The nearest listings of its trade, nearest first; if nobody knows where it is, some of its city. */
  readonly sameTrade: readonly Neighbour[]
  /** The nearest listings of other trades, one of each. */
  readonly otherTrades: readonly Neighbour[]
}

/** A topic of a text, with the sentences to choose from. */
export interface TopicSource {
  readonly paragraph: 'intro' | 'hours' | 'options' | 'contact' | 'near' | 'area'
  /** Words that must be known, besides those in the sentence. */
  readonly needs?: readonly string[]
  /** One sentence for each line; see `template.ts`. */
  readonly lines: string
}
