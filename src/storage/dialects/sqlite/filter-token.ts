import { type Condition, conditionsOf } from '../../../application/ports/listing-filter.ts'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { ratingSteps } from '../../../domain/directory/filters.ts'
import { attributeTerm } from '../../../domain/search-terms/attribute-search.ts'
import { isFrequentTerm } from '../../../domain/search-terms/index-terms.ts'
import { lowerCase } from '../../../domain/text/fold.ts'
import type { BusinessRow } from '../../business-row.ts'
import { cellTokens, rowCellTokens } from '../../cell-token.ts'
import { indexToken, queryTokens, tokenQuery } from '../../index-token.ts'
import { storedKey } from '../../stored-text.ts'

/** How the index stores a condition. */
interface IndexedCondition<Value> {
  /** The tokens of a row's values. */
  readonly ofRow: (row: BusinessRow) => readonly string[]
  /** The tokens that a row must have: `all` of these, `oneOf` these if given, and `none` of these. */
  readonly asked: (value: Value) => {
    readonly all?: readonly string[]
    readonly oneOf?: readonly string[]
    readonly none?: readonly string[]
  }
}

/** Makes a token for each value. It begins with a private-use character that no search term contains. */
function marking(marker: string): (key: string | null | undefined) => string[] {
  return (key) => (key ? [marker + indexToken(storedKey(key))] : [])
}

function byKey<Value extends string>(
  marker: string,
  keyOf: (row: BusinessRow) => string | null,
): IndexedCondition<Value> {
  const tokens = marking(marker)
  return { ofRow: (row) => tokens(keyOf(row)), asked: (key) => ({ all: tokens(key) }) }
}

const district = marking('\ue10a')
const rating = marking('\ue104')
const ratingTokens = ratingSteps.map((step) => ({ step, tokens: rating(String(step)) }))
const hasPhone = '\ue105'
const verified = '\ue107'
const hoursUnknown = '\ue10b'
/** A token that every indexed row has. */
const listed = '\ue106'

/**
 * Conditions without tokens of this kind: words come from the listing's texts, the city may be part of a combined
 * token, and open now is not in the index.
 */
type OwnWay = 'terms' | 'anyOf' | 'noneOf' | 'notAllOf' | 'cityKey' | 'openingIds'
type IndexedName = Exclude<Condition, OwnWay>
const indexed: { readonly [Name in IndexedName]: IndexedCondition<NonNullable<ListingFilter[Name]>> } = {
  categoryKey: byKey('\ue100', (row) => row.category_key),
  categoryGroup: byKey('\ue101', (row) => row.category_group),
  countryCode: byKey('\ue103', (row) => row.country_code),
  district: {
    ofRow: (row) => district(lowerCase(row.district)),
    asked: (name) => ({ all: district(lowerCase(name)) }),
  },
  minRating: {
    ofRow: (row) => ratingTokens.flatMap(({ step, tokens }) => (row.rating >= step ? tokens : [])),
    asked: (step) => ({ all: rating(String(step)) }),
  },
  hasPhone: {
    ofRow: (row) => (row.phone === '' ? [] : [hasPhone]),
    asked: () => ({ all: [hasPhone] }),
  },
  hoursUnknown: {
    ofRow: (row) => (row.opening_id === null ? [hoursUnknown] : []),
    asked: () => ({ all: [hoursUnknown] }),
  },
  isVerified: {
    ofRow: (row) => (row.is_verified ? [verified] : []),
    asked: (isVerified) => (isVerified ? { all: [verified] } : { none: [verified] }),
  },
  // Their terms are among the listing's, because words find them too.
  attributes: { ofRow: () => [], asked: (keys) => ({ all: keys.map(attributeTerm) }) },
  cells: { ofRow: rowCellTokens, asked: (cells) => ({ oneOf: cellTokens(cells) }) },
}
const indexedConditions = Object.values(indexed)
const isIndexed = (name: Condition): name is IndexedName => name in indexed

const cityTokens = marking('\ue102')
/**
 * Combines a token with a city. The city comes first, because the index compresses common prefixes of neighbouring
 * tokens.
 */
const inCity = (city: string) => (token: string) => `${city}\ue108${token}`

/**
 * The tokens of a row for filters, and the combined tokens of its frequent terms and its city. With these, frequent
 * searches read one short posting list instead of intersecting two long ones.
 */
export function rowFilterTokens(row: BusinessRow, frequent: readonly string[]): string[] {
  const ofKind = [...indexed.categoryKey.ofRow(row), ...indexed.categoryGroup.ofRow(row)]
  const [city] = cityTokens(row.city_key)
  return [
    listed,
    ...(city === undefined ? [] : [city, ...[...ofKind, ...frequent].map(inCity(city))]),
    ...indexedConditions.flatMap(({ ofRow }) => ofRow(row)),
  ]
}

function askedOf<Name extends IndexedName>(name: Name, filter: ListingFilter) {
  return indexed[name].asked(filter[name] as NonNullable<ListingFilter[Name]>)
}

/** Replaces tokens by their combined tokens with the filter's city, where these exist. */
function tokensInCity(filter: ListingFilter): (tokens: readonly string[]) => string[] {
  const [city] = cityTokens(filter.cityKey)
  if (city === undefined) return (tokens) => [...tokens]
  const kinds = (['categoryKey', 'categoryGroup'] as const).filter((name) => filter[name])
  const ofKind = new Set(kinds.flatMap((name) => askedOf(name, filter).all ?? []))
  const pair = inCity(city)
  return (tokens) => tokens.map((token) => (ofKind.has(token) || isFrequentTerm(token) ? pair(token) : token))
}

/**
 * The conditions of a filter as tokens. A row passes if each condition has an alternative of which the row has all
 * tokens, and if there is nothing excluded of which it has all tokens.
 */
function tokenConditions(filter: ListingFilter) {
  const inPlace = tokensInCity(filter)
  const { all, anyOf } = tokenQuery(filter)
  const asked = conditionsOf(filter)
    .filter(isIndexed)
    .map((name) => askedOf(name, filter))
  const tokens = inPlace([...all, ...asked.flatMap((tokens) => tokens.all ?? [])])
  const alternatives = anyOf.map(inPlace)
  const city = cityTokens(filter.cityKey)
  const saysCity = (some: readonly string[]) =>
    some.some((token) => city.some((mark) => token.startsWith(mark)))
  const isSaid = saysCity(tokens) || (alternatives.length > 0 && alternatives.every(saysCity))
  const conditions = tokens.map((token) => [[token]])
  if (!isSaid && city.length > 0) conditions.push([city])
  if (alternatives.length > 0) conditions.push(alternatives)
  for (const { oneOf } of asked) if (oneOf) conditions.push(oneOf.map((token) => [token]))
  const noneOf = [...inPlace(queryTokens(filter.noneOf)), ...asked.flatMap(({ none }) => none ?? [])]
  const notAllOf = inPlace(queryTokens(filter.notAllOf))
  return {
    conditions,
    excluded: [...noneOf.map((token) => [token]), ...(notAllOf.length > 0 ? [notAllOf] : [])],
  }
}

/** True if every row passes, apart from conditions that are not in the index. */
export function passesAll(filter: ListingFilter): boolean {
  const { conditions, excluded } = tokenConditions(filter)
  return conditions.length + excluded.length === 0
}

const quoted = (token: string) => `"${token}"`
const someOf = (parts: readonly string[]) => (parts.length === 1 ? `${parts[0]}` : `(${parts.join(' OR ')})`)
const allOf = (tokens: readonly string[]) =>
  tokens.length === 1 ? quoted(`${tokens[0]}`) : `(${tokens.map(quoted).join(' AND ')})`

/** The full-text query of a filter. */
export function filterQuery(filter: ListingFilter): string {
  const { conditions, excluded } = tokenConditions(filter)
  const asked = conditions.length > 0 ? conditions : [[[listed]]]
  const query = asked.map((some) => someOf(some.map(allOf))).join(' AND ')
  return excluded.length > 0 ? `(${query}) NOT ${someOf(excluded.map(allOf))}` : query
}
