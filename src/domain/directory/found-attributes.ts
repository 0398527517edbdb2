import type { AttributeName } from './filters.ts'

/** Attributes that some of the words of a search ask for beside a trade, where few or none of the listings are known to have them. */
export interface AskedAttributes {
  readonly keys: readonly string[]
  readonly words: string
  /** Whether some are known to have them. They come first, and then those of which nobody knows. Otherwise nobody knows it of any. */
  readonly isKnown: boolean
}

export interface FoundAttributes extends AskedAttributes {
  readonly names: readonly AttributeName[]
}
