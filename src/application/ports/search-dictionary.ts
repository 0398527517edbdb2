import type { CityCount } from './listing-store.ts'

/** A word of listing names. */
export interface SearchWord {
  /** Folded. */
  readonly word: string
  /** `wordKey` of the word. */
  readonly key: string
  readonly businessCount: number
}

/** Small tables beside the listings, by which search understands what is typed. Counts may lag behind deletions. */
export interface SearchDictionary {
  /** Words whose key begins so, the word itself first, then by listings; of very many the first in key order. */
  wordsFrom(key: string, limit: number): Promise<readonly SearchWord[]>
  /** Words whose key is one of these. */
  findWords(keys: readonly string[]): Promise<readonly SearchWord[]>
  /** Words that share the beginning or the end of a key, and whose own key is of a length between. */
  wordsLike(pattern: {
    readonly start: string
    readonly end: string
    readonly minLength: number
    readonly maxLength: number
  }): Promise<readonly SearchWord[]>
  /** Cities by their keys. */
  findCities(keys: readonly string[]): Promise<readonly CityCount[]>
}
