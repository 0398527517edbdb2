import { cityPageName } from '../../domain/address/cities/city-page.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { otherLayout } from '../../domain/search-terms/keyboard-layout.ts'
import { phoneQueryTerms } from '../../domain/search-terms/phone-term.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { keyOfCity, toFilter } from '../directory/to-filter.ts'
import type { CityCount, ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { completeWord } from './complete-word.ts'
import { correctWords } from './correct-words.ts'
import { findPlaces } from './find-places.ts'
import { namedFilter, type Reading, readQuery, without } from './reading.ts'
import { splitWord } from './split-word.ts'

interface Sources {
  readonly listings: Pick<ListingReader, 'best' | 'listPage'>
  readonly dictionary: SearchDictionary
}

/** Ways to understand a search: each is answered with the number of its listings, by which the next is chosen. */
type Readings = AsyncGenerator<Reading, boolean, number>

/** What finds fewer is looked at again: its last word may be half typed. */
const enough = 20
/** Listings of a city in which whoever names it with a trade means that trade there, even if it has none. */
const largeCity = 10_000

/**
 * The ways to understand a search, the likeliest first: the last that finds anything is what was meant. A query that
 * says so is taken literally alone.
 */
export async function* understandSearch(asked: Sources, query: BusinessQuery): Readings {
  const { best, listPage } = asked.listings
  // Several ways to understand a search look for the same.
  const sources = { ...asked, listings: { best: once(best), listPage: once(listPage) } }
  const search = query.search?.trim() ?? ''
  const located = query.literal ? undefined : await readLocated(sources, query)
  if (located && (yield located) > 0) return true
  if (search === '' || query.literal) return yield* understandLiterally(query)
  const phones = phoneQueryTerms(search).map((term) => [term])
  if (phones.length > 0) {
    const filter = { ...toFilter({ ...query, search: '' }), anyOf: phones }
    if ((yield { filter, tiers: [filter] }) > 0) return true
  }
  const isFound = /\s/.test(search) ? yield* understandPlaced(sources, query, search) : undefined
  if (isFound !== undefined) return isFound
  if (yield* understandWords(sources, query, search)) return true
  return yield* understandDifferently(sources, query, search)
}

/** Asks the same but once. */
function once<Asked extends unknown[], Answer>(
  ask: (...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return (...asked) => {
    const key = JSON.stringify(asked)
    const answer = answers.get(key) ?? ask(...asked)
    answers.set(key, answer)
    return answer
  }
}

async function* understandLiterally(query: BusinessQuery): Readings {
  const reading = readQuery(query)
  return reading !== undefined && (yield reading) > 0
}

/**
 * A name may hold a city's: listings of that very name go before the city. Whether any were found; undefined where the words may mean
 * something else than a trade in a city. Where that trade is not in that city, to read two long lists of words to their ends for it would
 * find nothing that was meant.
 */
async function* understandPlaced(
  sources: Sources,
  query: BusinessQuery,
  search: string,
): AsyncGenerator<Reading, boolean | undefined, number> {
  const placed = await readPlaced(sources, query, search)
  if (placed.length === 0 || (await isName(sources, query))) return undefined
  for (const { reading } of placed) if ((yield reading) > 0) return true
  const meant = placed.find(({ place, city }) => city.businessCount >= largeCity && isOfTrade(place.rest))
  return meant && (yield* correctPlaced(sources, query, meant))
}

/** What else the trade may be called in that city. */
async function* correctPlaced(
  sources: Sources,
  query: BusinessQuery,
  { place: { phrase, city, rest } }: PlacedReading,
): Readings {
  for (const corrected of await correctWords(sources, { ...query, search: rest, city })) {
    const correctedQuery = `${corrected} ${phrase}`
    for (const { reading } of await readPlaced(sources, query, correctedQuery)) {
      if ((yield { ...reading, correctedQuery }) > 0) return true
    }
  }
  return false
}

/** The words as they are typed, and if that finds little, the last of them as half a word. */
async function* understandWords(sources: Sources, query: BusinessQuery, search: string): Readings {
  const reading = readQuery(query)
  const found = reading ? yield reading : 0
  if (found >= enough || (await isName(sources, query))) return found > 0
  const completed = await completeWord(sources.dictionary, { ...query, search })
  if (completed) {
    const more = yield completed
    return Math.max(more, found && more < found && reading ? yield reading : 0) > 0
  }
  const meant = reading && found > 0 ? await readMeant(sources, { ...query, search }, reading) : undefined
  return ((meant ? yield meant : 0) || found) > 0
}

/** Before the few listings that hold a word which no name has: those called as it was probably meant. */
async function readMeant(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  typed: Reading,
): Promise<Reading | undefined> {
  const [correctedQuery] = await correctWords(sources, query, { unknownOnly: true })
  const meant = { ...query, search: correctedQuery ?? '' }
  const named = namedFilter(meant)
  if (!correctedQuery || !named || !(await isName(sources, meant))) return undefined
  const others = typed.tiers.map((tier) => without(tier, named.terms?.slice(0, 1) ?? []))
  return { filter: typed.filter, tiers: [named, ...others], correctedQuery }
}

/** Whether a listing is called just so. */
async function isName({ listings }: Sources, query: BusinessQuery): Promise<boolean> {
  const named = namedFilter(query)
  // Not the best one: what follows asks for the list again.
  const page = { sort: 'recommended', limit: 1, offset: 0 } as const
  return named !== undefined && (await listings.listPage(named, page)).listings.length > 0
}

async function* understandDifferently(sources: Sources, query: BusinessQuery, search: string): Readings {
  if (!/\s/.test(search)) {
    for (const { reading } of await readPlaced(sources, query, search)) if ((yield reading) > 0) return true
  }
  for (const rewrite of rewrites) {
    for (const correctedQuery of await rewrite(sources, { ...query, search })) {
      if (correctedQuery === search) continue
      const corrected = { ...query, search: correctedQuery }
      const placed = await readPlaced(sources, query, correctedQuery)
      const readings = [...placed.map(({ reading }) => reading), readQuery(corrected)]
      for (const reading of readings) if (reading && (yield { ...reading, correctedQuery }) > 0) return true
    }
  }
  return false
}

type Rewrite = (
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
) => Promise<readonly string[]>

const rewrites: readonly Rewrite[] = [
  async (_, { search }) => [otherLayout(search) ?? search],
  ({ dictionary }, { search }) => splitWord(dictionary, search),
  // A station's name on no address: 강남역 is in 강남.
  async (_, { search }) => [search.replace(/([가-힣]{2})역(?=\s|$)/g, '$1')],
  correctWords,
]

interface PlacedReading {
  readonly reading: Reading
  readonly place: NonNullable<Reading['place']>
  readonly city: CityCount
}

/** The search within each city that some of its words may name. */
async function readPlaced(
  { dictionary }: Sources,
  query: BusinessQuery,
  search: string,
): Promise<readonly PlacedReading[]> {
  const places = query.city ? [] : await findPlaces(dictionary, search)
  return places.flatMap(({ city, phrase, rest }) => {
    const reading = readQuery({ ...query, search: rest }, { cityKey: city.key })
    const place = { phrase, city: cityPageName(city.name, city.countryCode), rest }
    return reading ? [{ reading: { ...reading, place }, place, city }] : []
  })
}

/** The search within the city that the location names in whatever language. */
async function readLocated(
  { dictionary }: Sources,
  { location = '', ...query }: BusinessQuery,
): Promise<Reading | undefined> {
  const key = query.city ? '' : keyOfCity(location)
  const [city] = key === '' ? [] : await dictionary.findCities([key])
  return city && readQuery(query, { cityKey: key })
}
