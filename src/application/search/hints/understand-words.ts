import { findCityByName } from '../../../domain/address/cities/city-page.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { isChain } from '../../../domain/search-words/hint-words.ts'
import type { QueryParts } from '../../../domain/search-words/query-parts.ts'
import { tradeNamed } from '../../../domain/search-words/trades/trade-named.ts'
import type { Counted, Sources, Understood } from '../candidate.ts'
import { type Interpretation, namesFirst } from '../interpretation.ts'
import { saidAs } from '../other-trade-names.ts'
import { findLocations } from '../places/find-places.ts'
import { isNeighbourhood } from '../places/places-of-world.ts'
import { isPlaceOfBranch } from '../rewritings.ts'
import { understandSearch } from '../understand-search.ts'
import { isName } from '../words/is-name.ts'
import { withoutAddressed } from '../words/without-neighbours.ts'
import { relatedDishFirst } from './related-dish-first.ts'

/** Where fewer have a word that tells of a trade, those of the trade follow. */
const fewNamed = 5

/**
 * The words; where nothing has them, the trade that some of them tell of: 짜장면 asks for a Chinese restaurant. It comes before corrections
 * if the other words are a place.
 */
export async function understandWords<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery,
  { hinted, broader }: Pick<QueryParts, 'hinted' | 'broader'>,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  if (hinted === undefined) return understandTrade(sources, query, broader, find)
  const ofBranch = await understandBranch(sources, query, hinted, find)
  if (ofBranch) return ofBranch
  const { trade, others, phrase } = hinted
  const isPlace = isNeighbourhood(others) || (await findLocations(sources.dictionary, others)).length > 0
  const isAlone = others === '' || isPlace
  const typed = await understandSearch(sources, query, find, { asTyped: isAlone })
  const isBranch = isChain(phrase)
  const said = (typed || isBranch) && isAlone ? await understandSearch(sources, query, find) : typed
  const few = isBranch ? 1 : fewNamed
  const isFew = said !== undefined && isAlone && said.result.totalCount < few
  const named = isFew ? await withoutBeside(sources, { found: said, phrase }, find) : said
  const isTyped = isBranch && said?.interpretation.correctedQuery === undefined
  const isFound =
    named !== undefined && named.result.totalCount > 0 && (isTyped || (typed?.result.totalCount ?? 0) > 0)
  if (isFound && (!isAlone || named.result.totalCount >= few)) return named
  const asTrade = (words: string) => {
    const search = `${others} ${words}`.trim()
    return understandSearch(sources, { ...query, search }, find)
  }
  const first = await asTrade(trade)
  const broad = first?.result.totalCount === 0 ? broadTradeAt(trade, first.interpretation) : undefined
  const meant = broad ? await asTrade(broad) : first
  if (!meant || meant.result.totalCount === 0)
    return isFound || named !== said ? named : (typed ?? saidAs(meant, phrase))
  const { correctedQuery = `${others} ${broad ?? trade}`.trim() } = meant.interpretation
  // A dish that is a name is not taken for the trade alone: 엄마손칼국수.
  const isCalled = isFound && (await isName(sources, query))
  const told = { correctedQuery, ...(!isFound && { insteadOf: phrase }) }
  const corrected = isCalled ? meant.interpretation : { ...meant.interpretation, ...told }
  const dish = { phrase, others }
  const related = await relatedDishFirst(sources, query, dish, { ...meant, interpretation: corrected }, find)
  const interpretation = isFound
    ? namesFirst(named.interpretation, related.interpretation, phrase)
    : related.interpretation
  return interpretation === related.interpretation
    ? related
    : { interpretation, result: await find(interpretation) }
}

/** A branch of a chain that the country has not is its place, as it is without 점: 스타벅스 왕십리점. */
async function understandBranch<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery,
  hinted: NonNullable<QueryParts['hinted']>,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const [, place = ''] = /^([가-힣]{2,6})점$/.exec(hinted.others) ?? []
  if (!isChain(hinted.phrase) || !isPlaceOfBranch(place)) return undefined
  const branch = await understandSearch(sources, query, find)
  const page = { sort: 'recommended', limit: 1, offset: 0 } as const
  const ofCountry = branch && { ...branch.interpretation.filter, countryCode: 'KR' }
  const own = ofCountry && (await sources.listings.listPage(ofCountry, page))
  if (branch && own && own.listings.length > 0) return branch
  const words = { hinted: { ...hinted, others: place } }
  const search = `${hinted.phrase} ${place}`
  const found = await understandWords(sources, { ...query, search }, words, find)
  return found && (found.result.totalCount > 0 || found.interpretation.place) ? found : undefined
}

/** The words; where nobody is of the trade that they name, the one of which its name tells too: 딤섬 asks for a Chinese restaurant. */
async function understandTrade<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery,
  broader: QueryParts['broader'],
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const found = await understandSearch(sources, query, find)
  if (!broader || query.literal || (found && found.result.totalCount > 0 && saysStill(found, broader.phrase)))
    return found
  const { others, trade, phrase } = broader
  const search = `${others} ${trade}`.trim()
  const meant = await understandSearch(sources, { ...query, search }, find)
  if (!meant || meant.result.totalCount === 0) return found
  const { correctedQuery = search } = meant.interpretation
  const told = { ...meant, interpretation: { ...meant.interpretation, correctedQuery, insteadOf: phrase } }
  return relatedDishFirst(sources, query, broader, told, find)
}

/** Whether what was found is still of the trade that was named, and not of words that were left of its name. A number says who is meant. */
const saysStill = ({ interpretation: { correctedQuery } }: Understood<Counted>, phrase: string) =>
  correctedQuery === undefined ||
  !/\p{L}/u.test(correctedQuery) ||
  tradeIn(correctedQuery)?.trade === tradeNamed(phrase)?.label.en

/** What was found, without who only is beside what the phrase tells of. */
async function withoutBeside<Result extends Counted>(
  sources: Sources,
  { found, phrase }: { readonly found: Understood<Result>; readonly phrase: string },
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result>> {
  const interpretation = await withoutAddressed(sources, found.interpretation, phrase)
  return interpretation === found.interpretation
    ? found
    : { interpretation, result: await find(interpretation) }
}

/** Where a kitchen is at home, any restaurant may cook what its own do; elsewhere hardly one does. */
const broadTrades: Readonly<Record<string, { readonly trade: string; readonly country: string }>> = {
  한식: { trade: '음식점', country: 'KR' },
  'Swiss restaurant': { trade: 'Restaurant', country: 'CH' },
}

/** The broader trade of a kitchen in the country where it is at home. */
function broadTradeAt(trade: string, { place }: Interpretation): string | undefined {
  const { country, trade: broad } = broadTrades[trade] ?? {}
  return findCityByName(place?.city ?? '').countryCode === country ? broad : undefined
}
