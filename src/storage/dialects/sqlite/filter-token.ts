import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { ratingSteps } from '../../../domain/directory/directory.ts'
import type { BusinessRow } from '../../business-row.ts'
import { cellTokens, rowCellTokens } from '../../cell-token.ts'
import { indexToken, queryAlternatives, queryTokens } from '../../index-token.ts'
import { memoize } from '../../memoize.ts'
import { storedKey } from '../../stored-text.ts'

/** Private-use characters that no search term holds: they mark the tokens that stand for a filter. */
const mark = {
  category: marking('\ue100'),
  group: marking('\ue101'),
  city: marking('\ue102'),
  country: marking('\ue103'),
  rating: marking('\ue104'),
}
const hasPhone = '\ue105'
const verified = '\ue107'
/** Of every row that the index holds. */
const listed = '\ue106'

function marking(marker: string): (key: string | null | undefined) => string[] {
  const tokens = memoize((key) => (key === '' ? [] : [marker + indexToken(storedKey(key))]))
  return (key) => tokens(key ?? '')
}

/** The tokens by which the full-text index finds a row through a filter. */
export function rowFilterTokens(row: BusinessRow): string[] {
  return [
    listed,
    ...mark.category(row.category_key),
    ...mark.group(row.category_group),
    ...mark.city(row.city_key),
    ...mark.country(row.country_code),
    ...ratingSteps.flatMap((step) => (row.rating >= step ? mark.rating(String(step)) : [])),
    ...(row.phone === '' ? [] : [hasPhone]),
    ...(row.is_verified ? [verified] : []),
    ...rowCellTokens(row),
  ]
}

/** What a row must hold to pass the filter, but for its alternatives and cells. */
function filterTokens(filter: ListingFilter): string[] {
  return [
    ...queryTokens(filter.terms),
    ...mark.category(filter.categoryKey),
    ...mark.group(filter.categoryGroup),
    ...mark.city(filter.cityKey),
    ...mark.country(filter.countryCode),
    ...(filter.minRating ? mark.rating(String(filter.minRating)) : []),
    ...(filter.hasPhone ? [hasPhone] : []),
    ...(filter.isVerified ? [verified] : []),
  ]
}

const quoted = (token: string) => `"${token}"`

/** The full-text query of a filter. */
export function filterQuery(filter: ListingFilter): string {
  const conditions = filterTokens(filter).map(quoted)
  const alternatives = queryAlternatives(filter.anyOf).map(
    (tokens) => `(${tokens.map(quoted).join(' AND ')})`,
  )
  if (alternatives.length > 0) conditions.push(`(${alternatives.join(' OR ')})`)
  if (filter.cells) conditions.push(`(${cellTokens(filter.cells).map(quoted).join(' OR ')})`)
  const query = conditions.join(' AND ') || quoted(listed)
  const excluded = [...queryTokens(filter.noneOf), ...(filter.isVerified === false ? [verified] : [])].map(
    quoted,
  )
  return excluded.length > 0 ? `(${query}) NOT (${excluded.join(' OR ')})` : query
}

/** True for a filter that every row passes, but for what the index does not know. */
export function passesAll(filter: ListingFilter): boolean {
  const conditions =
    filterTokens(filter).length + queryAlternatives(filter.anyOf).length + queryTokens(filter.noneOf).length
  return conditions === 0 && !filter.cells && filter.isVerified === undefined
}
