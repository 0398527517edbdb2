import { filterKey } from './ports/listing-filter.ts'
import { type ListingReader, type PageListings, upToCap } from './ports/listing-store.ts'
import type { SearchDictionary } from './ports/search-dictionary.ts'

/** Remembers the answers, so that equal questions are asked once. */
export function once<Asked extends unknown[], Answer>(
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

/**
 * The store for one search. The ways to understand it ask for the same lists and words, and so do the lists that are offered where it
 * finds nothing. To be made anew for each search, because it does not learn of changes.
 */
export function askedOnce<Dictionary extends SearchDictionary>(
  listings: ListingReader,
  dictionary: Dictionary,
) {
  return {
    listings: {
      ...listings,
      best: once(listings.best),
      listPage: listedOnce(listings.listPage),
      listCountries: once(listings.listCountries),
    },
    dictionary: {
      wordsFrom: once(dictionary.wordsFrom),
      findWords: once(dictionary.findWords),
      wordsLike: once(dictionary.wordsLike),
      findCities: once(dictionary.findCities),
      findDistricts: once(dictionary.findDistricts),
      findSynonyms: once(dictionary.findSynonyms),
    },
  }
}

/** Reads each page once. A list that is known to its end has all further pages, and need not be counted. */
function listedOnce(listPage: ListingReader['listPage']): ListingReader['listPage'] {
  const pages = new Map<string, PageListings>()
  const wholes = new Map<string, PageListings>()
  return async (filter, page) => {
    // The thousands of ids of what is open would be longer than the answer.
    if (filter.openingIds) return listPage(filter, page)
    const { sort, limit, offset } = page
    const list = `${sort} ${filterKey(filter)}`
    const whole = wholes.get(list)
    if (whole) {
      const listed = whole.listings.slice(offset, offset + limit)
      return { listings: listed, entries: listed.length, count: upToCap(whole.entries) }
    }
    const key = `${offset} ${limit} ${list}`
    const known = pages.get(key)
    if (known) return known
    const found = await listPage(filter, page)
    pages.set(key, found)
    const isWhole =
      offset === 0 && found.entries < limit && found.listings.length === found.entries && !filter.box
    if (isWhole) wholes.set(list, found)
    return found
  }
}
