import type { ListSort } from '../../../domain/directory/directory.ts'
import type { ListingFact } from '../../listing-index.ts'
import { partsOfStar } from './fact-chunk.ts'

/** An order of listings. */
export interface Compare {
  /** What goes down first of all. */
  readonly key: (fact: ListingFact) => number
  readonly compare: (a: ListingFact, b: ListingFact) => number
}

const byReviews: Compare['compare'] = (a, b) => b.review_count - a.review_count || b.n - a.n

/** More reviews count as this many. */
const reviewLimit = 2 ** 21 - 1

export const compareBy: Record<Extract<ListSort, 'rating' | 'reviews'>, Compare> = {
  rating: {
    key: ({ rating, review_count }) =>
      Math.round(rating * partsOfStar) * (reviewLimit + 1) + Math.min(review_count, reviewLimit),
    compare: (a, b) => b.rating - a.rating || byReviews(a, b),
  },
  reviews: { key: ({ review_count }) => review_count, compare: byReviews },
}

/** The first in an order. To put numbers into it takes a fraction of the time that the listings would. */
export function firstOf(
  facts: readonly ListingFact[],
  { key, compare }: Compare,
  wanted: number,
): ListingFact[] {
  const keys = Float64Array.from(facts, key)
  const least = keys.toSorted()[Math.max(0, facts.length - wanted)] ?? 0
  return facts
    .filter((_, index) => (keys[index] ?? 0) >= least)
    .sort(compare)
    .slice(0, wanted)
}
