import { isTradeWord, tradeWordsLike, tradeWordsSounding } from '../../../domain/search-terms/trade-terms.ts'
import { wordKey } from '../../../domain/search-terms/word-key.ts'
import { tradeNamed } from '../../../domain/search-words/trades/trade-named.ts'

/** A trade's name has so many words at most, and each of them so many others that are nearly it. */
const [mostWords, mostAlike] = [3, 4]
/** A longer text is no search for a trade. */
const longestText = 8
/** Shorter words are no words of a name that was mistyped. */
const shortestWord = 4

/** What a word of a phrase may be meant to be: a word of trades itself, or those that are nearly it; [] if there are none. */
function meantBy(word: string): readonly string[] {
  const key = wordKey(word)
  if (isTradeWord(key)) return [word]
  if (key.length < shortestWord) return []
  return [...new Set([...tradeWordsLike(key, shortestWord), ...tradeWordsSounding(key)])].slice(0, mostAlike)
}

/**
 * The texts in which several words side by side are the name of a trade, where some of them are mistyped: `divorse lawer reno` is
 * `divorce lawyer reno`. The longest names come first. [] if nothing has to be mended, or no trade is so called.
 */
export function tradePhrasesLike(text: string): readonly string[] {
  const words = text.trim().split(/\s+/)
  if (words.length > longestText) return []
  const meant = words.map(meantBy)
  const found: string[] = []
  for (let count = Math.min(mostWords, words.length); count > 1; count--)
    for (let from = 0; from + count <= words.length; from++) {
      const parts = meant.slice(from, from + count)
      const phrases = parts.reduce<readonly string[]>(
        (begun, alike) => begun.flatMap((phrase) => alike.map((word) => `${phrase} ${word}`.trim())),
        [''],
      )
      const named = phrases.filter((phrase) => tradeNamed(phrase))
      const typed = words.slice(from, from + count).join(' ')
      if (named.includes(typed)) return []
      found.push(
        ...named.map((phrase) => [...words.slice(0, from), phrase, ...words.slice(from + count)].join(' ')),
      )
    }
  return found
}
