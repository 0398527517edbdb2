import { type Condition, conditionsOf, type ListingFilter } from '../../application/ports/listing-filter.ts'
import { type EmptyField, emptyFields } from '../../domain/business/missing-fields.ts'
import { ratingSteps } from '../../domain/directory/filters.ts'
import { cellsOfBox } from '../../domain/geo/geo-cell.ts'
import { attributeTerm } from '../../domain/search-terms/attribute-search.ts'
import { lowerCase } from '../../domain/text/fold.ts'
import type { BusinessRow } from './business-row.ts'
import { cellTokens, indexToken, queryTokens, rowCellTokens, tokenQuery } from './index-token.ts'
import { storedKey } from './stored-text.ts'

const eachAlone = (tokens: readonly string[]) => tokens.map((token) => [token])

/** How the index stores a condition. */
interface IndexedCondition<Value> {
  /** The tokens of a row's values. */
  readonly ofRow: (row: BusinessRow) => readonly string[]
  /** The tokens that a row must have: `all` of these, all of one list of `oneOf` if given, and `none` of these. */
  readonly asked: (value: Value) => {
    readonly all?: readonly string[]
    readonly oneOf?: readonly (readonly string[])[]
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

/** The token of a city; none for ''. */
export const cityTokens = marking('\ue102')
const district = marking('\ue10a')
const rating = marking('\ue104')
const ratingTokens = ratingSteps.map((step) => ({ step, tokens: rating(String(step)) }))
const country = '\ue103'
const hasPhone = '\ue105'
const verified = '\ue107'
const hoursUnknown = '\ue10b'
/** The token of a field that a listing lacks. A search text has none, because writing one must not change the index. */
const lacking = (field: EmptyField) => `\ue10c${field}`
/** Whether a row lacks a field. The counts of the dashboard (`count-changes.ts`) say the same. */
const lacks: Readonly<Record<EmptyField, (row: BusinessRow) => boolean>> = {
  city: (row) => row.city === '',
  phone: (row) => row.phone === '',
  hours: (row) => row.opening_hours === '',
  trade: (row) => row.category_key === '',
  photo: (row) => row.photos === '',
  country: (row) => row.country_code === '',
  coordinates: (row) => row.latitude === null || row.longitude === null,
}
/** Most cells of a box. FTS5 compares the posting lists of all of them for each match. */
const cellLimit = 64
/**
 * Conditions without tokens of this kind: words come from the listing's texts, the city may be part of a combined
 * token, and open now, ids, changes and search texts are not in the index.
 */
type OwnWay =
  | 'terms'
  | 'anyOf'
  | 'noneOf'
  | 'notAllOf'
  | 'cityKey'
  | 'openingIds'
  | 'id'
  | 'changeId'
  | 'withoutText'
type IndexedName = Exclude<Condition, OwnWay>
const indexed: { readonly [Name in IndexedName]: IndexedCondition<NonNullable<ListingFilter[Name]>> } = {
  categoryKey: byKey('\ue100', (row) => row.category_key),
  categoryGroup: byKey('\ue101', (row) => row.category_group),
  countryCode: byKey(country, (row) => row.country_code),
  notCountryCode: { ofRow: () => [], asked: (code) => ({ none: marking(country)(code) }) },
  district: {
    ofRow: (row) => district(lowerCase(row.district)),
    asked: (name) => ({ all: district(lowerCase(name)) }),
  },
  // The tokens of cities, districts and words are there.
  places: {
    ofRow: () => [],
    asked: (places) => ({
      oneOf: places.map(({ cityKey, district: name = '', countryCode, terms }) => [
        ...cityTokens(cityKey),
        ...district(lowerCase(name)),
        ...marking(country)(countryCode),
        ...queryTokens(terms),
      ]),
    }),
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
  missing: {
    ofRow: (row) => emptyFields.filter((field) => lacks[field](row)).map(lacking),
    asked: (fields) => ({ all: fields.map(lacking) }),
  },
  // Their terms are among the listing's, because words find them too.
  attributes: { ofRow: () => [], asked: (keys) => ({ all: keys.map(attributeTerm) }) },
  cells: { ofRow: rowCellTokens, asked: (cells) => ({ oneOf: eachAlone(cellTokens(cells)) }) },
  // Its cells reach beyond it. The doc values know what lies in it.
  box: { ofRow: () => [], asked: (box) => ({ oneOf: eachAlone(cellTokens(cellsOfBox(box, cellLimit))) }) },
}
const indexedConditions = Object.values(indexed)
const isIndexed = (name: Condition): name is IndexedName => name in indexed

/** The tokens of a row's category and group. */
export const kindTokens = (row: BusinessRow): string[] => [
  ...indexed.categoryKey.ofRow(row),
  ...indexed.categoryGroup.ofRow(row),
]

/** The tokens of a row for filters. */
export const filterTokens = (row: BusinessRow): string[] => [
  ...cityTokens(row.city_key),
  ...indexedConditions.flatMap(({ ofRow }) => ofRow(row)),
]

/** A filter as tokens. What is open is not among them, and a box reaches to the ends of its cells. */
export interface TokenConditions {
  /** Each is a list of alternatives. A row has all tokens of one alternative of each condition. */
  readonly conditions: readonly (readonly (readonly string[])[])[]
  /** A row has all tokens of none of these. */
  readonly excluded: readonly (readonly string[])[]
}

/** @param inPlace replaces tokens by others, which may say the city, too: such a token begins with the city's */
export function tokenConditions(
  filter: ListingFilter,
  inPlace: (tokens: readonly string[]) => string[] = (tokens) => [...tokens],
): TokenConditions {
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
  const conditions: (readonly (readonly string[])[])[] = tokens.map((token) => [[token]])
  if (!isSaid && city.length > 0) conditions.push([city])
  if (alternatives.length > 0) conditions.push(alternatives)
  for (const { oneOf } of asked) if (oneOf) conditions.push(oneOf)
  const noneOf = [...inPlace(queryTokens(filter.noneOf)), ...asked.flatMap(({ none }) => none ?? [])]
  const notAllOf = (filter.notAllOf ?? []).map((terms) => inPlace(queryTokens(terms)))
  return {
    conditions,
    excluded: [...noneOf.map((token) => [token]), ...notAllOf.filter((tokens) => tokens.length > 0)],
  }
}

export function askedOf<Name extends IndexedName>(name: Name, filter: ListingFilter) {
  return indexed[name].asked(filter[name] as NonNullable<ListingFilter[Name]>)
}
