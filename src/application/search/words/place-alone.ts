import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import type { Search, Sources } from '../candidate.ts'
import {
  type Interpretation,
  interpretQuery,
  type Placed,
  placeFilter,
  withinArea,
} from '../interpretation.ts'
import { isNeighbourhood } from '../places-of-world.ts'
import { correctTrades, correctWords } from './correct-words.ts'
import { isUnknown } from './leave-out.ts'

/** The place that some of the words name, if nobody has heard of the others. A 동 is a word of addresses. */
export async function placeAlone(
  { sources, query }: Pick<Search, 'sources' | 'query'>,
  found: readonly Placed[],
): Promise<readonly Interpretation[]> {
  const [place] = found.map((one) => one.place)
  if (!place) {
    const quarter = placePhrases(query.search).find(({ phrase }) => isNeighbourhood(phrase))
    if (!quarter || !(await isOfNobody(sources, quarter.rest))) return []
    const whole = interpretQuery({ ...query, search: quarter.phrase })
    return whole ? [{ ...whole, correctedQuery: quarter.phrase }] : []
  }
  if (!(await isOfNobody(sources, place.answer.rest))) return []
  const whole = interpretQuery({ ...query, search: '' }, placeFilter(query, place))
  if (!whole) return []
  const within = place.area ? withinArea(whole, place.area) : whole
  return [{ ...within, place: { ...place.answer, rest: '' }, correctedQuery: place.answer.phrase }]
}

/**
 * Whether nobody has heard of some words. A mistyped trade that the place has not is no reason to list all of the place, nor is a name
 * that somebody elsewhere has.
 */
async function isOfNobody(sources: Sources, rest: string): Promise<boolean> {
  if (!(await isUnknown(sources.dictionary, rest))) return false
  if ((await correctTrades(sources.dictionary, rest)).length > 0) return false
  return (await correctWords(sources, { search: rest }, { unknownOnly: true })).length === 0
}
