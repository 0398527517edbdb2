import type { UnmappedTrade } from '../../domain/administration/import-preview.ts'
import { ownTradeName } from '../../domain/category/own-trade.ts'
import { tradeTextKey, tradeTextLimit } from '../../domain/category/trade-mapping.ts'
import { meantTrade, suggestTrade } from './suggest-trade.ts'

const groupsShown = 200
/** How many texts are counted at most, so that a file with a new one in every row does not fill the memory. */
const textsCounted = 20_000
const namesKept = 20
const exampleLimit = 80

interface Group {
  readonly text: string
  readonly address: string
  readonly names: string[]
  count: number
}

const cut = (text: string) => text.slice(0, exampleLimit).toWellFormed()

/** Groups the rows of a file whose category names no trade, or only by a guess, by what their cells say. */
export class UnmappedTrades {
  readonly #groups = new Map<string, Group>()
  #rows = 0

  add(row: { readonly category: string; readonly name: string; readonly address: string }): void {
    const { category, name, address } = row
    if (category === '' || category.length > tradeTextLimit) return
    if (ownTradeName(category) !== '' || meantTrade(category)?.isGuess === false) return
    this.#rows++
    const key = tradeTextKey(category)
    const group = this.#groups.get(key)
    if (!group) {
      if (this.#groups.size < textsCounted)
        this.#groups.set(key, { text: category, address: cut(address), names: [cut(name)], count: 1 })
      return
    }
    group.count++
    if (group.names.length < namesKept) group.names.push(cut(name))
  }

  /** The texts of most rows first, each with a suggestion, and how many rows and texts there are in all. */
  result(): { readonly rows: number; readonly texts: number; readonly groups: readonly UnmappedTrade[] } {
    const byCount = [...this.#groups.values()].sort((a, b) => b.count - a.count)
    const groups = byCount.slice(0, groupsShown).map(({ text, count, names, address }) => {
      const suggestion = suggestTrade(text, names)?.slug
      return {
        text,
        count,
        example: { name: names[0] ?? '', address },
        isGuess: meantTrade(text) !== undefined,
        ...(suggestion !== undefined && { suggestion }),
      }
    })
    return { rows: this.#rows, texts: this.#groups.size, groups }
  }
}
