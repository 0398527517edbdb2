import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { ratingSteps } from '../../../domain/directory/directory.ts'
import { isFrequentTerm } from '../../../domain/search-terms/index-terms.ts'
import type { BusinessRow } from '../../business-row.ts'
import { cellTokens, rowCellTokens } from '../../cell-token.ts'
import { indexToken, queryTokens, tokenQuery } from '../../index-token.ts'
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
export const listed = '\ue106'

function marking(marker: string): (key: string | null | undefined) => string[] {
  const tokens = memoize((key) => (key === '' ? [] : [marker + indexToken(storedKey(key))]))
  return (key) => tokens(key ?? '')
}

/**
 * The tokens by which the full-text index finds a row through a filter, and those that stand for one of its frequent terms in its
 * city: two long lists need not be compared for what visitors ask for most.
 */
export function rowFilterTokens(row: BusinessRow, frequent: readonly string[]): string[] {
  const ofKind = [...mark.category(row.category_key), ...mark.group(row.category_group)]
  const [city] = mark.city(row.city_key)
  return [
    listed,
    ...ofKind,
    ...(city === undefined ? [] : [city, ...[...ofKind, ...frequent].map(inCity(city))]),
    ...mark.country(row.country_code),
    ...ratingSteps.flatMap((step) => (row.rating >= step ? mark.rating(String(step)) : [])),
    ...(row.phone === '' ? [] : [hasPhone]),
    ...(row.is_verified ? [verified] : []),
    ...rowCellTokens(row),
  ]
}

/** The index keeps tokens in order, each without what it shares with the one before: the city comes first. */
const inCity = (city: string) => (token: string) => `${city}\ue108${token}`

/** What a row must hold to pass the filter, but for its city, alternatives and cells. */
function filterTokens(filter: ListingFilter, words: readonly string[]): string[] {
  return [
    ...words,
    ...mark.category(filter.categoryKey),
    ...mark.group(filter.categoryGroup),
    ...mark.country(filter.countryCode),
    ...(filter.minRating ? mark.rating(String(filter.minRating)) : []),
    ...(filter.hasPhone ? [hasPhone] : []),
    ...(filter.isVerified ? [verified] : []),
  ]
}

/** The same tokens, those that have a pair in the filter's city by their pairs. */
function tokensInCity({
  cityKey,
  categoryKey,
  categoryGroup,
}: ListingFilter): (tokens: readonly string[]) => string[] {
  const [city] = mark.city(cityKey)
  if (city === undefined) return (tokens) => [...tokens]
  const ofKind = new Set([...mark.category(categoryKey), ...mark.group(categoryGroup)])
  const pair = inCity(city)
  return (tokens) => tokens.map((token) => (ofKind.has(token) || isFrequentTerm(token) ? pair(token) : token))
}

/** What the tokens of a row must be for it to pass a filter. */
export interface TokenConditions {
  /** Each condition holds by one of its alternatives, and that by all of its tokens. */
  readonly conditions: readonly (readonly (readonly string[])[])[]
  /** That of them which says the filter's city and nothing else, if there is one. */
  readonly ofCity: readonly (readonly string[])[] | undefined
  readonly noneOf: readonly string[]
}

export function tokenConditions(filter: ListingFilter): TokenConditions {
  const inPlace = tokensInCity(filter)
  const { all, anyOf } = tokenQuery(filter)
  const tokens = inPlace(filterTokens(filter, all))
  const alternatives = anyOf.map(inPlace)
  const city = mark.city(filter.cityKey)
  const saysCity = (some: readonly string[]) =>
    some.some((token) => city.some((mark) => token.startsWith(mark)))
  const isSaid = saysCity(tokens) || (alternatives.length > 0 && alternatives.every(saysCity))
  const conditions = tokens.map((token) => [[token]])
  const ofCity = isSaid || city.length === 0 ? undefined : [city]
  if (ofCity) conditions.push(ofCity)
  if (alternatives.length > 0) conditions.push(alternatives)
  if (filter.cells) conditions.push(cellTokens(filter.cells).map((token) => [token]))
  return {
    conditions: conditions.length > 0 ? conditions : [[[listed]]],
    ofCity,
    noneOf: [...inPlace(queryTokens(filter.noneOf)), ...(filter.isVerified === false ? [verified] : [])],
  }
}

/** True for a filter that every row passes, but for what the index does not know. */
export function passesAll(filter: ListingFilter): boolean {
  const { all, anyOf } = tokenQuery(filter)
  const conditions =
    filterTokens(filter, all).length +
    mark.city(filter.cityKey).length +
    anyOf.length +
    queryTokens(filter.noneOf).length
  return conditions === 0 && !filter.cells && filter.isVerified === undefined
}
