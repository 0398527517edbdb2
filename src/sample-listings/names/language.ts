import { type Choices, splitList, splitTable, type templateCompiler, type Words } from '../template.ts'
import type { Trade } from '../trades/trade.ts'
import { tradeNamed } from '../trades/trades.ts'

/** The names of businesses in a language. */
export interface Language {
  readonly words: Words
  /** A table: `trade weight; English category; local category; name, name, …`. The names are templates. */
  readonly kinds: string
}

/** A kind of business: a trade with one category name. */
export interface Kind {
  readonly trade: Trade
  readonly weight: number
  /** Google's English name. */
  readonly category: string
  readonly localCategory: string
  readonly names: Choices
}

export function compileKinds(language: Language, compile: ReturnType<typeof templateCompiler>): Kind[] {
  return splitTable(language.kinds).map(([head = '', category = '', local = '', names = '']) => {
    const [trade = '', weight = ''] = head.split(' ')
    return {
      trade: tradeNamed(trade),
      weight: Number(weight),
      category,
      localCategory: local || category,
      names: compile(splitList(names)),
    }
  })
}
