import { knownCategories } from '../category/known-categories.ts'
import { knownCategory } from '../category/taxonomy.ts'
import { wordKey } from '../search-terms/word-key.ts'
import { tradeWordRows, weakTradeRows } from '../search-words/trades/trade-words.ts'

/** A phrase that names a trade, with the trade's Korean label. */
type TradePhrase = readonly [key: string, label: string]

/** Fewer letters begin too many words: spa is no Späti. */
const fewestLetters = 4
/** A syllable of Hangul has two letters or more: 맛 of 맛집. */
const fewestOfHangul = 3
/** Longer phrases say more than somebody has begun to: `ristor` asks for no ristorante di ramen. */
const mostUntyped = 8
/** Three letters are a syllable: 머리 자 of 머리 자르는 곳. */
const mostUntypedOfHangul = 12

const hasHangul = /[가-힣]/

let sorted: readonly TradePhrase[] | undefined

/** The phrases that name a trade, in any language, sorted by their keys. */
function tradePhrases(): readonly TradePhrase[] {
  const synonyms = knownCategories.flatMap((category) =>
    category.synonyms.map((name) => ({ name, category })),
  )
  const spoken = [...tradeWordRows, ...weakTradeRows].flatMap(([trade, , names]) => {
    const category = knownCategory(trade)
    return category ? names.split('|').map((name) => ({ name, category })) : []
  })
  const phrases = new Map<string, string>()
  for (const { name, category } of [...synonyms, ...spoken]) {
    const key = wordKey(name)
    if (!phrases.has(key)) phrases.set(key, category.label.ko)
  }
  return [...phrases].sort(([one], [other]) => (one < other ? -1 : 1))
}

/**
 * The Korean labels of the trades that some phrase names which begins like the text, shorter phrases first: 헬스장 for `teret`, as teretana
 * is one in Serbian.
 */
export function begunTrades(text: string): readonly string[] {
  const key = wordKey(text)
  const [fewest, most] = hasHangul.test(text)
    ? [fewestOfHangul, mostUntypedOfHangul]
    : [fewestLetters, mostUntyped]
  if (key.length < fewest) return []
  sorted ??= tradePhrases()
  const begun = sorted.slice(firstNotBefore(sorted, key), firstNotBefore(sorted, `${key}\uffff`))
  const likely = begun.filter(([phrase]) => phrase.length <= key.length + most)
  const shortestFirst = likely.sort(([one], [other]) => one.length - other.length)
  return [...new Set(shortestFirst.map(([, label]) => label))]
}

function firstNotBefore(phrases: readonly TradePhrase[], key: string): number {
  let [low, high] = [0, phrases.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((phrases[middle]?.[0] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}
