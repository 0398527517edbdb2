import { type Condition, conditionsOf } from '../../../application/ports/listing-filter.ts'
import type { ListingFilter } from '../../../application/ports/listing-store.ts'
import { ratingSteps } from '../../../domain/directory/filters.ts'
import { isFrequentTerm } from '../../../domain/search-terms/index-terms.ts'
import { lowerCase } from '../../../domain/text/fold.ts'
import type { BusinessRow } from '../../business-row.ts'
import { cellTokens, rowCellTokens } from '../../cell-token.ts'
import { indexToken, queryTokens, tokenQuery } from '../../index-token.ts'
import { memoize } from '../../memoize.ts'
import { storedKey } from '../../stored-text.ts'

/** What the index holds for a condition. */
interface IndexedCondition<Value> {
  /** The tokens that stand for a row's own values. */
  readonly ofRow: (row: BusinessRow) => readonly string[]
  /** What a row must hold to pass: all of these, one of those where they are given, none of the others. */
  readonly asked: (value: Value) => {
    readonly all?: readonly string[]
    readonly oneOf?: readonly string[]
    readonly none?: readonly string[]
  }
}

/** A token for each value. It begins with a private-use character that no search term holds. */
function marking(marker: string): (key: string | null | undefined) => string[] {
  const tokens = memoize((key) => (key === '' ? [] : [marker + indexToken(storedKey(key))]))
  return (key) => tokens(key ?? '')
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
const hasPhone = '\ue105'
const verified = '\ue107'
/** Of every row that the index holds. */
const listed = '\ue106'

/** Words come from the listing's texts, and a city may be said by pairs. What is open now no index holds. */
type OwnWay = 'terms' | 'anyOf' | 'noneOf' | 'cityKey' | 'openingIds'
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
    ofRow: (row) => ratingSteps.flatMap((step) => (row.rating >= step ? rating(String(step)) : [])),
    asked: (step) => ({ all: rating(String(step)) }),
  },
  hasPhone: {
    ofRow: (row) => (row.phone === '' ? [] : [hasPhone]),
    asked: () => ({ all: [hasPhone] }),
  },
  isVerified: {
    ofRow: (row) => (row.is_verified ? [verified] : []),
    asked: (isVerified) => (isVerified ? { all: [verified] } : { none: [verified] }),
  },
  cells: { ofRow: rowCellTokens, asked: (cells) => ({ oneOf: cellTokens(cells) }) },
}
const indexedConditions = Object.values(indexed)
const isIndexed = (name: Condition): name is IndexedName => name in indexed

const cityTokens = marking('\ue102')
/** The index keeps tokens in order, each without what it shares with the one before: the city comes first. */
const inCity = (city: string) => (token: string) => `${city}\ue108${token}`

/**
 * The tokens by which the full-text index finds a row through a filter, and those that stand for one of its frequent terms in its
 * city: two long lists need not be compared for what visitors ask for most.
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

/** The same tokens, those that have a pair in the filter's city by their pairs. */
function tokensInCity(filter: ListingFilter): (tokens: readonly string[]) => string[] {
  const [city] = cityTokens(filter.cityKey)
  if (city === undefined) return (tokens) => [...tokens]
  const kinds = (['categoryKey', 'categoryGroup'] as const).filter((name) => filter[name])
  const ofKind = new Set(kinds.flatMap((name) => askedOf(name, filter).all ?? []))
  const pair = inCity(city)
  return (tokens) => tokens.map((token) => (ofKind.has(token) || isFrequentTerm(token) ? pair(token) : token))
}

/** What the tokens of a row must be for it to pass: each condition holds by one of its alternatives, and that by all of its tokens. */
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
  return { conditions, noneOf }
}

/** True where every row passes, but for what the index does not know. */
export function passesAll(filter: ListingFilter): boolean {
  const { conditions, noneOf } = tokenConditions(filter)
  return conditions.length + noneOf.length === 0
}

const quoted = (token: string) => `"${token}"`
const someOf = (parts: readonly string[]) => (parts.length === 1 ? `${parts[0]}` : `(${parts.join(' OR ')})`)
const allOf = (tokens: readonly string[]) =>
  tokens.length === 1 ? quoted(`${tokens[0]}`) : `(${tokens.map(quoted).join(' AND ')})`

/** The full-text query of a filter. */
export function filterQuery(filter: ListingFilter): string {
  const { conditions, noneOf } = tokenConditions(filter)
  const asked = conditions.length > 0 ? conditions : [[[listed]]]
  const query = asked.map((some) => someOf(some.map(allOf))).join(' AND ')
  return noneOf.length > 0 ? `(${query}) NOT ${someOf(noneOf.map(quoted))}` : query
}
