import type { BusinessQuery } from '../../domain/directory/directory.ts'
import type { AskedTime } from '../../domain/opening-hours/asked-time.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { eitherSide } from '../../domain/search-words/join-words.ts'
import { correctedHint } from '../../domain/search-words/needs/mistyped-hints.ts'
import { correctedNeed } from '../../domain/search-words/needs/needs.ts'
import { type QueryParts, queryParts } from '../../domain/search-words/query-parts.ts'
import { tradeNamed } from '../../domain/search-words/trades/trade-named.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { Counted, Sources, Understood } from './candidate.ts'
import { understandEitherName } from './either/either-name.ts'
import { understandEither } from './either/either-trade.ts'
import { enough } from './enough.ts'
import { understandWords } from './hints/understand-words.ts'
import type { Interpretation } from './interpretation.ts'
import { withHelpers, withOtherNames } from './other-trade-names.ts'
import { understandSearch } from './understand-search.ts'
import { partedText } from './words/split-word.ts'
import { withUnknownAttributes, withUnknownInCountry } from './words/unknown-attributes.ts'
import { areOfTrade } from './words/without-neighbours.ts'

export interface PartSources extends Sources {
  readonly listings: Sources['listings'] & Pick<ListingReader, 'listCountries' | 'findById' | 'findBySlug'>
  /** The opening patterns that are open at a time. */
  readonly openingIds: (asked: AskedTime) => Promise<readonly number[]>
}

/** Where an emoji's likeliest trade has fewer, another one may be meant. */
const fewDrawn = 5

interface OwnSearch {
  readonly given: BusinessQuery
  readonly parts: QueryParts
  readonly country: string | undefined
}

/** The words; where their own country has few of a trade, also those that are called otherwise: 초밥집 asks for what is in Korea. */
export async function understandInOwnCountry<Result extends Counted>(
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
  const isFew = own.listings.length < enough
  const wider = isFew ? withOtherNames(found.interpretation, correctedQuery, true) : undefined
  // Where none is in the country by any name, those elsewhere stay as they are, and as they are beside a city.
  const isThere = async (filter: ListingFilter) =>
    (await sources.listings.listPage({ ...filter, countryCode }, { ...page, limit: 1 })).listings.length > 0
  const more = wider && (own.listings.length > 0 || (await isThere(wider.filter))) ? wider : undefined
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
    parts.joined && (await understandEither(sources, query, parts.joined, { understand, find }, found))
  if (either) return either
  const sides = eitherSide((given.search ?? '').trim().split(/\s+/))?.map((side) => queryParts(side).rest)
  const named = sides && (await understandEitherName(sources, query, sides, { understand, find }, found))
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
