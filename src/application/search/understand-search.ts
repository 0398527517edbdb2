import { cityPageName } from '../../domain/address/cities/city-page.ts'
import type { BusinessQuery } from '../../domain/directory/directory.ts'
import { otherLayout } from '../../domain/search-terms/keyboard-layout.ts'
import { fold } from '../../domain/text/fold.ts'
import { keyOfCity, toFilter } from '../directory/to-filter.ts'
import type { ListingFilter, ListingReader } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import { completeWord } from './complete-word.ts'
import { correctWords } from './correct-words.ts'
import { findPlaces } from './find-places.ts'
import { splitWord } from './split-word.ts'

/** One way to understand a search. */
export interface Understanding {
  readonly filter: ListingFilter
  /** Words that were recognised as a city, and are looked for no more. */
  readonly place?: { readonly phrase: string; readonly city: string }
  /** The keyword that is looked for in the place of the one that was typed. */
  readonly correctedQuery?: string
}

interface Sources {
  readonly listings: Pick<ListingReader, 'best'>
  readonly dictionary: SearchDictionary
}

/** How many of the best matches are looked through for one that is called exactly what was typed. */
const exactNameCandidates = 20

/**
 * The ways to understand a search, the likeliest first: the first that finds anything is what was meant. The literal
 * search is always among them; it is the only one where the query says so.
 */
export async function* understandSearch(
  sources: Sources,
  query: BusinessQuery,
): AsyncGenerator<Understanding> {
  const literal = toFilter(query)
  const search = query.search?.trim() ?? ''
  const located = query.literal ? undefined : await findLocated(sources, query)
  if (located) yield located
  const isFree = search !== '' && !query.literal
  const placed = isFree && /\s/.test(search) ? await findPlaced(sources, query, search) : []
  if (placed.length > 0 && literal && !(await hasExactName(sources, literal, search))) yield* placed
  if (literal) yield { filter: literal }
  if (isFree) yield* understandDifferently(sources, query, search)
}

async function* understandDifferently(
  sources: Sources,
  query: BusinessQuery,
  search: string,
): AsyncGenerator<Understanding> {
  if (!/\s/.test(search)) yield* await findPlaced(sources, query, search)
  for (const rewrite of rewrites) {
    for (const correctedQuery of await rewrite(sources.dictionary, search)) {
      if (correctedQuery === search) continue
      for (const placed of await findPlaced(sources, query, correctedQuery)) {
        yield { ...placed, correctedQuery }
      }
      const filter = toFilter({ ...query, search: correctedQuery })
      if (filter) yield { filter, correctedQuery }
    }
  }
}

type Rewrite = (dictionary: SearchDictionary, text: string) => Promise<readonly string[]>

const rewrites: readonly Rewrite[] = [
  async (_, text) => [otherLayout(text) ?? text],
  splitWord,
  // A station's name on no address: 강남역 is in 강남.
  async (_, text) => [text.replace(/([가-힣]{2})역(?=\s|$)/g, '$1')],
  completeWord,
  correctWords,
]

/** The search within each city that some of its words may name. */
async function findPlaced(
  { dictionary }: Sources,
  query: BusinessQuery,
  search: string,
): Promise<readonly Understanding[]> {
  const places = query.city ? [] : await findPlaces(dictionary, search)
  return places.flatMap(({ city, phrase, rest }) => {
    const filter = toFilter({ ...query, search: rest })
    const place = { phrase, city: cityPageName(city.name, city.countryCode) }
    return filter ? [{ filter: { ...filter, cityKey: city.key }, place }] : []
  })
}

/** The search within the city that the location names in whatever language. */
async function findLocated(
  { dictionary }: Sources,
  { location = '', ...query }: BusinessQuery,
): Promise<Understanding | undefined> {
  const key = query.city ? '' : keyOfCity(location)
  const [city] = key === '' ? [] : await dictionary.findCities([key])
  const filter = city && toFilter(query)
  return filter && { filter: { ...filter, cityKey: key } }
}

/** A name may hold a city's: who types all of it means the listing. */
async function hasExactName({ listings }: Sources, filter: ListingFilter, text: string): Promise<boolean> {
  const wanted = fold(text)
  const best = await listings.best(filter, exactNameCandidates)
  return best.some(({ name }) => fold(name) === wanted)
}
