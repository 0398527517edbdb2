import { tradeNamed } from './trades/trade-named.ts'

/**
 * The 동 of a town hall, numbered before its ending, with the 동 of addresses in it: `성수2가3동` is a part of 성수동2가, and `행당1동` of 행당동.
 * Addresses name no town hall's 동.
 */
const ofTownHall: readonly (readonly [name: RegExp, by: string])[] = [
  [/^([가-힣]{2,4})(\d{1,2})가(?:제?\d{1,2})?동$/, '$1동$2가'],
  [/^([가-힣]{2,4}?)제?\d{1,2}(?:[.,·]\d{1,2})?가?동$/, '$1동'],
  // Without its ending: 성수1가. A 로 is numbered itself: 종로3가.
  [/^([가-힣]{1,3}[가-나라-힣])(\d{1,2})가$/, '$1동$2가'],
]

function quarterOf(word: string): string {
  if (/[동로]\d{1,2}가$/.test(word)) return word
  const [pattern, by] = ofTownHall.find(([name]) => name.test(word)) ?? []
  return pattern && by ? word.replace(pattern, by) : word
}

/** A 동 with its number, before a trade or behind it. */
const numbered = /^[가-힣]{2,4}(?:동\d{1,2}가|제?\d{1,2}(?:[.,·]\d{1,2})?(?:가(?:제?\d{1,2})?)?동|\d{1,2}가)$/
/** Shorter names are the ends of other words: 치킨운동. */
const plain = /^[가-힣]{2,4}동$/
const glued = /^[가-힣][가-힣\d.,·]{3,15}$/

/** A word that is a trade and a 동 as both, the longest trade first: `카페성수동`, `성수2가동카페`. */
function apart(word: string): readonly string[] {
  if (!glued.test(word)) return []
  const isWhole = () => tradeNamed(word) !== undefined
  for (let at = word.length - 2; at >= 2; at--) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if ((numbered.test(second) || plain.test(second)) && tradeNamed(first))
      return isWhole() ? [] : [first, second]
  }
  for (let at = 2; at <= word.length - 2; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (numbered.test(first) && tradeNamed(second)) return isWhole() ? [] : [first, second]
  }
  return []
}

/** A text with its 동 as addresses name them, and apart from a trade; undefined if it says them so already. */
export function withQuarters(text: string): string | undefined {
  const words = text.trim().split(/\s+/)
  const read = words.flatMap((word) => {
    const parts = apart(word)
    return (parts.length > 0 ? parts : [word]).map(quarterOf)
  })
  const found = read.join(' ')
  return found === words.join(' ') ? undefined : found
}
