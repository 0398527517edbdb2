import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { type QueryParts, queryParts } from '../../domain/search-words/query-parts.ts'
import { weakTradeWords } from '../../domain/search-words/trades/trade-words.ts'
import { phraseKey } from '../../domain/search-words/vocabulary.ts'
import type { Counted, Understood } from './candidate.ts'
import type { Interpretation } from './interpretation.ts'
import { mapGroup, type ResultGroup } from './list-groups.ts'
import { countryOfWords, ownCountryFirst, wholeOwnCountryFirst } from './own-country.ts'
import { type PartSources, understandInOwnCountry } from './understand-any.ts'
import { understandSearch } from './understand-search.ts'
import { calledFirst, isInName, namedFirst } from './words/called-first.ts'

/** Where fewer are known to be open, those whose hours are unknown follow. */
const fewOpen = 5

/** The same, after what is not wanted was taken from the words. */
export async function understandWanted<Result extends Counted>(
  sources: PartSources,
  given: BusinessQuery,
  list: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const typed = given.search?.trim() ?? ''
  const parts = queryParts(typed)
  const country = await countryOfWords(sources.listings, given, parts)
  const find = (interpretation: Interpretation) => list(ownCountryFirst(interpretation, country))
  if (given.literal || asksForNothing(parts, given)) return understandSearch(sources, given, find)
  const understand = () => understandInOwnCountry(sources, { given, parts, country }, find)
  if (parts.rest === typed) return understand()
  const isNamed = parts.taken.length > 0 && (await isInName(sources, typed, parts))
  // A time alone asks for whoever is open then too, and not only for who is called so: 24시.
  const isTimeAlone = parts.rest === '' && parts.time !== undefined
  if (isNamed && !parts.hasTrade && !isTimeAlone) return understandSearch(sources, given, find)
  const found = await understand()
  if (!found) return undefined
  const { correctedQuery = parts.rest } = found.interpretation
  // Beside other words it is about these: near the mall.
  const isOfRest = parts.rest === '' || isOfTrade(parts.rest) || isMistyped(parts.rest, correctedQuery)
  const isAboutVisitor = isOfRest || parts.isNearVisitor === true
  const near = isAboutVisitor && isAnywhere(given, found.interpretation) ? parts.near : ''
  const said = { ...(correctedQuery && { correctedQuery }), ...(near && { near }) }
  const meant = { ...found.interpretation, ...said }
  // Who has 맛집 in the name is no better restaurant than others.
  const saysNothing = parts.taken.every((word) => weakTradeWords.has(phraseKey(word)))
  const having = saysNothing ? meant : namedFirst(meant, parts)
  const named = isNamed && found.result.totalCount > 0 ? calledFirst(having, typed) : meant
  if (!parts.time) {
    return named === meant
      ? { ...found, interpretation: meant }
      : { interpretation: named, result: await find(named) }
  }
  const unknown = { ...named, time: { ...parts.time, isKnown: false } }
  const findUnknown = async () => ({
    interpretation: unknown,
    result: named === meant ? found.result : await find(unknown),
  })
  if (parts.time.asked === 'holiday') return findUnknown()
  const openingIds = await sources.openingIds(parts.time.asked)
  const openOf = (group: ResultGroup) => mapGroup(group, (one) => ({ ...one, openingIds }))
  const open = {
    ...meant,
    groups: meant.groups.map(openOf),
    filter: { ...meant.filter, openingIds },
    time: { ...parts.time, isKnown: true },
  }
  const result = await find(open)
  // Who has to be open now, too, is known to be.
  if (given.openNow || result.totalCount >= fewOpen) {
    const among = isTimeAlone ? namedFirst(open, parts, meant.filter) : open
    const called = isNamed ? calledFirst(among, typed) : open
    return { interpretation: called, result: called === open ? result : await find(called) }
  }
  if (result.totalCount > 0) {
    // Who may be open follows where few are known to be.
    const unsaid = (group: ResultGroup) => mapGroup(group, (one) => ({ ...one, hoursUnknown: true }))
    const both = { ...open, groups: [...open.groups, ...meant.groups.map(unsaid)] }
    return { interpretation: both, result: await list(wholeOwnCountryFirst(both, country)) }
  }
  return findUnknown()
}

/** Whether a trade was meant by words that are mistyped, and by all of them: plumbr. */
const isMistyped = (typed: string, meant: string) =>
  isOfTrade(meant) && typed.split(' ').length === meant.split(' ').length

/** Whether neither the visitor nor the words say where. */
const isAnywhere = ({ lat, location, city, district, box }: BusinessQuery, { place }: Interpretation) =>
  lat === undefined && !location?.trim() && !city && !district && !box && !place

/** Whether nothing would be left to search for: no words, no time and no place. */
function asksForNothing({ rest, time }: QueryParts, { location, lat }: BusinessQuery): boolean {
  return rest === '' && !time && !location?.trim() && lat === undefined
}
