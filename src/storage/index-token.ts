import type { ListingFilter } from '../application/ports/listing-store.ts'
import type { ListingDraft } from '../domain/business/listing.ts'
import { listingTerms } from '../domain/search-terms/search-terms.ts'
import type { BusinessRow } from './business-row.ts'
import { storedKey } from './stored-text.ts'

/** Private-use characters that no search term holds: they mark the tokens that stand for a filter. */
const markers = { category: '\ue100', group: '\ue101', city: '\ue102', country: '\ue103' } as const

const plain = /^[0-9a-z]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL and its like must not reach an index either
const separators = /[\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]/g

/**
 * A term as both indexes hold it. ASCII that is neither letter nor digit moves to private-use characters: it neither
 * splits a token nor means anything in a query's syntax, so no term needs quoting.
 */
function token(term: string): string {
  if (plain.test(term)) return term
  return term
    .toLowerCase()
    .toWellFormed()
    .replace(separators, (character) => String.fromCharCode(0xe000 + character.charCodeAt(0)))
}

/** What the index keeps of a listing: its search terms and its filters. */
export function listingTokens(draft: ListingDraft, row: BusinessRow): string[] {
  const tokens = listingTerms(draft).map(token)
  if (row.category_key) tokens.push(markers.category + token(row.category_key))
  if (row.category_group) tokens.push(markers.group + token(row.category_group))
  if (row.city_key) tokens.push(markers.city + token(row.city_key))
  if (row.country_code) tokens.push(markers.country + token(row.country_code))
  return tokens
}

/** What a listing must hold to pass the filter; [] when everything passes. */
export function filterTokens(filter: ListingFilter): string[] {
  const tokens = (filter.terms ?? []).filter((term) => term !== '').map(token)
  if (filter.categoryKey) tokens.push(markers.category + token(storedKey(filter.categoryKey)))
  if (filter.categoryGroup) tokens.push(markers.group + token(filter.categoryGroup))
  if (filter.cityKey) tokens.push(markers.city + token(storedKey(filter.cityKey)))
  if (filter.countryCode) tokens.push(markers.country + token(storedKey(filter.countryCode)))
  return tokens
}
