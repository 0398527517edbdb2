import { cityOfShortName } from '../../domain/address/cities/short-names.ts'
import { categoryGroupOf } from '../../domain/category/taxonomy.ts'
import { tradeIn, wordsOfTrade } from '../../domain/search-terms/category-search.ts'
import { nameWords } from '../../domain/search-terms/name-words.ts'
import { placePhrases } from '../../domain/search-terms/place-phrases.ts'
import { hintedTrade } from '../../domain/search-words/hint-words.ts'
import type { Candidate, Sources } from './candidate.ts'
import { type Interpretation, interpretPlaced, interpretQuery } from './interpretation.ts'
import { mayBePlace } from './places-of-world.ts'

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
 * A name beside the trade that it tells already: `mcdonald's burger zürich`. Where nothing has all words, the name says more than the
 * trade, if the name of a listing of such a trade begins with it. What may be a place is no name.
 */
export const asBrandBesideTrade: Candidate = {
  async interpret({ sources, query }) {
    for (const { correctedQuery, trade } of brandsIn(query.search)) {
      const placed = await interpretPlaced(sources.dictionary, query, correctedQuery)
      const anywhere = interpretQuery({ ...query, search: correctedQuery })
      const found = placed.length > 0 ? placed.map(({ interpretation }) => interpretation) : [anywhere ?? []]
      for (const one of found.flat()) {
        const name = one.place?.rest ?? correctedQuery
        if (await isCalled(sources, one, { name, trade })) return [{ ...one, correctedQuery }]
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
  const brands = trade ? [{ trade, left: without(named) }] : telling
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
  return witnesses.some(
    ({ name: called, category }) =>
      categoryGroupOf(category) === categoryGroupOf(trade) &&
      nameWords(called).slice(0, asked.length).join(' ') === asked.join(' '),
  )
}
