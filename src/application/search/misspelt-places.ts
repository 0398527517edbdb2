import type { Candidate, Search, Sources } from './candidate.ts'
import { findNearPlace } from './find-places.ts'
import { type Interpretation, interpretQuery, placeFilter } from './interpretation.ts'
import { withOtherNames } from './other-trade-names.ts'
import { rewriteAs } from './rewritings.ts'
import { correctTrades } from './words/correct-words.ts'

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

/** A mistyped trade, or two mistyped words of its name, beside a place that may be misspelt too: `plumer rochestr`. */
export const asTwiceMistyped: Candidate = {
  async interpret({ sources, query }) {
    const { dictionary } = sources
    const once = await correctTrades(dictionary, query.search)
    const [first] = once
    const twice = first === undefined ? [] : await correctTrades(dictionary, first)
    return [...(await inNearPlace(sources, query, once)), ...(await rewriteAs(sources, query, twice))]
  },
}

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
