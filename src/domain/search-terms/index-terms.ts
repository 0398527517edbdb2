import { isInitialConsonants } from './initial-consonants.ts'
import { listingTerms, type SearchableListing } from './search-terms.ts'
import { isTradeTerm } from './trade-terms.ts'

/**
 * Whether many listings of a city have the term, and it is searched for together with a city: trades, and 초성, of
 * which only few exist.
 */
export function isFrequentTerm(term: string): boolean {
  return isTradeTerm(term) || isInitialConsonants(term)
}

/**
 * The terms of a listing in one text, separated by spaces, then a line break and the frequent terms again. The result
 * is the same for a draft and for the stored listing.
 */
export function indexTerms(listing: SearchableListing): string {
  const terms = listingTerms(asStored(listing))
  return `${terms.join(' ')}\n${terms.filter(isFrequentTerm).join(' ')}`
}

/** A listing with the terms by which it is found. */
export function withTerms<T extends SearchableListing>(listing: T): T & { readonly terms: string } {
  return { ...listing, terms: indexTerms(listing) }
}

const texts = ['name', 'category', 'city', 'district', 'state', 'country', 'address', 'phone'] as const

/** Removes NUL, which no database stores in a text. */
function asStored(listing: SearchableListing): SearchableListing {
  if (!texts.some((field) => listing[field].includes('\0'))) return listing
  const without = Object.fromEntries(texts.map((field) => [field, listing[field].replaceAll('\0', '')]))
  return { ...listing, ...without }
}
