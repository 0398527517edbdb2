import { cityPageName, listCityPageNames } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { otherLayout } from '../../domain/search-terms/keyboard-layout.ts'
import { phoneQueryTerms } from '../../domain/search-terms/phone-term.ts'
import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { keyOfCity, toFilter } from '../directory/to-filter.ts'
import type { CityCount, ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { completeWord } from './complete-word.ts'
import { correctWords, splitWord } from './correct-words.ts'
import { type Interpretation, interpretQuery, namedFilter, without } from './interpretation.ts'
import { groupOf, mapGroup } from './list-groups.ts'

interface Sources {
  readonly listings: Pick<ListingReader, 'best' | 'listPage'>
  readonly dictionary: SearchDictionary
}

interface Search {
  readonly sources: Sources
  readonly query: BusinessQuery & { readonly search: string }
  /** The search within each city that some of its words may name. */
  readonly placed: () => Promise<readonly Placed[]>
}

/** What an interpretation has found. */
interface Understood<Result> {
  readonly interpretation: Interpretation
  readonly result: Result
}

interface Counted {
  readonly totalCount: number
}

/** A way to understand a search. */
interface Candidate {
  /**
   * What the search may mean, the likeliest first: the next is looked for where one finds nothing. undefined: the search cannot be
   * understood that way.
   */
  readonly interpret: (
    search: Search,
    best: Understood<Counted> | undefined,
  ) => Promise<readonly Interpretation[] | undefined>
  /** Tried after something was found too; it takes its place where it finds as much. */
  readonly improves?: true
  /** A search that can be understood that way can mean nothing else. */
  readonly isLast?: true
}

/** What finds fewer is looked at again: its last word may be half typed. */
const enough = 20
/** Listings of a city in which whoever names it with a trade means that trade there, even if it has none. */
const largeCity = 10_000

const inLocation: Candidate = {
  interpret: async ({ sources, query }) => [(await interpretLocated(sources, query)) ?? []].flat(),
}

const asTyped: Candidate = { interpret: async ({ query }) => [interpretQuery(query) ?? []].flat() }

const asPhoneNumber: Candidate = {
  async interpret({ query }) {
    const anyOf = phoneQueryTerms(query.search).map((term) => [term])
    const filter = { ...toFilter({ ...query, search: '' }), anyOf }
    return anyOf.length > 0 ? [{ filter, groups: [groupOf(filter)] }] : []
  },
}

/** A name may hold a city's: listings of that very name go before the city. */
const inNamedCity: Candidate = {
  async interpret(search) {
    const hasSeveralWords = /\s/.test(search.query.search)
    const placed = hasSeveralWords ? await search.placed() : []
    if (placed.length === 0 || (await isName(search.sources, search.query))) return undefined
    return placed.map(({ interpretation }) => interpretation)
  },
}

/**
 * What else the trade may be called in that city. Where the city has none, to read two long lists of words to their ends would find
 * nothing that was meant.
 */
const asTradeOfLargeCity: Candidate = {
  isLast: true,
  async interpret(search) {
    if (!(await inNamedCity.interpret(search, undefined))) return undefined
    const placed = await search.placed()
    const meant = placed.find(({ place, city }) => city.businessCount >= largeCity && isOfTrade(place.rest))
    if (!meant) return undefined
    const { sources, query } = search
    const { phrase, city, rest } = meant.place
    const corrected = await correctWords(sources, { ...query, search: rest, city })
    const asked = corrected.map((words) => `${words} ${phrase}`)
    const found = await Promise.all(asked.map((text) => interpretPlaced(sources, query, text)))
    return asked.flatMap((correctedQuery, index) =>
      (found[index] ?? []).map(({ interpretation }) => ({ ...interpretation, correctedQuery })),
    )
  },
}

/** The last word as half a word; where none begins so, a word that no name has as the one that was probably meant. */
const asHalfTyped: Candidate = {
  improves: true,
  async interpret({ sources, query }, best) {
    if ((best?.result.totalCount ?? 0) >= enough || (await isName(sources, query))) return []
    const completed = await completeWord(sources.dictionary, query)
    return [completed ?? (best && (await interpretMeant(sources, query, best.interpretation))) ?? []].flat()
  },
}

const asCityAlone: Candidate = {
  async interpret({ query, placed }) {
    return /\s/.test(query.search) ? [] : (await placed()).map(({ interpretation }) => interpretation)
  },
}

/** Other words, within the city that they name, or anywhere. */
const rewritten = (rewrite: Rewrite): Candidate => ({
  async interpret({ sources, query }) {
    const texts = (await rewrite(sources, query)).filter((text) => text !== query.search)
    const found = texts.map(async (correctedQuery) => {
      const placed = await interpretPlaced(sources, query, correctedQuery)
      const anywhere = interpretQuery({ ...query, search: correctedQuery }) ?? []
      return [...placed.map(({ interpretation }) => interpretation), anywhere]
        .flat()
        .map((interpretation) => ({ ...interpretation, correctedQuery }))
    })
    return (await Promise.all(found)).flat()
  },
})

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

/** The ways to understand a search, the likeliest first. */
const candidates: readonly Candidate[] = [
  inLocation,
  asPhoneNumber,
  inNamedCity,
  asTradeOfLargeCity,
  asTyped,
  asHalfTyped,
  asCityAlone,
  ...rewrites.map(rewritten),
]

/** A query that says so is taken literally alone. */
function candidatesFor({ search, literal }: BusinessQuery): readonly Candidate[] {
  if (literal) return [asTyped]
  return search === '' ? [inLocation, asTyped] : candidates
}

/**
 * Tries one candidate after the other: the first that finds anything is what was meant, unless an improvement on it finds as much.
 * undefined where nothing is found. A candidate costs nothing before its turn.
 */
export async function understandSearch<Result extends Counted>(
  asked: Sources,
  given: BusinessQuery,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const { best: listBest, listPage } = asked.listings
  // Several ways to understand a search look for the same.
  const sources = { ...asked, listings: { best: once(listBest), listPage: once(listPage) } }
  const query = { ...given, search: given.search?.trim() ?? '' }
  const search = { sources, query, placed: once(() => interpretPlaced(sources, query, query.search)) }
  let best: Understood<Result> | undefined
  for (const { interpret, improves, isLast } of candidatesFor(query)) {
    if (best && !improves) break
    const interpretations = await interpret(search, best)
    for (const interpretation of interpretations ?? []) {
      const result = await find(interpretation)
      if (result.totalCount === 0) continue
      if (result.totalCount >= (best?.result.totalCount ?? 0)) best = { interpretation, result }
      break
    }
    if (interpretations && isLast) break
  }
  return best
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

/** Whether a listing is called just so. */
async function isName({ listings }: Sources, query: BusinessQuery): Promise<boolean> {
  const named = namedFilter(query)
  // Not the best one: what follows asks for the list again.
  const page = { sort: 'recommended', limit: 1, offset: 0 } as const
  return named !== undefined && (await listings.listPage(named, page)).listings.length > 0
}

/** Before the few listings that hold a word which no name has: those called as it was probably meant. */
async function interpretMeant(
  sources: Sources,
  query: BusinessQuery & { readonly search: string },
  typed: Interpretation,
): Promise<Interpretation | undefined> {
  const [correctedQuery] = await correctWords(sources, query, { unknownOnly: true })
  const meant = { ...query, search: correctedQuery ?? '' }
  const named = namedFilter(meant)
  if (!correctedQuery || !named || !(await isName(sources, meant))) return undefined
  const called = named.terms?.slice(0, 1) ?? []
  const others = typed.groups.map((group) => mapGroup(group, (filter) => without(filter, called)))
  return { filter: typed.filter, groups: [groupOf(named), ...others], correctedQuery }
}

interface Placed {
  readonly interpretation: Interpretation
  readonly place: NonNullable<Interpretation['place']>
  readonly city: CityCount
}

async function interpretPlaced(
  { dictionary }: Sources,
  query: BusinessQuery,
  search: string,
): Promise<readonly Placed[]> {
  const places = query.city ? [] : await findPlaces(dictionary, search)
  return places.flatMap(({ city, phrase, rest }) => {
    const found = interpretQuery({ ...query, search: rest }, { cityKey: city.key })
    const place = { phrase, city: cityPageName(city.name, city.countryCode), rest }
    return found ? [{ interpretation: { ...found, place }, place, city }] : []
  })
}

/** The search within the city that the location names in whatever language. */
async function interpretLocated(
  { dictionary }: Sources,
  { location = '', ...query }: BusinessQuery,
): Promise<Interpretation | undefined> {
  const key = query.city ? '' : keyOfCity(location)
  const [city] = key === '' ? [] : await dictionary.findCities([key])
  return city && interpretQuery(query, { cityKey: key })
}

interface FoundPlace {
  readonly city: CityCount
  /** The words that name it. */
  readonly phrase: string
  /** The words that remain to be looked for: never none. */
  readonly rest: string
}

/** The cities that some of the words may name, in whatever language, where the directory has listings in them. */
async function findPlaces(
  dictionary: Pick<SearchDictionary, 'findCities'>,
  text: string,
): Promise<readonly FoundPlace[]> {
  const phrases = placePhrases(text).map((found) => ({ ...found, keys: keysOf(found.phrase) }))
  const keys = [...new Set(phrases.flatMap((phrase) => phrase.keys))]
  const known = new Map((await dictionary.findCities(keys)).map((city) => [city.key, city]))
  return phrases.flatMap(({ phrase, rest, keys }) =>
    keys.flatMap((key) => {
      const city = known.get(key)
      return city ? [{ city, phrase, rest }] : []
    }),
  )
}

const keysOf = (phrase: string) => listCityPageNames(phrase).map(cityKey).filter(Boolean)
