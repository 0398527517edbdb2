import { calledTerm } from '../../../domain/search-terms/name-term.ts'
import { nameWords } from '../../../domain/search-terms/name-words.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import type { QueryParts } from '../../../domain/search-words/query-parts.ts'
import type { ListingFilter } from '../../ports/listing-filter.ts'
import type { Sources } from '../candidate.ts'
import { eitherAndEither, type Interpretation, without, withoutAllOf } from '../interpretation.ts'
import { groupOf, mapGroup, type ResultGroup } from '../list-groups.ts'

/** How many listings are read to learn whether a name has the words. */
const witnessLimit = 8

/** Whether a listing has all words, and in its name those that a vocabulary has: `Best Western`. */
export async function isInName(
  { listings }: Sources,
  typed: string,
  { taken }: QueryParts,
): Promise<boolean> {
  const words = taken.flatMap(nameWords)
  const terms = queryTerms(typed)
  if (terms.length === 0) return false
  const witnesses = await listings.best({ terms }, witnessLimit)
  return witnesses.some(({ name }) => {
    const held = nameWords(name)
    return words.every((word) => held.some((one) => one.includes(word)))
  })
}

/** The same results, after the listings of which the typed words, with or without the place, are the whole name. */
export function calledFirst(meant: Interpretation, typed: string): Interpretation {
  const { place, said, filter, groups } = meant
  const names = place ? [typed, typed.replace(place.phrase, ' ').replace(/\s+/g, ' ').trim()] : [typed]
  const called = [...new Set(names.flatMap((name) => calledTerm(name) ?? []))]
  if (called.length === 0) return meant
  const { openingIds: _, ...anyTime } = filter
  const anyOf = eitherAndEither(
    called.map((term) => [term]),
    said,
  )
  const others = (group: ResultGroup) => mapGroup(group, (one) => without(one, called))
  return { ...meant, groups: [groupOf({ ...anyTime, terms: [], anyOf }), ...groups.map(others)] }
}

/** The same results, those first that have the other words too, of all that another filter finds. */
export function namedFirst(
  meant: Interpretation,
  { taken }: QueryParts,
  among: ListingFilter = meant.filter,
): Interpretation {
  const terms = queryTerms(taken.join(' '))
  if (terms.length === 0) return meant
  const having = (filter: ListingFilter) => ({ ...filter, terms: [...(filter.terms ?? []), ...terms] })
  const others = (group: ResultGroup) => mapGroup(group, (filter) => withoutAllOf(filter, [terms]))
  return { ...meant, groups: [groupOf(having(among)), ...meant.groups.map(others)] }
}
