import { wordsOfLink } from '../../domain/address/pasted-link.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { unsaidIn } from '../../domain/search-words/wishes/empty-words.ts'
import { findIdentified } from '../directory/find-identified.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { Counted, Understood } from './candidate.ts'
import type { Interpretation } from './interpretation.ts'
import { groupOf } from './list-groups.ts'
import { mayBePlace } from './places/places-of-world.ts'
import type { PartSources } from './understand-any.ts'
import { understandSearch } from './understand-search.ts'
import { understandWanted } from './understand-wanted.ts'
import { asSpaced } from './words/spaced-query.ts'
import { findExcluded, withoutExcluded } from './words/without-excluded.ts'

/**
 * Understands a search in which some words say when, where about or how good, and none of them has to be in a name. Listings whose
 * names have these words come first all the same. What is open at the asked time is chosen last, so that the hour does not change what
 * the words mean; where nothing is known to be open then, the list stays as it is and says so.
 */
export async function understandParts<Result extends Counted>(
  sources: PartSources,
  asked: BusinessQuery,
  list: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  if (asked.inPanel) return understandInPanel(sources, asked, list)
  const given = asSpaced(asked)
  const linked = given.literal ? undefined : wordsOfLink(asked.search ?? '')
  if (linked !== undefined) {
    const found = await understandParts(sources, { ...given, search: linked }, list)
    const { correctedQuery = linked } = found?.interpretation ?? {}
    return found && { ...found, interpretation: { ...found.interpretation, correctedQuery } }
  }
  const excluded = await findExcluded(sources, given)
  if (!excluded) return withUnsaid(given, await understandWanted(sources, given, list))
  const { phrases, typed, rest } = excluded
  const among = (found: Interpretation) => list(withoutExcluded(found, phrases))
  const found = await understandWanted(sources, { ...given, search: rest }, among)
  if (!found) return undefined
  const { correctedQuery = rest, place } = found.interpretation
  if (found.result.totalCount === 0 && phrases.every(mayBePlace)) {
    // The place that is asked for may lie in the one that is not: 성동구 말고 왕십리. Then the words are left out.
    const anywhere = await understandWanted(sources, { ...given, search: rest }, list)
    const said = { correctedQuery: anywhere?.interpretation.correctedQuery ?? rest }
    if (anywhere?.result.totalCount)
      return { ...anywhere, interpretation: { ...anywhere.interpretation, ...said } }
  }
  const meant = {
    ...withoutExcluded(found.interpretation, phrases),
    correctedQuery,
    ...(place && { place: { ...place, rest: `${place.rest} ${typed}`.trim() } }),
    excluded: { phrases, words: typed },
  }
  return { ...found, interpretation: meant }
}

/** What was found, with what the words say that were left out. */
function withUnsaid<Result>(
  { search = '' }: BusinessQuery,
  found: Understood<Result> | undefined,
): Understood<Result> | undefined {
  const { correctedQuery } = found?.interpretation ?? {}
  if (!found || correctedQuery === undefined) return found
  return { ...found, interpretation: { ...found.interpretation, unsaid: unsaidIn(search, correctedQuery) } }
}

/** The one listing that the words name, or what has the words, under the query's other conditions. */
async function understandInPanel<Result extends Counted>(
  sources: PartSources,
  given: BusinessQuery,
  list: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const { search = '', ...others } = given
  const found = await findIdentified(sources.listings, search)
  if (!found) return understandSearch(sources, given, list, { inPanel: true })
  const filter = { ...toFilter(others), id: found.id }
  const interpretation = { filter, groups: [groupOf(filter)] }
  return { interpretation, result: await list(interpretation) }
}
