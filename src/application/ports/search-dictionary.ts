import type { CityCount, DistrictCount } from './listing-store.ts'
import type { Synonym } from './search-feedback.ts'

/** A word of listing names. */
export interface SearchWord {
  /** With folded letters. */
  readonly word: string
  /** The result of `wordKey` for the word. */
  readonly key: string
  readonly businessCount: number
}

/** Small tables of words and cities, with which searches are interpreted. Counts may be too high after deletions. */
export interface SearchDictionary {
  /**
   * Words whose key begins like this: the word itself first, then those with most listings. If there are very many,
   * only the first in key order are considered.
   */
  wordsFrom(key: string, limit: number): Promise<readonly SearchWord[]>
  /** Words with one of these keys. */
  findWords(keys: readonly string[]): Promise<readonly SearchWord[]>
  /** Words whose key shares its beginning or its end, with a length in a range. */
  wordsLike(pattern: {
    readonly start: string
    readonly end: string
    readonly minLength: number
    readonly maxLength: number
  }): Promise<readonly SearchWord[]>
  /** Cities with one of these keys. */
  findCities(keys: readonly string[]): Promise<readonly CityCount[]>
  /** Districts with one of these names, in any spelling and any city: those with most listings first. */
  findDistricts(names: readonly string[]): Promise<readonly DistrictCount[]>
  /** Synonyms with one of these keys. */
  findSynonyms(keys: readonly string[]): Promise<readonly Synonym[]>
}
