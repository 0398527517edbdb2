import { isCategoryTerm } from '../../../domain/search-terms/category-term.ts'
import { calledTerm } from '../../../domain/search-terms/name-term.ts'
import { listingTerms } from '../../../domain/search-terms/search-terms.ts'
import type { Sources } from '../candidate.ts'
import { type Interpretation, without } from '../interpretation.ts'
import { mapGroup } from '../list-groups.ts'

/** So many listings are read; where more have the words, they say enough by themselves. */
const neighbourLimit = 50

/**
 * A trade without the listings of which the address alone has its name: who is beside a bakery is none. The same interpretation if there
 * are none such, or very many.
 */
export async function withoutNeighbours(
  { listings }: Sources,
  found: Interpretation,
): Promise<Interpretation> {
  const ofPlace = new Set(found.said?.flat())
  const asked = (found.filter.anyOf ?? []).map((some) => some.filter((term) => !ofPlace.has(term)))
  const trades = asked.flatMap((some) => (some.length === 1 ? some.filter(isCategoryTerm) : []))
  if (trades.length === 0) return found
  const page = { sort: 'recommended', limit: neighbourLimit, offset: 0 } as const
  const inWords = await listings.listPage(without(found.filter, trades), page)
  if (inWords.entries === neighbourLimit) return found
  const neighbours = inWords.listings.filter((listing) => {
    const own = new Set(listingTerms({ ...listing, address: '' }))
    return !asked.some((some) => some.every((term) => own.has(term)))
  })
  const called = neighbours.flatMap(({ name }) => calledTerm(name) ?? [])
  if (called.length === 0) return found
  const others = (group: Interpretation['groups'][number]) => mapGroup(group, (one) => without(one, called))
  return { ...found, filter: without(found.filter, called), groups: found.groups.map(others) }
}

export const mayHaveNeighbours = (totalCount: number): boolean =>
  totalCount > 0 && totalCount < neighbourLimit
