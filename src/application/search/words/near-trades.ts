import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { tradesLike } from '../../../domain/search-terms/trade-terms.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import { isSpelledName } from '../../../domain/search-words/other-spellings.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'

/** Words of so many letters are corrected beside a misspelt place only. */
const shortestNear = 3

/** The trades of which a word is one letter away, also a short one: beside a misspelt place, gim is gym. */
export async function tradesNear(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  word: string,
): Promise<readonly string[]> {
  return mostNamed(dictionary, tradesLike(wordKey(word), shortestNear))
}

/** The words that most listings have in their names first. */
export async function mostNamed(dictionary: Pick<SearchDictionary, 'findWords'>, words: readonly string[]) {
  const counts = await countsOf(dictionary, words.map(wordKey))
  return words.toSorted((a, b) => (counts.get(wordKey(b)) ?? 0) - (counts.get(wordKey(a)) ?? 0))
}

/** Whether a word is no trade and no chain, and one letter away from a trade. */
export const isNearTrade = (word: string): boolean =>
  !/\s/.test(word) &&
  !tradeIn(word) &&
  !isSpelledName(word) &&
  tradesLike(wordKey(word), shortestNear).length > 0

/** How many listings have each word in their name. */
export async function countsOf(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = await dictionary.findWords(keys)
  return new Map(found.map(({ key, businessCount }) => [key, businessCount]))
}
