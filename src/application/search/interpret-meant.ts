import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { Sources } from './candidate.ts'
import { type Interpretation, namedFilter, without } from './interpretation.ts'
import { groupOf, mapGroup } from './list-groups.ts'
import { correctWords } from './words/correct-words.ts'
import { isName } from './words/is-name.ts'

/**
 * For a word that is in no name: listings of exactly the corrected name come before the few that have the word as
 * typed.
 */
export async function interpretMeant(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  typed: Interpretation,
): Promise<Interpretation | undefined> {
  const [correctedQuery] = await correctWords(sources, query, { unknownOnly: true })
  const meant = { ...query, search: correctedQuery ?? '' }
  const named = namedFilter(meant)
  if (!correctedQuery || !named || !(await isName(sources, meant))) return undefined
  const called = named.terms?.slice(0, 1) ?? []
  const others = typed.groups.map((group) => mapGroup(group, (filter) => without(filter, called)))
  return { filter: typed.filter, groups: [groupOf(named), ...others], correctedQuery }
}
