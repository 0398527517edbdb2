import { findCountry } from '../../domain/address/country/find-country.ts'
import { nearRegion } from '../../domain/address/near-names.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import type { Counted, Sources, Understood } from './candidate.ts'
import { candidatesFor } from './candidates.ts'
import { findLocation } from './find-places.ts'
import { type Interpretation, interpretPlaced } from './interpretation.ts'

/** The text of the location as conditions, if it names a city, a district or a country of the directory. A place is never widened. */
async function locate(
  dictionary: SearchDictionary,
  query: BusinessQuery,
): Promise<{ readonly query: BusinessQuery; readonly place?: Interpretation['place'] }> {
  const { location = '', ...others } = query
  if (location.trim() === '' || query.literal || query.city) return { query }
  const found = await findLocation(dictionary, location)
  if (!found) {
    const country = query.country ? '' : findCountry(location)
    const region = country ? undefined : nearRegion(location)
    return { query: country ? { ...others, country } : { ...query, ...(region && { location: region }) } }
  }
  const { city, district } = found.answer
  const within = { ...(city && { city }), ...(district && { district }) }
  const place = district && { ...found.answer, rest: query.search ?? '' }
  return { query: { ...within, ...others }, ...(place && { place }) }
}

/**
 * Tries one candidate after the other. The first one that finds anything is taken, unless an improvement finds as
 * much. A candidate is evaluated only when its turn comes. If nothing is found: the first one with a place, so that
 * the answer can say where there is nothing; undefined if there is none.
 */
export async function understandSearch<Result extends Counted>(
  asked: Sources,
  given: BusinessQuery,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const { best: listBest, listPage } = asked.listings
  // Several interpretations ask for the same lists.
  const sources = { ...asked, listings: { best: once(listBest), listPage: once(listPage) } }
  const located = await locate(sources.dictionary, { ...given, search: given.search?.trim() ?? '' })
  const query = { ...located.query, search: located.query.search ?? '' }
  const search = {
    sources,
    query,
    placed: once(() => interpretPlaced(sources.dictionary, query, query.search)),
  }
  let best: Understood<Result> | undefined
  let nothing: Understood<Result> | undefined
  for (const { interpret, improves, isLast } of candidatesFor(query)) {
    if (best && !improves) break
    const interpretations = await interpret(search, best)
    for (const found of interpretations ?? []) {
      const interpretation = located.place ? { ...found, place: located.place } : found
      const result = await find(interpretation)
      if (result.totalCount === 0) {
        if (interpretation.place) nothing ??= { interpretation, result }
        continue
      }
      if (result.totalCount >= (best?.result.totalCount ?? 0)) best = { interpretation, result }
      break
    }
    if (interpretations && isLast) break
  }
  return best ?? nothing
}

/** Remembers the answers, so that equal questions are asked once. */
function once<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const answer = answers.get(key) ?? ask(...asked)
    answers.set(key, answer)
    return answer
  }
}
