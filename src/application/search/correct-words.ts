import { editDistance, mistakesAllowed } from '../../domain/search-terms/edit-distance.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { SearchDictionary, SearchWord } from '../ports/search-dictionary.ts'

/** Looking for more would take longer than a search may. */
const correctedWordLimit = 4

/** The text with the nearest known word in the place of each that is not known; undefined where there is none. */
export async function correctWords(dictionary: SearchDictionary, text: string): Promise<string | undefined> {
  const words = text.split(/\s+/).filter(Boolean)
  const known = new Set((await dictionary.findWords(words.map(wordKey))).map(({ key }) => key))
  const unknown = words.filter((word) => !known.has(wordKey(word))).slice(0, correctedWordLimit)
  const nearest = await Promise.all(unknown.map((word) => nearestWord(dictionary, word)))
  const corrections = new Map(unknown.map((word, index) => [word, nearest[index]]))
  if (nearest.every((word) => word === undefined)) return undefined
  return words.map((word) => corrections.get(word) ?? word).join(' ')
}

async function nearestWord(dictionary: SearchDictionary, word: string): Promise<string | undefined> {
  const key = wordKey(word)
  const allowed = mistakesAllowed(key)
  if (allowed === 0) return undefined
  const half = Math.floor(key.length / 2)
  const alike = await dictionary.wordsLike({
    start: key.slice(0, half),
    // Two letters that changed places at the middle spoil both halves.
    end: key.slice(key.length < 6 ? half : half + 1),
    minLength: key.length - allowed,
    maxLength: key.length + allowed,
  })
  return nearestOf(key, alike, allowed)?.word
}

function nearestOf(key: string, words: readonly SearchWord[], allowed: number): SearchWord | undefined {
  let nearest: SearchWord | undefined
  let least = allowed + 1
  for (const word of words) {
    const distance = editDistance(key, word.key, allowed)
    const isNearer = distance < least
    const isCommoner = distance === least && word.businessCount > (nearest?.businessCount ?? 0)
    if (distance > allowed || !(isNearer || isCommoner)) continue
    nearest = word
    least = distance
  }
  return nearest
}
