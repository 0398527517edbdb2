import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import { partedWords } from '../../../domain/search-words/joined-words.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'

/** A Hangul word split into two known words that were typed without a space; [] if it is not two words. */
export async function splitWord(dictionary: SearchDictionary, text: string): Promise<readonly string[]> {
  const pairs = placePhrases(text).filter(({ phrase, rest }) => text === `${phrase}${rest}`)
  const known = await dictionary.findWords(
    pairs.flatMap(({ phrase, rest }) => [wordKey(phrase), wordKey(rest)]),
  )
  const countOf = (word: string) => known.find(({ key }) => key === wordKey(word))?.businessCount ?? 0
  const [best] = pairs
    .map(({ phrase, rest }) => ({
      text: `${phrase} ${rest}`,
      count: Math.min(countOf(phrase), countOf(rest)),
    }))
    .sort((a, b) => b.count - a.count)
  return best && best.count > 0 ? [best.text] : []
}

/** A text with the two words that a word of it was typed of, such as `losangeles`; undefined if a name has that word. */
export async function partedText(
  dictionary: Pick<SearchDictionary, 'findWords'>,
  text: string,
): Promise<string | undefined> {
  const [first] = partedWords(text)
  if (!first) return undefined
  return (await dictionary.findWords([wordKey(first.word)])).length > 0 ? undefined : first.parted
}
