import { findArea } from '../../address/areas/find-area.ts'
import { stateOfCode } from '../../address/regions/asked-state.ts'
import { tradeNamed } from '../trades/trade-named.ts'

/** A 동 and its part, which addresses write together: 성수동 2가. */
const quarterApart = /([가-힣]동)\s(\d가)(?=\s|$)/g
/** An exit of a station, of which no address tells: 왕십리역 6번출구 앞. */
const exit = /([가-힣]역) ?\d{1,2}번 ?출구(?: ?(?:앞|쪽|근처|부근)에?)?(?=\s|$)/g

/** A text with the places in it as addresses write them. */
export const withWrittenPlaces = (text: string): string =>
  text.replace(quarterApart, '$1$2').replace(exit, '$1')

/** A trade's name has up to so many words. */
const tradeLimit = 3
const isNumber = (word: string | undefined) => word === undefined || /^\d{5}(?:-\d{4})?$/.test(word)
const plain = (word = '') => word.replace(/,$/, '')

/** Words without the comma behind a trade, and the one before the short form of a state: `plumber, Springfield, IL`. */
export function withoutCommas(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => word.endsWith(','))
  if (first < 0) return words
  const begin = plain(words.slice(0, first + 1).join(' '))
  const isTrade = first < tradeLimit && tradeNamed(begin) !== undefined
  return words.map((word, at) => {
    const next = words[at + 1] ?? ''
    const isState = /^[A-Z]{2},?$/.test(next) && isNumber(words[at + 2]) && stateOfCode(plain(next))
    return (isTrade && at === first) || isState ? plain(word) : word
  })
}

/** At and beside, before the place. What only means in is no such word, because names have it. */
const beside = new Set(
  'am|beim|bei|bei der|bei dem|an der|an dem|auf der|auf dem|neben|neben der|neben dem|gegenüber|kod|pored|preko puta|iznad|ispod|beside|opposite|across from|opp|behind|près de|à côté de|accanto a|vicino a|frente a|al lado de'.split(
    '|',
  ),
)
const besideLimit = 3
/** Longest name of a square or a station, in words. */
const areaLimit = 4

/** Words without what says that they are beside a station, a square or a quarter: `restaurant am Bellevue`. */
export function withoutBeside(words: readonly string[]): readonly string[] {
  for (let at = 0; at < words.length - 1; at++) {
    const length = besideLength(words, at)
    if (length > 0) return [...words.slice(0, at), ...withoutBeside(words.slice(at + length))]
  }
  return words
}

function besideLength(words: readonly string[], at: number): number {
  for (let length = Math.min(besideLimit, words.length - 1 - at); length > 0; length--) {
    if (
      !beside.has(
        words
          .slice(at, at + length)
          .join(' ')
          .toLowerCase(),
      )
    )
      continue
    const behind = words.slice(at + length, at + length + areaLimit)
    if (behind.some((_, end) => findArea(behind.slice(0, end + 1).join(' ')))) return length
  }
  return 0
}
