import type { ShownPlace } from '../../domain/address/place-names.ts'
import type { Business } from '../../domain/directory/directory.ts'

type SummaryField =
  | 'id'
  | 'slug'
  | 'name'
  | 'categoryLabel'
  | 'categorySlug'
  | 'trade'
  | 'street'
  | 'phone'
  | 'phoneE164'
  | 'rating'
  | 'reviewCount'
  | 'isClosedForGood'
  | 'openState'
  | 'openChange'

/** What a card shows of a business. Pages embed their data, so other fields are left out. */
export interface BusinessSummary extends Pick<Business, SummaryField> {
  readonly shownPlace: Omit<ShownPlace, 'localCity'>
  readonly isVerified?: boolean
  /** The first one is shown. */
  readonly photos?: readonly string[]
  readonly description?: string
  readonly distanceKm?: number
}

const descriptionLimit = 160

/** About two lines. */
export const shortDescription = (description = '') => description.slice(0, descriptionLimit)

/** What a business tells of its trade. */
export type TradeSample = Pick<BusinessSummary, 'categoryLabel' | 'categorySlug'>

/**
 * One of the listings, if all have the same category: it has the category's label and slug, which the browser cannot
 * make.
 */
export function sharedCategory(businesses: readonly TradeSample[] = []): TradeSample | undefined {
  const [first, ...others] = businesses
  return others.every(({ categorySlug }) => categorySlug === first?.categorySlug) ? first : undefined
}
