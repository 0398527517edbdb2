import type { BusinessSummary } from '../../api/business-summary.ts'
import { ratingOf } from '../../format/count.ts'

/**
 * The list that a row stands in, which decides its words: `Open Now` on `browse` and `category`, `Open`, a Verified
 * badge and a View Details button on `city`, the page's language on `search`. City and category pages show descriptions.
 */
export type RowKind = 'search' | 'browse' | 'category' | 'city'

const parts = ['photo', 'state', 'rate', 'call', 'about', 'view'] as const

/** The parts that a row has only if what they show is known: photo, open or closed, rating, phone, description, button. */
export interface RowParts extends Readonly<Record<Exclude<(typeof parts)[number], 'photo'>, boolean>> {
  /** Its address. */
  readonly photo: string | undefined
}

export function partsOf(business: BusinessSummary, kind: RowKind): RowParts {
  return {
    photo: business.photos?.[0],
    state: business.openState !== 'unknown',
    rate: ratingOf(business.rating) > 0,
    call: Boolean(business.phone),
    about: (kind === 'city' || kind === 'category') && Boolean(business.description),
    view: kind === 'city',
  }
}

/** `has-photo has-call`: the classes that decide how a row is laid out. */
export function rowClasses(row: RowParts): string {
  return parts.flatMap((part) => (row[part] ? `has-${part}` : [])).join(' ')
}

/**
 * `some-photo some-call`: which columns at least one row of a list fills. The list says so itself, because a page arrives
 * piece by piece: a style that asked its rows would move the first ones when a later one brings a column.
 */
export function listClasses(rows: readonly RowParts[]): string {
  return parts.flatMap((part) => (rows.some((row) => row[part]) ? `some-${part}` : [])).join(' ')
}
