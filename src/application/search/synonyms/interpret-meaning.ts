import { knownCategory } from '../../../domain/category/taxonomy.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { synonymPhrases } from '../../../domain/search-terms/synonym-phrases.ts'
import type { SearchDictionary } from '../../ports/search-dictionary.ts'
import { type Interpretation, interpretPlaced, interpretQuery } from '../interpretation.ts'
import type { PlaceNames } from '../places/look-up-places.ts'
import { mayBePlace } from '../places/places-of-world.ts'
import { meaningOf } from './synonym-service.ts'

/** The text with the meaning of its longest synonym in place of the synonym; undefined if it has none. */
export async function findMeaning(
  dictionary: Pick<SearchDictionary, 'findSynonyms'>,
  text: string,
): Promise<string | undefined> {
  const phrases = synonymPhrases(text)
  const synonyms = await dictionary.findSynonyms([...new Set(phrases.map(({ key }) => key))])
  for (const { key, phrase, rest } of phrases) {
    const synonym = synonyms.find((one) => one.key === key)
    if (synonym && !isSettled(phrase)) return `${rest} ${meaningOf(synonym)}`.trim()
  }
  return undefined
}

/** Whether a phrase has a meaning that no synonym changes: a trade's name, or a place. */
const isSettled = (phrase: string) => knownCategory(phrase) !== undefined || mayBePlace(phrase)

/** The meaning in the place that the other words name, and nowhere else. Without such a place, the words as typed come next. */
export async function interpretMeaning(
  names: PlaceNames,
  query: BusinessQuery,
  correctedQuery: string,
): Promise<readonly Interpretation[]> {
  const placed = await interpretPlaced(names, query, correctedQuery)
  const anywhere = interpretQuery({ ...query, search: correctedQuery })
  const meant =
    placed.length > 0 ? placed.map(({ interpretation }) => interpretation) : [anywhere ?? []].flat()
  const typed = placed.length > 0 ? [] : [interpretQuery(query) ?? []].flat()
  return [...meant.map((interpretation) => ({ ...interpretation, correctedQuery })), ...typed]
}
