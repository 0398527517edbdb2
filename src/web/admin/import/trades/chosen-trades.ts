import type { TradeChoice } from '../../../../domain/administration/trade-mappings.ts'
import type { TradeMapping } from '../../admin-api.ts'

const plain = (name: string) => name.trim().toLowerCase()

/** Finds trades by their names in both languages. A name that two trades have means the first. */
export function slugsByName(trades: readonly TradeChoice[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>()
  for (const language of ['ko', 'en'] as const) {
    for (const { trade, label } of trades) {
      const name = plain(label[language])
      if (!slugs.has(name)) slugs.set(name, trade)
    }
  }
  return slugs
}

/** Which trades were typed for which texts, and the texts for which something else was typed. An empty field chooses nothing. */
export function chosenTrades(
  typed: ReadonlyMap<string, string>,
  slugs: ReadonlyMap<string, string>,
): { readonly mappings: readonly TradeMapping[]; readonly unknown: ReadonlySet<string> } {
  const filled = [...typed].filter(([, name]) => plain(name) !== '')
  const found = filled.map(([text, name]) => ({ text, trade: slugs.get(plain(name)) }))
  return {
    mappings: found.flatMap(({ text, trade }) => (trade === undefined ? [] : [{ text, trade }])),
    unknown: new Set(found.filter(({ trade }) => trade === undefined).map(({ text }) => text)),
  }
}
