import { isLargeTown, isRegionName } from '../../../domain/address/near-names.ts'
import { stateOfCode } from '../../../domain/address/regions/asked-state.ts'
import { findRegion } from '../../../domain/address/regions/find-region.ts'
import { translatedRegion } from '../../../domain/address/regions/translated-region.ts'
import type { Listing } from '../../../domain/business/listing.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { calledTerm } from '../../../domain/search-terms/name-term.ts'
import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import type { Sources } from '../candidate.ts'
import { type Interpretation, without } from '../interpretation.ts'
import { mapGroup } from '../list-groups.ts'

/** So many listings are read; where more are found, most lie in the division. */
const readLimit = 50

/** A division's name or the two letters of a state. */
const isDivision = (text: string) =>
  isRegionName(text) || (/^[a-z]{2}$/i.test(text) && findRegion('US', text))

/** The short form of a state at the end of words: grace lutheran pa. */
export function stateAtEnd(search: string): string | undefined {
  const words = search.trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  const others = words.slice(0, -1).join(' ')
  return others !== '' && stateOfCode(last, others) ? last : undefined
}

/** The division that the location names, or that the words name beside a trade. A name that is a town's, too, may be part of a sign: Berlin. */
export function askedRegion({ location = '', search = '' }: BusinessQuery): string | undefined {
  const beside = placePhrases(search).find(
    ({ phrase, rest }) =>
      ((isRegionName(phrase) && !isLargeTown(phrase)) || stateAtEnd(search) === phrase) && tradeIn(rest),
  )
  const named = location.trim() || beside?.phrase
  return named && isDivision(named) ? (translatedRegion(named) ?? named) : undefined
}

/**
 * What is found for a division without who is known to lie in another one: California Avenue is in Pittsburgh. The same interpretation if
 * there are none such, or very many.
 */
export async function withinRegion(
  { listings }: Sources,
  found: Interpretation,
  region: string,
): Promise<Interpretation> {
  const page = { sort: 'recommended', limit: readLimit, offset: 0 } as const
  const all = (await listings.listPage(found.filter, page)).listings
  const isElsewhere = ({ state, countryCode }: Pick<Listing, 'state' | 'countryCode'>) =>
    state !== '' && findRegion(countryCode, region)?.name !== (findRegion(countryCode, state)?.name ?? state)
  const own = new Set(all.flatMap((one) => (isElsewhere(one) ? [] : [calledTerm(one.name)])))
  const called = all.flatMap((one) => (isElsewhere(one) ? (calledTerm(one.name) ?? []) : []))
  const others = called.filter((term) => !own.has(term))
  if (others.length === 0) return found
  const groups = found.groups.map((group) => mapGroup(group, (one) => without(one, others)))
  return { ...found, filter: without(found.filter, others), groups }
}
