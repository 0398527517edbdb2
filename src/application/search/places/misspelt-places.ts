import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { keyOfCity } from '../../directory/to-filter.ts'
import type { Candidate, Search, Sources } from '../candidate.ts'
import { enough } from '../enough.ts'
import { type Interpretation, interpretQuery, placeFilter, withinArea } from '../interpretation.ts'
import { orOtherNames, withOtherNames } from '../other-trade-names.ts'
import { rewriteAs } from '../rewritings.ts'
import { correctTrades } from '../words/correct-words.ts'
import { isName } from '../words/is-name.ts'
import { isNearTrade, tradesNear } from '../words/near-trades.ts'
import { tradePhrasesLike } from '../words/trade-phrases.ts'
import type { PlaceNames } from './look-up-places.ts'
import { findNearPlace } from './near-places.ts'
import type { FoundPlace } from './places-of-world.ts'

/** A shorter word may be the beginning of many. */
const longPlace = 5

/**
 * A long name of a city, misspelt or short of a letter, beside a trade: before the beginning of a word in some name, as `pittsburg` is in
 * Pittsburgh Furnace Repair.
 */
export const inNearlyNamedCity: Candidate = {
  async interpret(search) {
    const found = await inMisspeltCity.interpret(search, undefined)
    return (found ?? []).filter(
      ({ place }) => place && place.phrase.length >= longPlace && isOfTrade(place.rest),
    )
  },
}

/** Words in a place that was found by a misspelt name. */
function interpretAt(query: Search['query'], place: FoundPlace, search: string): Interpretation | undefined {
  const found = interpretQuery({ ...query, search }, placeFilter(query, place))
  return found && place.area ? withinArea(found, place.area) : found
}

/** A city, or a part of one, whose name is misspelt, beside a trade. */
export const inMisspeltCity: Candidate = {
  async interpret({ sources, query, placed }) {
    const { city, district, country, location } = query
    if (district || country || location || (await placed()).length > 0) return []
    const near = await findNearPlace(sources.dictionary, query.search)
    // Of a city that was chosen, only a part is meant.
    const isThere =
      near?.answer.district !== undefined && keyOfCity(near.answer.city) === keyOfCity(city ?? '')
    const place = city && !isThere ? undefined : near
    const found = place && interpretAt(query, place, place.answer.rest)
    const placedThere = found && { ...found, place: place.answer }
    return placedThere
      ? [placedThere, withOtherNames(placedThere, place.answer.rest, false) ?? []].flat()
      : []
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

/** So few may be called by the same mistake. */
const fewCalled = 3

/**
 * Several words that are nearly the name of a trade, of which one or more are mistyped: `divorse lawer`. Also where a few have been found by
 * other words than those typed: somebody is called The Pocket Lawer.
 */
export const asMistypedPhrase: Candidate = {
  improves: true,
  async interpret({ sources, query }, best) {
    const count = best?.result.totalCount ?? 0
    const asTyped = best !== undefined && !best.interpretation.correctedQuery
    // One that is mistyped itself hides all others of the trade in a place: vegeterian restaurant.
    const isCalled = asTyped && (count >= fewCalled || !best.interpretation.place)
    const texts = isCalled || count >= enough ? [] : tradePhrasesLike(query.search)
    if (texts.length === 0 || (await isName(sources, query))) return []
    const anywhere = (await rewriteAs(sources, query, texts)).flatMap(orOtherNames)
    return [...(await inNearPlace(sources, query, texts)), ...anywhere]
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
    const found = place && interpretAt(query, place, trade)
    if (!found) return []
    const near = {
      ...found,
      place: { ...place.answer, rest: trade },
      correctedQuery: `${trade} ${place.answer.phrase}`,
    }
    return [near, withOtherNames(near, trade, false) ?? []].flat()
  })
}

/** The misspelt place beside a trade that may be mistyped, also one of several words. */
export async function findPlaceBesideNearTrade(names: PlaceNames, text: string) {
  const beside = (await findNearPlace(names, text)) ?? (await findNearPlace(names, text, isNearTrade))
  const [phrase] = beside ? [] : tradePhrasesLike(text)
  return phrase === undefined ? beside : await findNearPlace(names, phrase)
}

/** The search in the city that some texts misspell, by each text. */
export async function inNearPlace(
  sources: Sources,
  query: Search['query'],
  texts: readonly string[],
): Promise<readonly Interpretation[]> {
  const found: Interpretation[] = []
  for (const correctedQuery of texts) {
    const asked = { ...query, search: correctedQuery }
    const near = await inMisspeltCity.interpret({ sources, query: asked, placed: async () => [] }, undefined)
    found.push(...(near ?? []).map((one) => ({ ...one, correctedQuery })))
  }
  return found
}
