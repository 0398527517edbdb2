import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'

const completionLimit = 3
/** So many words begin with fewer letters that any choice among them would be chance. */
const completedFrom = 3

/** The text with its last word, half typed, as the words that begin so, those of most listings first. */
export async function completeWord(dictionary: SearchDictionary, text: string): Promise<readonly string[]> {
  const words = text.split(/\s+/)
  const key = wordKey(words.pop() ?? '')
  if (key.length < completedFrom) return []
  const completions = await dictionary.wordsFrom(key, completionLimit)
  return completions.filter((word) => word.key !== key).map(({ word }) => [...words, word].join(' '))
}
