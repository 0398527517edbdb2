import { isInitialConsonants } from './initial-consonants.ts'
import { listingTerms, type SearchableListing } from './search-terms.ts'
import { isTradeTerm } from './trade-terms.ts'

/** Whether many listings of a city have the term, and it is searched for with the city: trades, and 초성, of which there are few. */
export function isFrequentTerm(term: string): boolean {
  return isTradeTerm(term) || isInitialConsonants(term)
}

/**
 * The terms of a listing in one text, separated by spaces; after a line break once more those that are frequent. The same for what a
 * source gave and for what was stored of it.
 */
export function indexTerms(listing: SearchableListing): string {
  const terms = listingTerms(asStored(listing))
  return `${terms.join(' ')}\n${terms.filter(isFrequentTerm).join(' ')}`
}

/** No engine keeps NUL in a text. */
function asStored(listing: SearchableListing): SearchableListing {
  const { name, category, city, district, state, country, address, phone } = listing
  const hasNul = [name, category, city, district, state, country, address, phone].some((text) =>
    text.includes('\0'),
  )
  if (!hasNul) return listing
  const without = (text: string) => text.replaceAll('\0', '')
  return {
    name: without(name),
    category: without(category),
    categoryGroup: listing.categoryGroup,
    city: without(city),
    district: without(district),
    state: without(state),
    country: without(country),
    address: without(address),
    phone: without(phone),
  }
}
