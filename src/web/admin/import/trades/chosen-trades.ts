import type { TradeChoice } from '../../../../domain/administration/trade-mappings.ts'
import { ownTrade } from '../../../../domain/category/own-trade.ts'
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

interface ChosenTrades {
  readonly mappings: readonly TradeMapping[]
  /** Texts for which something was typed that is no trade. */
  readonly unknown: ReadonlySet<string>
  /** Texts whose trade is made anew. */
  readonly made: ReadonlySet<string>
}

/** Which trades were typed for which texts. An empty field chooses nothing. What is no trade becomes one if that was `asked` for a text. */
export function chosenTrades(
  typed: ReadonlyMap<string, string>,
  slugs: ReadonlyMap<string, string>,
  asked: ReadonlySet<string>,
): ChosenTrades {
  const filled = [...typed].filter(([, name]) => plain(name) !== '')
  const names = new Map(
    filled.filter(([text]) => asked.has(text)).map(([, name]) => [plain(name), ownTrade(name.trim())]),
  )
  const found = filled.map(([text, name]) => {
    const known = slugs.get(plain(name))
    return { text, trade: known ?? names.get(plain(name)), isNew: known === undefined }
  })
  const chosen = found.flatMap(({ trade, ...each }) => (trade === undefined ? [] : [{ ...each, trade }]))
  return {
    mappings: chosen.map(({ text, trade }) => ({ text, trade })),
    unknown: new Set(found.filter(({ trade }) => trade === undefined).map(({ text }) => text)),
    made: new Set(chosen.filter(({ isNew }) => isNew).map(({ text }) => text)),
  }
}
