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
  return texts.flatMap((text) => readings(text, typed, [near, time?.words ?? '']))
}

/** Attributes are kept beside a trade: `wifi cafe`. One that names a trade may be the trade: `vegan zürich`. */
function readings(words: string, typed: string, said: readonly string[]): readonly MeantWords[] {
  const { phrases, rest } = attributesIn(words)
  if (phrases.length === 0 || rest === '' || tradeNamed(words)) return [withKept(words, typed, said)]
  const beside = withKept(rest, typed, [...said, ...phrases])
  return phrases.some((phrase) => tradeNamed(phrase)) ? [withKept(words, typed, said), beside] : [beside]
}

function withKept(text: string, typed: string, said: readonly string[]): MeantWords {
  const kept = said.filter(Boolean).join(' ')
  const isBehind = typed.endsWith(kept)
  return {
    text,
    kept,
    asSearched: (trade) => (isBehind ? [trade, kept] : [kept, trade]).filter(Boolean).join(' '),
  }
}
