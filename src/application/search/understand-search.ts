import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { otherLayout } from '../../domain/search-terms/keyboard-layout.ts'
import { phoneQueryTerms } from '../../domain/search-terms/phone-term.ts'
import { isOfTrade } from '../../domain/search-terms/trade-terms.ts'
import { toFilter } from '../directory/to-filter.ts'
import type { ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { completeWord } from './complete-word.ts'
import { correctWords, splitWord } from './correct-words.ts'
import {
  type Interpretation,
  interpretLocated,
  interpretPlaced,
  interpretQuery,
  namedFilter,
  type Placed,
  without,
} from './interpretation.ts'
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

/** The results of an interpretation. */
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
   * The interpretations, the likeliest first. The next one is tried if one finds nothing. undefined: the search
   * cannot be understood that way.
   */
  readonly interpret: (
    search: Search,
    best: Understood<Counted> | undefined,
  ) => Promise<readonly Interpretation[] | undefined>
  /** Also tried after a candidate that found something. It replaces that one if it finds as much. */
  readonly improves?: true
  /** If this candidate applies, no other one is tried. */
  readonly isLast?: true
}

/** If fewer listings are found, the last word may be half typed. */
const enough = 20
/** Listings of a large city. A trade with such a city is never searched elsewhere, even if the city has none. */
const largeCity = 10_000

const inLocation: Candidate = {
  interpret: async ({ sources, query }) => [(await interpretLocated(sources.dictionary, query)) ?? []].flat(),
}

const asTyped: Candidate = { interpret: async ({ query }) => [interpretQuery(query) ?? []].flat() }

const asPhoneNumber: Candidate = {
  async interpret({ query }) {
    const anyOf = phoneQueryTerms(query.search).map((term) => [term])
    const filter = { ...toFilter({ ...query, search: '' }), anyOf }
    return anyOf.length > 0 ? [{ filter, groups: [groupOf(filter)] }] : []
  },
}

/** The city may be part of a name: listings of exactly that name come before the city. */
const inNamedCity: Candidate = {
  async interpret(search) {
    const hasSeveralWords = /\s/.test(search.query.search)
    const placed = hasSeveralWords ? await search.placed() : []
    if (placed.length === 0 || (await isName(search.sources, search.query))) return undefined
    return placed.map(({ interpretation }) => interpretation)
  },
}

/**
 * Other names of the trade in that city. If the city has no such trade, reading two long posting lists to their ends
 * would find nothing useful.
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
    const found = await Promise.all(asked.map((text) => interpretPlaced(sources.dictionary, query, text)))
    return asked.flatMap((correctedQuery, index) =>
      (found[index] ?? []).map(({ interpretation }) => ({ ...interpretation, correctedQuery })),
    )
  },
}

/**
 * The last word as the beginning of a word. If no word begins so, a word that is in no name is replaced by a similar
 * one.
 */
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
      const placed = await interpretPlaced(sources.dictionary, query, correctedQuery)
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
  // The names of stations are in no address: 강남역 is in 강남.
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

/** A literal query is searched as typed only. */
function candidatesFor({ search, literal }: BusinessQuery): readonly Candidate[] {
  if (literal) return [asTyped]
  return search === '' ? [inLocation, asTyped] : candidates
}

/**
 * Tries one candidate after the other. The first one that finds anything is taken, unless an improvement finds as
 * much. undefined if nothing is found. A candidate is evaluated only when its turn comes.
 */
export async function understandSearch<Result extends Counted>(
  asked: Sources,
  given: BusinessQuery,
  find: (interpretation: Interpretation) => Promise<Result>,
): Promise<Understood<Result> | undefined> {
  const { best: listBest, listPage } = asked.listings
  // Several interpretations ask for the same lists.
  const sources = { ...asked, listings: { best: once(listBest), listPage: once(listPage) } }
  const query = { ...given, search: given.search?.trim() ?? '' }
  const search = {
    sources,
    query,
    placed: once(() => interpretPlaced(sources.dictionary, query, query.search)),
  }
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

/** Remembers the answers, so that equal questions are asked once. */
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

/** Whether a listing has exactly this name. */
async function isName({ listings }: Sources, query: BusinessQuery): Promise<boolean> {
  const named = namedFilter(query)
  // A list and not `best`: later steps ask for the same list.
  const page = { sort: 'recommended', limit: 1, offset: 0 } as const
  return named !== undefined && (await listings.listPage(named, page)).listings.length > 0
}

/**
 * For a word that is in no name: listings of exactly the corrected name come before the few that have the word as
 * typed.
 */
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
