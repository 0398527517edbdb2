import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import type { BusinessRow } from '../../business-row.ts'
import { indexToken, queryTokens } from '../../index-token.ts'
import { storedKey } from '../../stored-text.ts'

/** Private-use characters that no search term holds: they mark the tokens that stand for a filter. */
const markers = { category: '\ue100', group: '\ue101', city: '\ue102', country: '\ue103' } as const

function mark(kind: keyof typeof markers, key: string | null | undefined): string[] {
  return key ? [markers[kind] + indexToken(storedKey(key))] : []
}

/** The tokens by which the full-text index finds a row through a filter. */
export function rowFilterTokens(row: BusinessRow): string[] {
  return [
    ...mark('category', row.category_key),
    ...mark('group', row.category_group),
    ...mark('city', row.city_key),
    ...mark('country', row.country_code),
  ]
}

/** What a row must hold to pass the filter; [] when everything passes. */
export function filterTokens(filter: ListingFilter): string[] {
  return [
    ...queryTokens(filter.terms),
    ...mark('category', filter.categoryKey),
    ...mark('group', filter.categoryGroup),
    ...mark('city', filter.cityKey),
    ...mark('country', filter.countryCode),
  ]
}
