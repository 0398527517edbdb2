import type { Candidate, Search, Sources } from './candidate.ts'
import { findNearPlace, type PlaceNames } from './find-places.ts'
import { type Interpretation, interpretQuery, placeFilter } from './interpretation.ts'
import { withOtherNames } from './other-trade-names.ts'
import { rewriteAs } from './rewritings.ts'
import { correctTrades } from './words/correct-words.ts'
import { isNearTrade, tradesNear } from './words/near-trades.ts'

/** A city whose name is misspelt, beside a trade. */
export const inMisspeltCity: Candidate = {
  async interpret({ sources, query, placed }) {
    const hasPlace = Boolean(query.city || query.district || query.country || query.location)
    if (hasPlace || (await placed()).length > 0) return []
    const place = await findNearPlace(sources.dictionary, query.search)
    const found = place && interpretQuery({ ...query, search: place.answer.rest }, placeFilter(query, place))
    const near = found && { ...found, place: place.answer }
    return near ? [near, withOtherNames(near, place.answer.rest, false) ?? []].flat() : []
  },
}

/**
 * A mistyped trade, or two mistyped words of its name, beside a place that may be misspelt too: `plumer rochestr`. Beside a misspelt place
 * also a word that some name has may be a mistyped trade: `lawer brookyln`.
 */
export const asTwiceMistyped: Candidate = {
  async interpret({ sources, query }) {
    const { dictionary } = sources
    const once = await correctTrades(dictionary, query.search)
    const [first] = once
    const twice = first === undefined ? [] : await correctTrades(dictionary, first)
    return [
      ...(await inNearPlace(sources, query, once)),
      ...(await nearTradeInNearPlace(sources, query)),
      ...(await rewriteAs(sources, query, twice)),
    ]
  },
}

/** Two words of which one is nearly a trade, and the other nearly a place. */
async function nearTradeInNearPlace(
  { dictionary }: Sources,
  query: Search['query'],
): Promise<readonly Interpretation[]> {
  if (query.city || query.district || query.country || query.location) return []
  const place = await findPlaceBesideNearTrade(dictionary, query.search)
  const trades = place ? await tradesNear(dictionary, place.answer.rest) : []
  return trades.flatMap((trade) => {
    const found = place && interpretQuery({ ...query, search: trade }, placeFilter(query, place))
    if (!found) return []
    const near = {
      ...found,
      place: { ...place.answer, rest: trade },
      correctedQuery: `${trade} ${place.answer.phrase}`,
    }
    return [near, withOtherNames(near, trade, false) ?? []].flat()
  })
}

/** The misspelt place beside a mistyped trade. */
export const findPlaceBesideNearTrade = (names: PlaceNames, text: string) =>
  findNearPlace(names, text, isNearTrade)

/** The search in the city that one of some texts misspells. */
export async function inNearPlace(
  sources: Sources,
  query: Search['query'],
  texts: readonly string[],
): Promise<readonly Interpretation[]> {
  for (const correctedQuery of texts) {
    const asked = { ...query, search: correctedQuery }
    const found = await inMisspeltCity.interpret({ sources, query: asked, placed: async () => [] }, undefined)
    if (found && found.length > 0) return found.map((one) => ({ ...one, correctedQuery }))
  }
  return []
}
