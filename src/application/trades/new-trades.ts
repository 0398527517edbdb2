import type { PanelText } from '../../domain/administration/panel-text.ts'
import { ownTrade, ownTradeLimit, ownTradeName } from '../../domain/category/own-trade.ts'
import { knownCategory } from '../../domain/category/taxonomy.ts'
import { saysNoTrade } from '../../domain/category/trade-in-name.ts'
import { categoryOfTrade, type TradeMapping, tradeTextKey } from '../../domain/category/trade-mapping.ts'
import type { PlaceNames } from '../search/places/look-up-places.ts'
import { knownMeaning } from '../search/synonyms/known-words.ts'

/**
 * Why a trade cannot be chosen. `trade`: there is none of that name. `name`: it is too long, or says nothing. `known`: the
 * taxonomy has it. `place`: it names one.
 */
export type RefusedTrade =
  | { readonly kind: 'trade' | 'name' | 'place'; readonly text: string }
  | { readonly kind: 'known'; readonly text: string; readonly label: PanelText }

/** Names that differ in spaces and signs only are one. */
const plain = (name: string) => tradeTextKey(name).replaceAll(' ', '')

/** The trades of the directory's own among those of texts, each once. */
export const ownTradesOf = (mappings: readonly TradeMapping[]): readonly string[] => [
  ...new Set(mappings.map(({ trade }) => trade).filter((trade) => ownTradeName(trade) !== '')),
]

/** Tells the trades that were chosen: known ones, the directory's own, and new ones, which must not be known by another name. */
export class ChosenTrades {
  readonly #places: PlaceNames
  /** By their plain names. */
  readonly #own: Map<string, string>

  constructor(places: PlaceNames, mappings: readonly TradeMapping[]) {
    this.#places = places
    this.#own = new Map(ownTradesOf(mappings).map((trade) => [plain(ownTradeName(trade)), trade]))
  }

  /** The trade, or why there can be none. */
  async find(trade: string): Promise<string | RefusedTrade> {
    const given = ownTradeName(trade)
    if (given === '') return categoryOfTrade(trade) === undefined ? { kind: 'trade', text: trade } : trade
    const name = given.normalize('NFC').replace(/\s+/g, ' ')
    const own = this.#own.get(plain(name))
    if (own !== undefined) return own
    const refused = await this.#whyNot(name)
    if (refused) return refused
    const made = ownTrade(name)
    this.#own.set(plain(name), made)
    return made
  }

  async #whyNot(text: string): Promise<RefusedTrade | undefined> {
    if (text.length > ownTradeLimit || saysNoTrade(text)) return { kind: 'name', text }
    const known = knownCategory(text)
    if (known) return { kind: 'known', text, label: known.label }
    return (await knownMeaning(text, this.#places)) === 'place' ? { kind: 'place', text } : undefined
  }
}
