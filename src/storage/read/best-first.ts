import type { ListSort } from '../../domain/directory/directory.ts'
import type { ListingFact } from '../listing-index.ts'
import { reviewLimit } from './counted-list.ts'

/** An order of listings. */
interface Compare {
  /** A number for sorting; `compare` decides among equals. */
  readonly key: (fact: ListingFact) => number
  readonly compare: (a: ListingFact, b: ListingFact) => number
}

const byReviews: Compare['compare'] = (a, b) => b.review_count - a.review_count || b.n - a.n

const compareBy: Record<Extract<ListSort, 'rating' | 'reviews'>, Compare> = {
  rating: {
    key: ({ rating, review_count }) =>
      Math.round(rating * 1000) * (reviewLimit + 1) + Math.min(review_count, reviewLimit),
    compare: (a, b) => b.rating - a.rating || byReviews(a, b),
  },
  reviews: { key: ({ review_count }) => review_count, compare: byReviews },
}

/** The first listings in an order. Sorting the keys first takes a fraction of the time of sorting the listings. */
export function firstOf(
  facts: readonly ListingFact[],
  sort: keyof typeof compareBy,
  wanted: number,
): ListingFact[] {
  const { key, compare } = compareBy[sort]
  const keys = Float64Array.from(facts, key)
  const least = keys.toSorted()[Math.max(0, facts.length - wanted)] ?? 0
  return facts
    .filter((_, index) => (keys[index] ?? 0) >= least)
    .sort(compare)
    .slice(0, wanted)
}
