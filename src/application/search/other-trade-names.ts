import { knownCategory } from '../../domain/category/taxonomy.ts'
import { attributeTerm } from '../../domain/search-terms/attribute-search.ts'
import { tradeIn } from '../../domain/search-terms/category-search.ts'
import { termOfLabel } from '../../domain/search-terms/category-term.ts'
import { groupTerm } from '../../domain/search-terms/group-terms.ts'
import { queryTerms } from '../../domain/search-terms/search-terms.ts'
import { narrowTerms } from '../../domain/search-words/trades/narrow-names.ts'
import { plainNames, relatedTrades } from '../../domain/search-words/trades/related-trades.ts'
import { tradeLiterals } from '../../domain/search-words/trades/trade-literals.ts'
import type { Candidate, Counted, Search, Understood } from './candidate.ts'
import { enough } from './enough.ts'
import { eitherAndEither, type Interpretation, interpretQuery } from './interpretation.ts'
import { groupOf } from './list-groups.ts'
import { unlessElsewhere } from './places/places-without.ts'
import { isName } from './words/is-name.ts'

/**
 * The listings of an interpretation, then those of trades that are not told apart from the one that the words name, and those whose names
 * have a sign of it: a filling station without a category is one by its name. undefined if the words name no trade.
 *
 * @param hasSigns whether a sign in a name is enough
 */
export function withOtherNames(
  found: Interpretation,
  words: string,
  isFound: boolean,
  hasSigns = true,
): Interpretation | undefined {
  const named = tradeIn(words)
  const { filter, groups } = found
  if (!named || !filter.anyOf?.some((terms) => terms.includes(named.term))) return undefined
  const isParted = groups.some(({ lists }) => lists.some(({ notAllOf }) => notAllOf))
  if (found.hasOtherNames || (isParted && narrowTerms(named.phrase).length === 0)) return undefined
  const { trades, signs, attributes, groups: wholes } = relatedTrades(named.trade)
  // Where the trade itself is found, a name that another language has for it may be that of another trade: a bar called Florist.
  const plain = isFound ? [] : plainNames(named.trade)
  // What a Korean place cooks or sells is in its name: 국밥집.
  const sold = /^[가-힣]{2,6}(?=집$)/.exec(named.phrase)?.[0]
  const names = [...new Set([...plain, ...(hasSigns ? signs : []), ...(sold ? [sold] : [])])]
  const labels = trades.flatMap((trade) => knownCategory(trade)?.label ?? [])
  const others = [
    ...labels.map((label) => [termOfLabel(label)]),
    ...attributes.map((key) => [attributeTerm(key)]),
    ...wholes.map((group) => [groupTerm(group)]),
    ...names.map(queryTerms),
  ].filter((terms) => terms.length > 0)
  if (others.length === 0) return undefined
  const own = knownCategory(named.trade)
  const literals = own ? tradeLiterals(named.phrase, own) : [queryTerms(named.phrase)]
  const single = literals.filter((terms) => terms.length === 1).flat()
  const several = literals.filter((terms) => terms.length > 1)
  // Neither those whose whole name the words are.
  const before = groups.flatMap(({ lists }) => lists.flatMap(({ noneOf = [] }) => noneOf))
  const noneOf = [...new Set([...before, named.term, ...single])]
  const within = eitherAndEither(others, found.said)
  const first = groups.find((group) => group.own)?.own
  const more = { ...filter, anyOf: within, noneOf, ...(several.length > 0 && { notAllOf: several }) }
  return {
    ...found,
    filter: { ...filter, anyOf: [...filter.anyOf, ...within] },
    groups: [...groups, { ...groupOf(more), ...(first && { own: first }) }],
    hasOtherNames: true,
  }
}

/** An interpretation of fewer words, and the same with what their trade is called otherwise. */
export function orOtherNames(found: Interpretation): readonly Interpretation[] {
  const words = found.place?.rest ?? found.correctedQuery ?? ''
  return [found, withOtherNames(found, words, false) ?? []].flat()
}

/** What the trade is called otherwise, in the place that the words name. */
export const asOtherNameInPlace: Candidate = {
  improves: true,
  async interpret(search, best) {
    if (!isTooFew(best) || (!best && (await isName(search.sources, search.query)))) return []
    const placed = (await search.placed()).map(({ interpretation }) => interpretation)
    return (best ? [best.interpretation] : placed).flatMap((found) =>
      found.place ? (withOtherNames(found, found.place.rest, best !== undefined) ?? []) : [],
    )
  },
}

/** The same anywhere, but for a trade in a city that has none of it by any name. */
export const asOtherName: Candidate = {
  improves: true,
  async interpret(search: Search, best) {
    const { query } = search
    const found = best?.interpretation ?? interpretQuery(query)
    const words = found?.place?.rest ?? query.search
    const others = found && isTooFew(best) ? withOtherNames(found, words, best !== undefined) : undefined
    if (!others) return []
    return best ? [others] : unlessElsewhere(search, others)
  },
}

/** The same of words that were corrected or left out. */
export const asOtherNameOfMeant: Candidate = {
  improves: true,
  async interpret(_, best) {
    const { correctedQuery, place } = best?.interpretation ?? {}
    if (!best || !correctedQuery || !isTooFew(best)) return []
    return [withOtherNames(best.interpretation, place?.rest ?? correctedQuery, true) ?? []].flat()
  },
}

const isTooFew = (best: Understood<Counted> | undefined) => (best?.result.totalCount ?? 0) < enough

/** What is none in a place, said by the words that were typed: 돼지국밥 rather than the trade that cooks it. */
export function saidAs<Result>(
  found: Understood<Result> | undefined,
  rest: string,
): Understood<Result> | undefined {
  const place = found?.interpretation.place
  return found && place
    ? { ...found, interpretation: { ...found.interpretation, place: { ...place, rest } } }
    : found
}

/** Who tells what is the matter asks for whoever helps, by each name of the trade: heating contractors beside those of HVAC. */
export async function withHelpers<Result extends Counted>(
  found: Understood<Result>,
  trade: string,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result>> {
  const interpretation = withOtherNames(found.interpretation, trade, true, false)
  const more = interpretation && { interpretation, result: await find(interpretation) }
  return more && more.result.totalCount > found.result.totalCount ? more : found
}
