import type { KnownCategory } from '../../domain/category/known-categories.ts'
import { knownCategory, tradeOf } from '../../domain/category/taxonomy.ts'
import { saysNoTrade, tradeInName } from '../../domain/category/trade-in-name.ts'

/** The trade of words such as 기타 and business. */
export const anyTrade = 'establishment'

/** Whether a category's text says that a business is one, and no more. */
export const saysOnlyBusiness = (text: string) =>
  saysNoTrade(text) || tradeOf(text)?.category.slug === anyTrade

/** The trade that a category's text means, surely or by a guess; undefined if it means none. */
export const meantTrade = (text: string) => (saysOnlyBusiness(text) ? undefined : tradeOf(text))

/** The trade that most of these names say; undefined if they do not agree. */
function tradeOfNames(names: readonly string[]): KnownCategory | undefined {
  const counts = new Map<string, number>()
  for (const name of names) {
    const trade = tradeInName(name)
    if (trade !== '') counts.set(trade, (counts.get(trade) ?? 0) + 1)
  }
  const [best] = [...counts].sort((a, b) => b[1] - a[1])
  return best && best[1] * 2 > names.length ? knownCategory(best[0]) : undefined
}

/** The last word of a text that is a trade's name: 약국 of `동네 약국 (일반)`. */
function tradeOfWords(text: string): KnownCategory | undefined {
  const words = saysOnlyBusiness(text)
    ? []
    : text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1)
  return words.map(knownCategory).findLast((trade) => trade !== undefined)
}

/**
 * The trade to offer for a text that surely names none: the one that is guessed from it, or that most names of its businesses say, or that
 * one of its words means. Undefined if nothing tells it.
 */
export function suggestTrade(text: string, names: readonly string[] = []): KnownCategory | undefined {
  return meantTrade(text)?.category ?? tradeOfNames(names) ?? tradeOfWords(text)
}
