import { editDistance, mistakesAllowed } from '../../domain/search-terms/edit-distance.ts'
import { nearKeys } from '../../domain/search-terms/near-keys.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { SearchDictionary, SearchWord } from '../ports/search-dictionary.ts'

/** A word that another may have been meant as. */
export interface NearWord extends SearchWord {
  /** Typing mistakes between the two. */
  readonly distance: number
}

type Dictionary = Pick<SearchDictionary, 'findWords' | 'wordsLike'>

/** More would be looked for in the place of one word. */
const nearLimit = 24

/** The words nearest to a mistyped one, those of most listings among equals; of two mistakes only where none has one. */
export async function findNearWords(dictionary: Dictionary, word: string): Promise<readonly NearWord[]> {
  const key = wordKey(word)
  // A letter may be missing from a word that is long enough for a mistake.
  if (mistakesAllowed(`${key}${key.charAt(0)}`) === 0) return []
  const keys = nearKeys(key)
  const found = nearestOf(key, await dictionary.findWords(keys))
  const isAll = keys.length > 0 && mistakesAllowed(key) < 2
  return found.length > 0 || isAll ? found : nearestOf(key, await wordsSharingHalf(dictionary, key))
}

/** One mistake leaves the first or the last half of a word as it is; two may. */
async function wordsSharingHalf(dictionary: Dictionary, key: string): Promise<readonly SearchWord[]> {
  const allowed = mistakesAllowed(key)
  if (allowed === 0) return []
  const half = Math.floor(key.length / 2)
  return dictionary.wordsLike({
    start: key.slice(0, half),
    // Two letters that changed places at the middle spoil both halves.
    end: key.slice(key.length < 6 ? half : half + 1),
    minLength: key.length - allowed,
    maxLength: key.length + allowed,
  })
}

function nearestOf(key: string, words: readonly SearchWord[]): readonly NearWord[] {
  return words
    .map((word) => {
      const allowed = mistakesAllowed(key.length > word.key.length ? key : word.key)
      return { ...word, allowed, distance: editDistance(key, word.key, allowed) }
    })
    .filter(({ distance, allowed }) => distance > 0 && distance <= allowed)
    .sort((a, b) => a.distance - b.distance || b.businessCount - a.businessCount)
    .slice(0, nearLimit)
}
