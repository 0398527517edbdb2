import { findCityByName } from '../address/cities/city-page.ts'
import { isStreetWord } from '../search-terms/street-words.ts'
import { tradeNamed } from './trades/trade-named.ts'

/** A word that may be two, in a script that has spaces. Hangul is taken apart where places are looked for. */
const joined = /^[\p{L}\p{M}'’-]{7,30}$/u
const hasHangul = (text: string) => /[가-힣]/.test(text)
const shortestTrade = 3
const shortestCity = 4
/** Longer texts are sentences. */
const wordLimit = 6

const isCity = (text: string) => text.length >= shortestCity && findCityByName(text).countryCode !== ''
const isTrade = (text: string) => text.length >= shortestTrade && tradeNamed(text) !== undefined

/** A church service is of a church, and nobody writes `churchservice`. */
const isSameTrade = (some: string, other: string) =>
  tradeNamed(some)?.label.en === tradeNamed(other)?.label.en

/** A word as two: a trade and a city (`petshopbeograd`), or the two words of a city's name (`losangeles`). */
function apart(word: string, others: readonly string[]): readonly string[] {
  // `langstr` is a street, whatever its ending is alone.
  if (!joined.test(word) || hasHangul(word) || isStreetWord(word) || isCity(word) || isTrade(word)) return []
  const found: string[] = []
  // Beside another trade, a word that nobody knows is not one more and a town: gym zumbatron.
  const hasTrade = others.some(isTrade)
  for (let at = shortestTrade; at <= word.length - shortestTrade; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const isBoth = (isTrade(first) && isCity(second)) || (isTrade(second) && isCity(first))
    if ((isBoth && !hasTrade) || isCity(`${first} ${second}`)) found.push(`${first} ${second}`)
  }
  return found
}

/** A text with the words of a trade and a city, or of one city, that were joined: each way to part one word of it. */
export function partedWords(text: string): readonly { readonly word: string; readonly parted: string }[] {
  const words = text.trim().split(/\s+/)
  if (words.length > wordLimit) return []
  return words.flatMap((word, at) =>
    apart(word, words.toSpliced(at, 1)).map((two) => ({
      word,
      parted: [...words.slice(0, at), two, ...words.slice(at + 1)].join(' '),
    })),
  )
}

/** A text with the words of a trade and a city that were joined, or with those of one that were parted. */
export function rejoined(text: string): readonly string[] {
  const words = text.trim().split(/\s+/)
  if (words.length > wordLimit) return []
  const whole = words.flatMap((word, at) => {
    const next = words[at + 1] ?? ''
    const one = `${word}${next}`
    const isOne =
      (isCity(one) && !isCity(word) && !isCity(next)) || (isTrade(one) && !isTrade(`${word} ${next}`))
    const isParted = next !== '' && !hasHangul(one) && isOne
    return isParted
      ? [[...words.slice(0, at), isSameTrade(word, one) ? word : one, ...words.slice(at + 2)].join(' ')]
      : []
  })
  return [...partedWords(text).map(({ parted }) => parted), ...whole]
}
