import { nearKeys } from '../../search-terms/near-keys.ts'
import { wordKey } from '../../search-terms/word-key.ts'
import { hintedTrade, hintRows } from '../hint-words.ts'
import { kindOf } from '../parts-in-words.ts'

/** Shorter words have too many others one letter away. A Korean syllable is two letters or three. */
const shortestMistyped = 6

let wordsByKey: ReadonlyMap<string, string> | undefined

/** The words that tell of a trade, by their keys. */
function hintsByKey(): ReadonlyMap<string, string> {
  const words = hintRows
    .flatMap(([, , phrases]) => phrases.split('|'))
    .filter((phrase) => !phrase.includes(' '))
  return new Map(words.map((word) => [wordKey(word), word]))
}

/**
 * The words with a mistyped one corrected, if it tells of a trade then: `cheescake`, 아메리카누. undefined if none does. No listing has most
 * of such words, so the dictionary of names does not know them.
 */
export function correctedHint(words: readonly string[]): readonly string[] | undefined {
  wordsByKey ??= hintsByKey()
  const known = wordsByKey
  for (const [index, word] of words.entries()) {
    const key = wordKey(word)
    if (key.length < shortestMistyped || kindOf(word) || hintedTrade(word)) continue
    const meant = nearKeys(key).flatMap((one) => known.get(one) ?? [])[0]
    if (meant) return words.with(index, meant)
  }
  return undefined
}
