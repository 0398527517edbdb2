import type { ListingFilter } from './listing-store.ts'

/** What a filter may ask of a listing. Each store has a part of its own for every one of them. */
export type Condition = keyof ListingFilter

const isAny = (words: readonly unknown[]) => words.length > 0
const isGiven = () => true

/** Whether a value asks for anything. */
const asks: { readonly [Name in Condition]: (value: NonNullable<ListingFilter[Name]>) => boolean } = {
  terms: isAny,
  anyOf: isAny,
  noneOf: isAny,
  categoryGroup: Boolean,
  categoryKey: Boolean,
  cityKey: Boolean,
  district: Boolean,
  countryCode: Boolean,
  minRating: Boolean,
  hasPhone: Boolean,
  isVerified: isGiven,
  // Where nothing is open, or nothing near, none is wanted.
  openingIds: isGiven,
  cells: isGiven,
}

function asksFor<Name extends Condition>(filter: ListingFilter, name: Name): boolean {
  const value = filter[name]
  return value !== undefined && asks[name](value)
}

const conditions = (Object.keys(asks) as Condition[]).sort()

/** The conditions of a filter, in one order; none where every listing passes it. */
export function conditionsOf(filter: ListingFilter): readonly Condition[] {
  return conditions.filter((name) => asksFor(filter, name))
}

/** A text that is the same for filters that ask for the same: what is known of one is kept under it. */
export function filterKey(filter: ListingFilter): string {
  return JSON.stringify(conditionsOf(filter).map((name) => [name, filter[name]]))
}
