import type { AttributeKey } from '../../../domain/business/attributes/attribute-keys.ts'
import { knownCategory } from '../../../domain/category/taxonomy.ts'
import type { BusinessQuery } from '../../../domain/directory/directory.ts'
import { attributesIn, tradesAreNamedAfter } from '../../../domain/search-terms/attribute-search.ts'
import { tradeIn } from '../../../domain/search-terms/category-search.ts'
import { queryParts } from '../../../domain/search-words/query-parts.ts'
import type { Counted, Sources, Understood } from '../candidate.ts'
import { type Interpretation, namesFirst } from '../interpretation.ts'
import { wholeOwnCountryFirst } from '../own-country.ts'
import { findLocations } from '../places/find-places.ts'
import { isNeighbourhood } from '../places/places-of-world.ts'
import { understandSearch } from '../understand-search.ts'
import { isName } from './is-name.ts'

/** Where fewer are known to have what is asked for, those follow of which nobody knows. */
const fewKnown = 5

/**
 * What was found; if the words ask for attributes beside a trade and few are known to have them, also the others of the trade: 와이파이
 * 카페 in a town whose sources say nothing of such things.
 */
export async function withUnknownAttributes<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  found: Understood<Result> | undefined,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const { keys, phrases, rest: besideThem } = attributesIn(query.search)
  // A dish beside them tells of no other trade than they do: brunch avocado toast.
  const rest = (tradeIn(besideThem) ? undefined : queryParts(besideThem).hinted?.others) ?? besideThem
  if (keys.length === 0 || rest === '') return found
  const isBesideTrade = tradeIn(rest) !== undefined
  const isOfPlace = async () =>
    isNeighbourhood(rest) || (await findLocations(sources.dictionary, rest)).length > 0
  // Beside a place alone, only where nothing else is found.
  if (!isBesideTrade && (found?.result.totalCount || !(await isOfPlace()))) return found
  // Where there is no vegan restaurant, any restaurant may have vegan dishes; where there is no parking garage, no garage is one.
  const isNone = !found?.result.totalCount && keys.every((key) => tradesAreNamedAfter.has(key))
  if (!isNone && isInTrade(query.search, phrases)) return found
  const { correctedQuery = query.search } = found?.interpretation ?? {}
  const hasThem = attributesIn(correctedQuery).keys.length === keys.length
  const known = hasThem && found && found.result.totalCount > 0 ? found : undefined
  if (known && known.result.totalCount >= fewKnown) return found
  if (await isName(sources, query)) return found
  const trade = isBesideTrade ? '' : offeredBy(keys, rest)
  const others = await understandSearch(sources, { ...query, search: `${rest} ${trade}`.trim() }, find)
  if (!others || others.result.totalCount <= (known?.result.totalCount ?? 0)) return found
  const meant = {
    ...others.interpretation,
    correctedQuery: others.interpretation.correctedQuery ?? `${rest} ${trade}`.trim(),
    attributes: { keys, words: phrases.join(' '), isKnown: known !== undefined },
  }
  if (!known) return { ...others, interpretation: meant }
  const interpretation = namesFirst(known.interpretation, meant, query.search)
  return { interpretation, result: await find(interpretation) }
}

/**
 * Where nobody of the words' own country is known to have what they ask for beside a trade, the others of the trade there come before who
 * has it elsewhere: 강아지랑 갈 수 있는 카페 asks for cafés of Korea. undefined if that country has none of the trade either.
 */
export async function withUnknownInCountry<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  { found, countryCode }: { readonly found: Understood<Result>; readonly countryCode: string },
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const { keys, phrases, rest } = attributesIn(query.search)
  if (keys.length === 0 || tradeIn(rest) === undefined || isInTrade(query.search, phrases)) return undefined
  const others = await understandSearch(sources, { ...query, search: rest }, find)
  const page = { sort: 'recommended', limit: 1, offset: 0 } as const
  const filter = others && { ...others.interpretation.filter, countryCode }
  if (!others || !filter || (await sources.listings.listPage(filter, page)).listings.length === 0)
    return undefined
  const meant = {
    ...others.interpretation,
    correctedQuery: rest,
    attributes: { keys, words: phrases.join(' '), isKnown: true },
  }
  const named = namesFirst(found.interpretation, meant, query.search)
  const interpretation = wholeOwnCountryFirst(named, countryCode)
  return { interpretation, result: await find(interpretation) }
}

/** Who may have an attribute that is asked for beside a place alone, in the script of its name: no filling station serves brunch. */
const offers: Partial<Record<AttributeKey, string>> = {
  brunch: 'Cafe',
  breakfast: 'Cafe',
  vegan: 'Restaurant',
  vegetarian: 'Restaurant',
  halal: 'Restaurant',
  buffet: 'Restaurant',
}

function offeredBy(keys: readonly AttributeKey[], place: string): string {
  const trade = keys.flatMap((key) => offers[key] ?? [])[0]
  const label = trade === undefined ? undefined : knownCategory(trade)?.label
  return (/[가-힣]/.test(place) ? label?.ko : label?.en) ?? ''
}

/** Whether the words are part of a trade's own name: a vegan restaurant, a parking garage. */
function isInTrade(text: string, phrases: readonly string[]): boolean {
  const named = tradeIn(text)?.phrase.split(' ') ?? []
  return phrases.some((phrase) => named.includes(phrase.split(' ')[0] ?? ''))
}
