import type { BusinessSummary } from '../api/business-summary.ts'

/** One of the listings where all are of one category: it tells the category's label and slug, which the browser cannot. */
export function sharedCategory(
  businesses: readonly BusinessSummary[] = [],
): Pick<BusinessSummary, 'categoryLabel' | 'categorySlug'> | undefined {
  const [first, ...others] = businesses
  return others.every(({ categorySlug }) => categorySlug === first?.categorySlug) ? first : undefined
}
