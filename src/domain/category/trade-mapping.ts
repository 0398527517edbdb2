import { fold } from '../text/fold.ts'
import { type KnownCategory, knownCategories } from './known-categories.ts'
import { nameKey } from './name-key.ts'
import { ownTradeName } from './own-trade.ts'

/** What an administrator says that a source's text means. */
export interface TradeMapping {
  /** As the source writes it. */
  readonly text: string
  /** The slug of the trade; of one of the directory's own, its category. */
  readonly trade: string
}

/** Longer texts name no trade. */
export const tradeTextLimit = 200

/** By which a text is found again, however it is spaced or written: `기타(외식)` and `기타 외식` are one. '' for a text without letters. */
export function tradeTextKey(text: string): string {
  const cut = text.slice(0, tradeTextLimit)
  return nameKey(cut) || fold(cut).trim()
}

let bySlug: ReadonlyMap<string, KnownCategory> | undefined

/** The trade with this slug. */
export function tradeWithSlug(slug: string): KnownCategory | undefined {
  bySlug ??= new Map(knownCategories.map((trade) => [trade.slug, trade]))
  return bySlug.get(slug)
}

/** The category of listings of a trade; undefined if the taxonomy has it no more. */
export function categoryOfTrade(trade: string): string | undefined {
  return ownTradeName(trade) === '' ? tradeWithSlug(trade)?.label.en : trade
}

/** What can stand in a file for a mapping's trade: its text, and the name of a trade of the directory's own. */
export const textsOfMapping = ({ text, trade }: TradeMapping): readonly string[] =>
  [ownTradeName(trade), text].filter(Boolean)

/** The category of a text that an administrator has given a trade: the trade's English name or its own; '' for any other text. */
export type MappedTrade = (text: string) => string

/** Looks texts up in what administrators have chosen. A trade that the taxonomy no longer has is left out. */
export function mappedTrades(mappings: readonly TradeMapping[]): MappedTrade {
  const found = new Map<string, string>()
  const add = (text: string, category: string | undefined) => {
    if (category !== undefined && text !== '') found.set(tradeTextKey(text), category)
  }
  // A name says less than what was chosen for it.
  for (const { trade } of mappings) add(ownTradeName(trade), trade)
  for (const { text, trade } of mappings) add(text, categoryOfTrade(trade))
  if (found.size === 0) return () => ''
  return (text) => (text === '' ? '' : (found.get(tradeTextKey(text)) ?? ''))
}
