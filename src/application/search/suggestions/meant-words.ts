import { attributesIn } from '../../../domain/search-terms/attribute-search.ts'
import { queryParts } from '../../../domain/search-words/query-parts.ts'
import { tradeNamed } from '../../../domain/search-words/trades/trade-named.ts'

/** What a text asks for beside names; its last word may be half typed. */
export interface MeantWords {
  /** The words for a trade and a place: 음식점 for 맛집, the trade's name for an emoji. */
  readonly text: string
  /** The words that say when, where about or how: `24시` of `24시 약`; '' if there are none. */
  readonly kept: string
  /** A trade with the kept words, as one searches for it. */
  readonly asSearched: (trade: string) => string
}

/**
 * A text as a search reads it, likeliest first: by its words, then by the trade that a dish or a brand tells of. Words that say nothing
 * are left out: `best pizza`.
 */
export function meantWords(typed: string): readonly MeantWords[] {
  const { rest, hinted, near, time } = queryParts(typed)
  const texts = [rest, ...(hinted ? [`${hinted.others} ${hinted.trade}`.trim()] : [])]
  return texts.map((text) => withKept(text, typed, [near, time?.words ?? '']))
}

function withKept(words: string, typed: string, said: readonly string[]): MeantWords {
  const { phrases, rest } = attributesIn(words)
  const hasAttributes = phrases.length > 0 && rest !== '' && !tradeNamed(words)
  const kept = [...said, ...(hasAttributes ? phrases : [])].filter(Boolean).join(' ')
  const isBehind = typed.endsWith(kept)
  return {
    text: hasAttributes ? rest : words,
    kept,
    asSearched: (trade) => (isBehind ? [trade, kept] : [kept, trade]).filter(Boolean).join(' '),
  }
}
