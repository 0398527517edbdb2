import type { Suggestion } from '../../../domain/search/suggestion.ts'
import { languageFacts } from '../../../domain/site/language.ts'
import { type KnownName, namesTyped } from '../words/known-names.ts'
import type { MeantWords } from './meant-words.ts'
import { type AskedNames, beginningOf, nameSuggestion } from './suggest-names.ts'
import { type CountFound, nameIn, type PairNames, searchSuggestion, tradesBegun } from './suggest-pairs.ts'

interface AskedTrades extends AskedNames {
  readonly words: MeantWords
  /** The trade that the words mean, if they are whole. */
  readonly meant: KnownName | undefined
}

/**
 * Trades: the one that the text means, then those whose names, and those whose other words, begin like it in any language, in turn, with
 * the words that are kept beside them. They have the names of the page's language, each once, as a group and a trade in it may have one
 * name. Their numbers are those of the lists to which they lead.
 */
export async function suggestTrades(
  { trades, wholeTrades }: Pick<PairNames, 'trades' | 'wholeTrades'>,
  { words, meant, typed, language, limit }: AskedTrades,
  count: CountFound,
): Promise<readonly Suggestion[]> {
  const { text, kept, asSearched } = words
  const named = namesTyped(trades, text, beginningOf(text, language), 2 * limit).map(([entry]) => entry)
  // Beside words that are kept, only names are certain enough: `vegan hyd` asks for no hydraulics.
  const begun = kept ? [] : tradesBegun(wholeTrades, text)
  const inTurn = named.flatMap((entry, at) => [entry, ...begun.slice(at, at + 1)])
  const found = new Map<string, KnownName>()
  for (const entry of [...(meant ? [meant] : []), ...inTurn, ...begun]) {
    const name = nameIn(entry, languageFacts[language].names)
    if (entry.nameIn && !found.has(name)) found.set(name, entry)
  }
  const suggested = [...found].slice(0, limit).map(async ([name, entry]) => {
    if (!entry.isSearched && kept === '') return [nameSuggestion(entry, name, { typed, language })]
    const search = asSearched(name)
    const counted = await count({ search })
    const suggestion = searchSuggestion({ search }, counted, { typed, language })
    if (counted.totalCount === 0) return []
    return [kept ? suggestion : { ...suggestion, kind: entry.kind }]
  })
  return (await Promise.all(suggested)).flat()
}
