import { placePhrases } from '../../../domain/search-terms/place-phrases.ts'
import { queryTerms } from '../../../domain/search-terms/search-terms.ts'
import type { Candidate } from '../candidate.ts'
import { type Interpretation, interpretQuery } from '../interpretation.ts'
import { isWholeTrade, mayBePlace } from '../places/places-of-world.ts'
import { keyOf, wordsIn } from './correct-words.ts'
import { countsOf } from './near-trades.ts'

/** Of so many words, all but one may be those of a name. */
const [fewestWords, mostWords] = [3, 5]
/** So many listings are looked at to see whether one has the words in its name. */
const lookedAt = 10

/**
 * A name with one word that it has not: `singing river dental` of Singing River Dentistry. The word that the fewest names have is left out
 * first, whatever it says elsewhere, and the others must be words of one name that says more than a trade.
 */
export const asPartOfName: Candidate = {
  async interpret({ sources, query, placed }) {
    const words = wordsIn(query.search)
    const isFit = words.length >= fewestWords && words.length <= mostWords && !/\d/.test(query.search)
    if (!isFit || (await placed()).length > 0) return []
    const counts = await countsOf(sources.dictionary, words.map(keyOf))
    const countOf = (word: string) => counts.get(keyOf(word)) ?? 0
    const page = { sort: 'recommended', limit: lookedAt, offset: 0 } as const
    const found: Interpretation[] = []
    // A place is never left out, also one of which nothing is listed.
    const ofPlaces = new Set(
      placePhrases(query.search)
        .map(({ phrase }) => phrase)
        .filter(mayBePlace)
        .flatMap(wordsIn),
    )
    const mayBeLeft = words.filter((word) => !ofPlaces.has(word))
    for (const left of mayBeLeft.toSorted((a, b) => countOf(a) - countOf(b))) {
      const others = words.filter((word) => word !== left)
      const text = others.join(' ')
      const named =
        isWholeTrade(text) || others.some((word) => countOf(word) === 0)
          ? undefined
          : interpretQuery({ ...query, search: text })
      if (!named) continue
      const { listings } = await sources.listings.listPage(named.filter, page)
      const asked = queryTerms(text)
      const hasAll = (name: string) => {
        const terms = new Set(queryTerms(name))
        return asked.every((term) => terms.has(term))
      }
      if (listings.some(({ name }) => hasAll(name))) found.push({ ...named, correctedQuery: text })
    }
    return found
  },
}
