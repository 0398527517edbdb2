import type { TradeNames } from '../../domain/administration/trade-mappings.ts'
import { knownCategory } from '../../domain/category/taxonomy.ts'
import { nearTrades } from './near-trades.ts'
import { suggestTrade } from './suggest-trade.ts'

/** So many trades may be meant by a misspelt one. */
const nearLimit = 3

/** Whether a text that an administrator types names a trade, and otherwise which it may mean. */
export function nameTrades(text: string): TradeNames {
  if (knownCategory(text)) return { isKnown: true, meant: [] }
  const near = nearTrades(text)
  const guess = near.length === 0 ? suggestTrade(text) : undefined
  const meant = guess ? [guess] : near.slice(0, nearLimit)
  return { isKnown: false, meant: meant.map(({ label: { ko, en } }) => ({ ko, en })) }
}
