import { wordsOfLink } from '../../domain/address/pasted-link.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { AskedTime } from '../../domain/opening-hours/asked-time.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { eitherSide } from '../../domain/search-words/join-words.ts'
import { correctedHint } from '../../domain/search-words/needs/mistyped-hints.ts'
import { correctedNeed } from '../../domain/search-words/needs/needs.ts'
import { type QueryParts, queryParts } from '../../domain/search-words/query-parts.ts'
import { tradeNamed } from '../../domain/search-words/trades/trade-named.ts'
import { weakTradeWords } from '../../domain/search-words/trades/trade-words.ts'
import { phraseKey } from '../../domain/search-words/vocabulary.ts'
import { unsaidIn } from '../../domain/search-words/wishes/empty-words.ts'
import { findIdentified } from '../directory/find-identified.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { Counted, Sources, Understood } from './candidate.ts'
import { enough } from './enough.ts'
import { understandWords } from './hints/understand-words.ts'
import type { Interpretation } from './interpretation.ts'
import { groupOf, mapGroup, type ResultGroup } from './list-groups.ts'
import { withHelpers, withOtherNames } from './other-trade-names.ts'
import { countryOfWords, ownCountryFirst, wholeOwnCountryFirst } from './own-country.ts'
import { mayBePlace } from './places-of-world.ts'
import { understandSearch } from './understand-search.ts'
import { calledFirst, isInName, namedFirst } from './words/called-first.ts'
import { understandEither, understandEitherName } from './words/either-trade.ts'
import { asSpaced } from './words/spaced-query.ts'
import { partedText } from './words/split-word.ts'
import { withUnknownAttributes, withUnknownInCountry } from './words/unknown-attributes.ts'
import { findExcluded, withoutExcluded } from './words/without-excluded.ts'
import { areOfTrade } from './words/without-neighbours.ts'

interface PartSources extends Sources {
  readonly listings: Sources['listings'] & Pick<ListingReader, 'listCountries' | 'findById' | 'findBySlug'>
  /** The opening patterns that are open at a time. */
  readonly openingIds: (asked: AskedTime) => Promise<readonly number[]>
}

/** Where fewer are known to be open, those whose hours are unknown follow. */
const fewOpen = 5

/** Where an emoji's likeliest trade has fewer, another one may be meant. */
const fewDrawn = 5

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

/** The same, after what is not wanted was taken from the words. */
async function understandWanted<Result extends Counted>(
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

interface OwnSearch {
  readonly given: BusinessQuery
  readonly parts: QueryParts
  readonly country: string | undefined
}

/** The words; where their own country has few of a trade, also those that are called otherwise: 초밥집 asks for what is in Korea. */
async function understandInOwnCountry<Result extends Counted>(
  sources: PartSources,
  { given, parts, country: countryCode }: OwnSearch,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const found = await understandAny(sources, given, parts, find)
  const { place, filter, correctedQuery = parts.rest } = found?.interpretation ?? {}
  if (!found || !countryCode || place || filter?.countryCode || !isOfTrade(correctedQuery)) return found
  const page = { sort: 'recommended', limit: enough, offset: 0 } as const
  const own = await sources.listings.listPage({ ...filter, countryCode }, page)
  const unknown =
    own.listings.length === 0 &&
    (await withUnknownInCountry(sources, { ...given, search: correctedQuery }, { found, countryCode }, find))
  if (unknown) return unknown
  const more = own.listings.length < enough && withOtherNames(found.interpretation, correctedQuery, true)
  const isElsewhere = own.listings.length > 0 && !areOfTrade(own.listings, found.interpretation)
  if (!more && !isElsewhere) return found
  const interpretation = {
    ...(more || found.interpretation),
    ...(isElsewhere && { isElsewhere: true as const }),
  }
  return { interpretation, result: await find(interpretation) }
}

/** The words, or what they may ask for otherwise, if there is none. */
async function understandAny<Result extends Counted>(
  sources: Sources,
  given: BusinessQuery,
  parts: QueryParts,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const parted = given.literal ? undefined : await partedText(sources.dictionary, parts.rest)
  if (parted) {
    const found = await understandSearch(sources, { ...given, search: parted }, find)
    return found && withCorrected(found, parted)
  }
  const query = { ...given, search: parts.rest }
  const typed = await understandWords(sources, query, parts, find)
  const known = await withUnknownAttributes(sources, query, typed, find)
  const found = known && parts.needed ? await withHelpers(known, parts.needed, find) : known
  const understand = (search: string) => understandSearch(sources, { ...given, search }, find)
  const either =
    parts.joined && (await understandEither(sources, query, parts.joined, { both: found, understand, find }))
  if (either) return either
  const sides = eitherSide((given.search ?? '').trim().split(/\s+/))?.map((side) => queryParts(side).rest)
  const named = sides && (await understandEitherName(sources, query, sides, { all: found, understand, find }))
  if (named) return named
  // Before whoever is in a place, what a mistyped word tells of is asked for: cheescake zürich.
  const mistyped = found && isPlaceAlone(found, parts) && (await withMistypedHint(sources, query, find))
  if (mistyped) return mistyped
  // An emoji may stand for another trade, of which there are more: 🔧.
  if (found && found.result.totalCount >= (parts.isDrawn ? fewDrawn : 1)) return found
  const asked = found?.interpretation.place?.phrase ?? ''
  // A trade's name in that of the place is none: Staten Island. A flag may mean the kitchen.
  const keepsPlace = (text: string) => ` ${text} `.includes(` ${asked} `) && text !== asked
  for (const search of (parts.others ?? []).filter(
    (text) => !asked || !(given.search ?? '').includes(asked) || keepsPlace(text),
  )) {
    // Any restaurant is asked for only where none is of the kind that an emoji draws: 🌮.
    if (found && found.result.totalCount > 0 && isAnyKind(search, asked)) continue
    const other = await understand(search)
    if (other && other.result.totalCount > (found?.result.totalCount ?? 0))
      return withCorrected(other, search)
  }
  if (found && found.result.totalCount > 0) return found
  const needed = parts.hasTrade ? undefined : mistypedNeed(given)
  const meant = needed && (await understand(needed))
  if (meant && meant.result.totalCount > 0) return withCorrected(meant, needed)
  return (parts.hasTrade || given.literal ? undefined : await withMistypedHint(sources, query, find)) ?? found
}

/** Whether all words but a place's were left out. */
const isPlaceAlone = ({ interpretation }: Understood<unknown>, { rest }: QueryParts) =>
  interpretation.place !== undefined &&
  interpretation.correctedQuery === interpretation.place.phrase &&
  rest !== interpretation.correctedQuery

/** What a mistyped word tells of, with the other words: cheescake. undefined if nothing is found so, either. */
async function withMistypedHint<Result extends Counted>(
  sources: Sources,
  query: BusinessQuery,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const words = correctedHint((query.search ?? '').trim().split(/\s+/))
  if (!words) return undefined
  const search = words.join(' ')
  const told = await understandWords(sources, { ...query, search }, queryParts(search), find)
  return told && told.result.totalCount > 0 ? withCorrected(told, search) : undefined
}

/** Whether a text asks for a restaurant of any kind, in a place or anywhere. */
const isAnyKind = (text: string, place: string) =>
  tradeNamed(text.replace(place, ' ').trim())?.label.en === 'Restaurant'

/** Whether a trade was meant by words that are mistyped, and by all of them: plumbr. */
const isMistyped = (typed: string, meant: string) =>
  isOfTrade(meant) && typed.split(' ').length === meant.split(' ').length

/** The trade that mistyped words need, with the other words: furnice broke. */
function mistypedNeed({ search = '' }: BusinessQuery): string | undefined {
  const words = correctedNeed(search.trim().split(/\s+/))
  return words && queryParts(words.join(' ')).rest
}

/** What was found for another text, which the answer says unless that was corrected too. */
function withCorrected<Result>(found: Understood<Result>, text: string): Understood<Result> {
  const { correctedQuery = text } = found.interpretation
  return { ...found, interpretation: { ...found.interpretation, correctedQuery } }
}

/** Whether neither the visitor nor the words say where. */
const isAnywhere = ({ lat, location, city, district, box }: BusinessQuery, { place }: Interpretation) =>
  lat === undefined && !location?.trim() && !city && !district && !box && !place

/** Whether nothing would be left to search for: no words, no time and no place. */
function asksForNothing({ rest, time }: QueryParts, { location, lat }: BusinessQuery): boolean {
  return rest === '' && !time && !location?.trim() && lat === undefined
}
