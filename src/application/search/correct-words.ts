import { editDistance, mistakesAllowed } from '../../domain/search-terms/edit-distance.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import type { SearchDictionary, SearchWord } from '../ports/search-dictionary.ts'

/** Looking for more would take longer than a search may. */
const correctedWordLimit = 4

/** Texts that a mistyped one may have been meant as. */
const correctionLimit = 3

/** The text with near words in the place of each that is not known, the nearest first; none where there are none. */
export async function correctWords(dictionary: SearchDictionary, text: string): Promise<readonly string[]> {
  const words = text.split(/\s+/).filter(Boolean)
  const known = new Set((await dictionary.findWords(words.map(wordKey))).map(({ key }) => key))
  const unknown = words.filter((word) => !known.has(wordKey(word))).slice(0, correctedWordLimit)
  const found = await Promise.all(unknown.map((word) => nearestWords(dictionary, word)))
  const nearest = new Map(unknown.map((word, index) => [word, found[index] ?? []]))
  const count = Math.max(0, ...found.map(({ length }) => length))
  return Array.from({ length: count }, (_, rank) =>
    words.map((word) => nearest.get(word)?.[rank] ?? nearest.get(word)?.[0] ?? word).join(' '),
  )
}

async function nearestWords(dictionary: SearchDictionary, word: string): Promise<readonly string[]> {
  const key = wordKey(word)
  const allowed = mistakesAllowed(key)
  if (allowed === 0) return []
  const half = Math.floor(key.length / 2)
  const alike = await dictionary.wordsLike({
    start: key.slice(0, half),
    // Two letters that changed places at the middle spoil both halves.
    end: key.slice(key.length < 6 ? half : half + 1),
    minLength: key.length - allowed,
    maxLength: key.length + allowed,
  })
  return nearestOf(key, alike, allowed)
}

function nearestOf(key: string, words: readonly SearchWord[], allowed: number): readonly string[] {
  return words
    .map((word) => ({ ...word, distance: editDistance(key, word.key, allowed) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || b.businessCount - a.businessCount)
    .slice(0, correctionLimit)
    .map(({ word }) => word)
}
