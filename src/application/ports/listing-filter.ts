import type { EmptyField } from '../../domain/business/missing-fields.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { GeoBox } from '../../domain/geo/geo-box.ts'

export interface ListingFilter {
  /** Terms that a listing must have, from `domain/search-terms`. */
  readonly terms?: readonly string[]
  /** If not empty: the listing must also have all terms of one of these alternatives. */
  readonly anyOf?: readonly (readonly string[])[]
  /** Terms that a listing must not have. */
  readonly noneOf?: readonly string[]
  /** Lists of terms: a listing must not have all terms of any of them. */
  readonly notAllOf?: readonly (readonly string[])[]
  /** Keys of attributes that a listing must have. */
  readonly attributes?: readonly string[]
  readonly categoryGroup?: CategoryGroup
  /** `categoryKey` of the category. */
  readonly categoryKey?: string
  /** `cityKey` of the city. */
  readonly cityKey?: string
  /** The district's name; letter case does not matter. */
  readonly district?: string
  /** Places of which the listing must be in one. */
  readonly places?: readonly ListingPlace[]
  /** ISO code. */
  readonly countryCode?: string
  /** ISO code of a country in which the listing must not be. */
  readonly notCountryCode?: string
  /** One of `ratingSteps`. */
  readonly minRating?: number
  readonly hasPhone?: boolean
  /** If true: the hours or the time zone must be unknown. */
  readonly hoursUnknown?: boolean
  readonly isVerified?: boolean
  /** Fields that a listing must lack: all of these. */
  readonly missing?: readonly EmptyField[]
  /** If true: nobody has written a search text. */
  readonly withoutText?: boolean
  /** The listing must have one of these opening patterns. */
  readonly openingIds?: readonly number[]
  /** The listing must lie in one of these cells of `domain/geo`. */
  readonly cells?: readonly string[]
  /** The listing must lie in this box. */
  readonly box?: GeoBox
  readonly id?: string
  /** The change that added or altered the listing, such as an import's job, as far as it can be undone. */
  readonly changeId?: string
}

/** One of several places: all that is given must hold, and something must be. */
export interface ListingPlace {
  readonly cityKey?: string
  readonly district?: string
  /** ISO code. */
  readonly countryCode?: string
  /** Terms of what addresses in the place say. */
  readonly terms?: readonly string[]
}

/** A condition of a filter. Each store implements every one of them. */
export type Condition = keyof ListingFilter

const isAny = (words: readonly unknown[]) => words.length > 0
const isGiven = () => true

/** Whether a value sets a condition. */
const asks: { readonly [Name in Condition]: (value: NonNullable<ListingFilter[Name]>) => boolean } = {
  terms: isAny,
  anyOf: isAny,
  noneOf: isAny,
  notAllOf: isAny,
  attributes: isAny,
  categoryGroup: Boolean,
  categoryKey: Boolean,
  cityKey: Boolean,
  district: Boolean,
  places: isAny,
  countryCode: Boolean,
  notCountryCode: Boolean,
  minRating: Boolean,
  hasPhone: Boolean,
  hoursUnknown: Boolean,
  isVerified: isGiven,
  missing: isAny,
  withoutText: Boolean,
  // An empty list is a condition that no listing meets: nothing is open, or nothing is near.
  openingIds: isGiven,
  cells: isGiven,
  box: isGiven,
  id: isGiven,
  changeId: isGiven,
}

function asksFor<Name extends Condition>(filter: ListingFilter, name: Name): boolean {
  const value = filter[name]
  return value !== undefined && asks[name](value)
}

const conditions = (Object.keys(asks) as Condition[]).sort()

/** The conditions of a filter, in a fixed order; [] if every listing passes. */
export function conditionsOf(filter: ListingFilter): readonly Condition[] {
  return conditions.filter((name) => asksFor(filter, name))
}

/** The same text for equal filters. Caches use it as their key. */
export function filterKey(filter: ListingFilter): string {
  return JSON.stringify(conditionsOf(filter).map((name) => [name, filter[name]]))
}
