import { isInitialConsonants } from './initial-consonants.ts'
import { listingTerms, type SearchableListing } from './search-terms.ts'
import { isTradeTerm } from './trade-terms.ts'

/** Whether many listings of a city have the term, and it is searched for with the city: trades, and 초성, of which there are few. */
export function isFrequentTerm(term: string): boolean {
  return isTradeTerm(term) || isInitialConsonants(term)
}

/** The terms of a listing in one text, separated by spaces; after a line break once more those that are frequent. */
export function indexTerms(listing: SearchableListing): string {
  const terms = listingTerms(listing)
  return `${terms.join(' ')}\n${terms.filter(isFrequentTerm).join(' ')}`
}
