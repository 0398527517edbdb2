import { cityOfShortName } from '../../domain/address/cities/short-names.ts'
import { categoryGroupOf } from '../../domain/category/taxonomy.ts'
import { attributesIn, tradesAreNamedAfter } from '../../domain/search-terms/attribute-search.ts'
import { tradeIn, wordsOfTrade } from '../../domain/search-terms/category-search.ts'
import { editDistance } from '../../domain/search-terms/edit-distance.ts'
import { nameWords } from '../../domain/search-terms/name-words.ts'
import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { wordKey } from '../../domain/search-terms/word-key.ts'
import { hintedTrade } from '../../domain/search-words/hint-words.ts'
import type { Candidate, Search, Sources } from './candidate.ts'
import { type Interpretation, interpretPlaced, interpretQuery } from './interpretation.ts'
import { mayBePlace } from './places/places-of-world.ts'
import { correctWords } from './words/correct-words.ts'

/** How many listings are read to learn whether one is called by the words. */
const witnessLimit = 8
/** Longer texts are sentences. */
const wordLimit = 6

/** A text without the words that tell its trade, and the trade. */
interface Brand {
  readonly correctedQuery: string
  readonly trade: string
}

/**
 * A name beside the trade that it tells already: `hiltl burger zürich`. Where nothing has all words, the name says more than the
 * trade, if the name of a listing of such a trade begins with it. What may be a place is no name. Known chains need no listing to be
 * told by: `saysSameTrade` leaves the trade out beside them.
 */
export const asBrandBesideTrade: Candidate = {
  async interpret({ sources, query }) {
    for (const brand of brandsIn(query.search)) {
      const found = await understandBrand(sources, query, brand)
      if (found) return [found]
    }
    return []
  },
}

/** The brand in the place that is named beside it, or anywhere, if a listing is called so; undefined if none is. */
async function understandBrand(
  sources: Sources,
  query: Search['query'],
  { correctedQuery, trade }: Brand,
): Promise<Interpretation | undefined> {
  const placed = await interpretPlaced(sources.dictionary, query, correctedQuery)
  const anywhere = interpretQuery({ ...query, search: correctedQuery })
  const found = placed.length > 0 ? placed.map(({ interpretation }) => interpretation) : [anywhere ?? []]
  for (const one of found.flat()) {
    const name = one.place?.rest ?? correctedQuery
    if (await isCalled(sources, one, { name, trade })) return { ...one, correctedQuery }
  }
  return undefined
}

/** So many with one word in their names share it by chance. */
const fewNamed = 5

/** Shorter words are nearly too many others. */
const longName = 6

/** The same with a name of one word that is mistyped by one letter: `hiltel vegetarian`. Other names are not meant by what is nearly theirs. */
export const asMistypedBrand: Candidate = {
  async interpret({ sources, query, placed }) {
    const phrases = (await placed()).map(({ place }) => place.answer.phrase)
    const asked = phrases.reduce((text, phrase) => text.replace(phrase, ' '), query.search)
    for (const { correctedQuery, trade } of brandsIn(asked.trim().replace(/\s+/g, ' '))) {
      const typed = wordKey(correctedQuery)
      if (correctedQuery.includes(' ') || typed.length < longName) continue
      for (const name of await correctWords(sources, { search: correctedQuery }, { unknownOnly: true })) {
        if (editDistance(typed, wordKey(name), 1) > 1) continue
        const whole = [name, ...phrases.slice(0, 1)].join(' ')
        const found = await understandBrand(sources, query, { correctedQuery: whole, trade })
        if (found) return [found]
      }
    }
    return []
  },
}

/** Without the words of its trade, or without one of those that tell of a trade, the last first; [] if nothing would be left. */
function brandsIn(text: string): readonly Brand[] {
  const words = text.split(/\s+/)
  if (words.length > wordLimit) return []
  const without = (left: readonly string[]) => words.filter((word) => !left.includes(word.toLowerCase()))
  const named = wordsOfTrade(text).flatMap((phrase) => phrase.split(' '))
  const telling = words.toReversed().flatMap((word) => {
    const trade = hintedTrade(word)
    return trade ? [{ trade, left: without([word.toLowerCase()]) }] : []
  })
  const trade = tradeIn(text)?.trade
  const { keys, phrases } = attributesIn(text)
  // What trades are named after is said of a restaurant: vegetarian.
  const said = keys.length > 0 && keys.every((key) => tradesAreNamedAfter.has(key))
  const dishes = said
    ? [{ trade: 'Restaurant', left: without(phrases.flatMap((one) => one.split(' '))) }]
    : []
  const brands = trade ? [{ trade, left: without(named) }] : [...telling, ...dishes]
  return brands
    .filter(({ left }) => left.length > 0 && left.length < words.length)
    .map(({ trade, left }) => ({ trade, correctedQuery: left.join(' ') }))
}

const mayNamePlace = (text: string) =>
  cityOfShortName(text) !== undefined ||
  mayBePlace(text) ||
  placePhrases(text).some(({ phrase }) => mayBePlace(phrase))

async function isCalled(
  { listings }: Sources,
  { filter }: Interpretation,
  { name, trade }: { readonly name: string; readonly trade: string },
): Promise<boolean> {
  const asked = nameWords(name)
  if (asked.length === 0 || mayNamePlace(name)) return false
  const witnesses = await listings.best(filter, witnessLimit)
  // A word that few names have is the name, also behind what kind of house it is: Haus Hiltl.
  const isRare = asked.length === 1 && name.length >= longName && witnesses.length < fewNamed
  return witnesses.some(({ name: called, category }) => {
    const words = nameWords(called)
    const from = isRare ? words.indexOf(asked[0] ?? '') : 0
    return (
      categoryGroupOf(category) === categoryGroupOf(trade) &&
      from !== -1 &&
      words.slice(from, from + asked.length).join(' ') === asked.join(' ')
    )
  })
}
