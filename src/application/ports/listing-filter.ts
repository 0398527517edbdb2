import type { ListingFilter } from './listing-store.ts'

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
