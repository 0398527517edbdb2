import type { Random } from '../../src/domain/random.ts'

/** A parser or normaliser of texts from strangers or files. */
export interface Parser {
  readonly name: string
  /** The longest text that it can get, in UTF-16 units. */
  readonly limit: number
  /** Characters for which it has rules. */
  readonly tokens: readonly string[]
  readonly parse: (text: string, random: Random) => unknown
}

/** The most characters that a cell can have. */
export const cellLimit = 32_767
/** The largest body of a call or a form. */
export const bodyLimit = 64 * 1024
/** Node's limit for a request's head. */
export const headLimit = 16 * 1024

export const split = (tokens: string) => tokens.split('•')
