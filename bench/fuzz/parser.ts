import type { Random } from '../../src/domain/random.ts'

/** A parser or normaliser that meets texts of strangers or of files. */
export interface Parser {
  readonly name: string
  /** The longest text it can be given, in UTF-16 units. */
  readonly limit: number
  /** What it has rules for. */
  readonly tokens: readonly string[]
  readonly parse: (text: string, random: Random) => unknown
}

/** What a cell can hold. */
export const cellLimit = 32_767
/** The largest body of a call or a form. */
export const bodyLimit = 64 * 1024
/** Node's limit for a request's head. */
export const headLimit = 16 * 1024

export const split = (tokens: string) => tokens.split('•')
