import type { KnownCategory } from '../../domain/category/known-categories.ts'
import { knownCategory } from '../../domain/category/taxonomy.ts'
import {
  tradesLike,
  tradesLikeLong,
  tradeWordsLike,
  tradeWordsSounding,
} from '../../domain/search-terms/trade-terms.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'

/** A name of so many words may have a misspelt one. */
const wordLimit = 6
const shortestWord = 4

/** Words of trades' names that a word may be, misspelt. */
function nearWords(word: string): readonly string[] {
  const key = wordKey(word)
  return [
    ...tradesLike(key),
    ...tradesLikeLong(key),
    ...tradeWordsLike(key, shortestWord),
    ...tradeWordsSounding(key),
  ]
}

/** The trades whose names differ from a text by a misspelt word: Restuarant, Korean restuarant, 음삭점. */
export function nearTrades(text: string): readonly KnownCategory[] {
  const words = text.trim().split(/\s+/)
  if (words.length > wordLimit) return []
  const found = words.flatMap((word, index) =>
    nearWords(word).flatMap((near) => knownCategory(words.with(index, near).join(' ')) ?? []),
  )
  return [...new Set(found)]
}
