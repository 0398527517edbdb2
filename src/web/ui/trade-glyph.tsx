import type { DrawnTrade } from '../../domain/category/drawn-trade.ts'
import glyphs from './glyphs.svg?no-inline'
import { tintOf } from './listings/looks.ts'

/**
 * The drawing of a trade, in the colour of its text. The drawings are in one file, which browsers keep: a page names those that it
 * shows, and has none of them in itself. No text: the trade's name stands beside it.
 */
export function TradeGlyph({
  trade,
  className = '',
}: {
  readonly trade: DrawnTrade
  readonly className?: string
}) {
  return (
    <svg viewBox="0 0 24 24" className={`glyph ${className}`} aria-hidden="true">
      <use href={`${glyphs}#${trade}`} />
    </svg>
  )
}

/** A small picture for rows of lists in which trades mix: 40 px wide, 32 px where there is less room. Each trade has its own tint. */
export function TradeTile({
  trade,
  tint,
}: {
  readonly trade: DrawnTrade
  readonly tint?: number | undefined
}) {
  return (
    <span className={`trade-tile ${tint ? `tint-${tint}` : tintOf(trade)}`}>
      <TradeGlyph trade={trade} />
    </span>
  )
}
