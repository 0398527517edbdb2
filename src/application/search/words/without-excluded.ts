import { findArea } from '../../../domain/address/areas/find-area.ts'
import { findCityByName } from '../../../domain/address/cities/city-page.ts'
import { isLargeTown } from '../../../domain/address/near-names.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { searchTerms, tradeIn } from '../../../domain/search-terms/category-search.ts'
import { termOfLabel } from '../../../domain/search-terms/category-term.ts'
import { nameWords } from '../../../domain/search-terms/name-words.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import { isOfTrade } from '../../../domain/search-terms/trade-terms.ts'
import { type ExcludedWords, excludedIn } from '../../../domain/search-words/excluded-words.ts'
import { otherSpellings } from '../../../domain/search-words/other-spellings.ts'
import { relatedTrades } from '../../../domain/search-words/trades/related-trades.ts'
import type { Sources } from '../candidate.ts'
import { type Interpretation, withoutAllOf } from '../interpretation.ts'
import { mapGroup } from '../list-groups.ts'
import { knownDistrict } from '../places/places-of-world.ts'

/** So many listings are read to learn whether a name has the words that exclude: No Limits Gym. */
const witnessLimit = 8

/** What the words of a query exclude, unless they are a listing's name. */
export async function findExcluded(
  { listings }: Sources,
  { search = '', literal }: BusinessQuery,
): Promise<ExcludedWords | undefined> {
  const found = literal ? undefined : excludedIn(search)
  if (!found || found.marks.length === 0) return found
  const words = found.marks.flatMap(nameWords)
  const witnesses = await listings.best({ terms: queryTerms(search) }, witnessLimit)
  const isNamed = witnesses.some(({ name }) => {
    const held = nameWords(name)
    return words.every((word) => held.includes(word))
  })
  return isNamed ? undefined : found
}

/** The interpretation without the listings that have what is excluded: as a trade, as an attribute, or as words. */
export function withoutExcluded(found: Interpretation, phrases: readonly string[]): Interpretation {
  const excluded = phrases.flatMap(termsOf)
  const groups = found.groups.map((group) => mapGroup(group, (one) => withoutAllOf(one, excluded)))
  return { ...found, filter: withoutAllOf(found.filter, excluded), groups }
}

/** The terms by which a listing is one of those that a phrase names: all of one of the lists. */
function termsOf(phrase: string): readonly (readonly string[])[] {
  const { terms, anyOf } = searchTerms(phrase)
  const trade = tradeIn(phrase)?.trade
  const { trades, signs } = trade ? relatedTrades(trade) : { trades: [], signs: [] }
  const labels = trades.flatMap((name) => knownCategory(name)?.label ?? [])
  return [
    ...(anyOf.length > 0 ? anyOf.map((some) => [...terms, ...some]) : [terms]),
    ...labels.map((label) => [termOfLabel(label)]),
    ...[...signs, ...otherSpellings(phrase), ...saidOfPlace(phrase)].map(queryTerms),
  ].filter((all) => all.length > 0)
}

/** What addresses in a place say: the postal codes of Kreis 1. */
function saidOfPlace(phrase: string): readonly string[] {
  const district = knownDistrict(phrase)?.district
  const town = isLargeTown(phrase) && !isOfTrade(phrase) ? findCityByName(phrase).name : undefined
  return [...(findArea(phrase)?.said ?? []), ...(district ? [district] : []), ...(town ? [town] : [])]
}
