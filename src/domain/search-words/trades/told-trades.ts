import { knownCategory } from '../../category/taxonomy.ts'
import { attributesIn } from '../../search-terms/attribute-search.ts'
import { hintedTrade } from '../hint-words.ts'
import { broaderTrade } from '../hints/broader-trades.ts'
import { type Part, phraseLimit } from '../parts-in-words.ts'
import { tradeNamed } from './trade-named.ts'

/** A trade of which a phrase tells, by its name, and the other words. */
interface HintedTrade {
  readonly trade: string
  readonly others: string
  readonly phrase: string
}

export interface ToldTrades {
  /** The name of the trade that a phrase tells of, such as a dish or a brand, and the other words. Absent if words name a trade. */
  readonly hinted?: HintedTrade
  /** The trade of which the name of a narrower one tells too. */
  readonly broader?: HintedTrade
}

/** The trade that some words tell of, as people say it, or besides the one that they name. */
export function toldTrades(left: readonly Part[], isKorean: boolean): ToldTrades {
  const isNamed = left.some(({ kind }) => kind === 'trade')
  const hinted = isNamed ? withDishOfRestaurant(left, isKorean) : withHintedTrade(left, isKorean)
  const broader = isNamed ? withBroaderTrade(left, isKorean) : undefined
  return { ...(hinted && { hinted }), ...(broader && { broader }) }
}

/** A dish beside the word for any restaurant says more than that: 퐁듀 먹을만한 식당. */
function withDishOfRestaurant(left: readonly Part[], isKorean: boolean): HintedTrade | undefined {
  const isGeneral = ({ kind, text }: Part) => kind === 'trade' && tradeNamed(text)?.label.en === 'Restaurant'
  const special = left.filter((part) => !isGeneral(part))
  if (special.length === left.length || special.some(({ kind }) => kind === 'trade')) return undefined
  const hinted = withHintedTrade(special, isKorean)
  return hintedTrade(hinted?.phrase ?? '')?.endsWith(' restaurant') ? hinted : undefined
}

/** The name of a trade in the script of the words around it. */
export function labelOf(englishName: string, isKorean: boolean): string {
  const label = knownCategory(englishName)?.label
  return (isKorean ? label?.ko : label?.en) ?? englishName
}

/** The longest phrase that tells of a trade, as the trade's name; undefined if none does. */
function withHintedTrade(left: readonly Part[], isKorean: boolean): HintedTrade | undefined {
  const words = left.flatMap(({ text }) => text.split(' '))
  for (let length = Math.min(phraseLimit, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const phrase = words.slice(start, start + length).join(' ')
      const trade = hintedTrade(phrase)
      if (!trade) continue
      // Another dish says no more: 짜장면 탕수육.
      const others = [...words.slice(0, start), ...words.slice(start + length)].filter(
        (word) => hintedTrade(word) === undefined,
      )
      return { trade: labelOf(trade, isKorean), others: others.join(' '), phrase }
    }
  }
  return undefined
}

/**
 * The trade of which the only trade's name in some words tells too, or is a part: a dish names a narrow trade, and who cooks it is seldom of
 * that one.
 */
function withBroaderTrade(left: readonly Part[], isKorean: boolean): HintedTrade | undefined {
  const [named, ...more] = left.filter(({ kind }) => kind === 'trade')
  const own = named && tradeNamed(named.text)?.label.en
  const trade = named && (hintedTrade(named.text) ?? broaderTrade(own ?? ''))
  // Any business may have an attribute, and who may is known otherwise: 브런치.
  if (!trade || more.length > 0 || attributesIn(named.text).keys.length > 0 || own === trade) return undefined
  const others = left.filter((part) => part !== named).map(({ text }) => text)
  return { trade: labelOf(trade, isKorean), others: others.join(' '), phrase: named.text }
}
