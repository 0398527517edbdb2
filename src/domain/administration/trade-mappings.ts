import type { PanelText } from './panel-text.ts'

/** A trade that can be chosen, in `GET /api/admin/trades`. */
export interface TradeChoice {
  /** Its slug; of one of the directory's own, `~` and its name. */
  readonly trade: string
  readonly label: PanelText
}

/** What a text that is typed as a trade may be, in `GET /api/admin/trade-names`. */
export interface TradeNames {
  /** Whether a trade is called so, in any language. */
  readonly isKnown: boolean
  /** Where none is: the names of those that are called nearly so, or that are guessed from it. */
  readonly meant: readonly PanelText[]
}

/** What an administrator says that a source's text means. */
export interface TradeMappingView extends TradeChoice {
  readonly key: string
  readonly text: string
  readonly chosenAt: number
}

/** `GET /api/admin/trade-mappings` */
export interface TradeMappingList {
  /** The newest first. */
  readonly mappings: readonly TradeMappingView[]
  /** Categories of listings that mean no trade, those of most listings first: the first of `unmappedCount`. */
  readonly unmapped: readonly {
    readonly text: string
    /** The slug of its page. */
    readonly slug: string
    /** Of words that mean any trade, such as 기타, the first 5,000 are counted. */
    readonly businessCount: number
    /** The slug of a trade that it could be. */
    readonly suggestion?: string
  }[]
  readonly unmappedCount: number
}
