import type { Business } from '../../domain/directory/directory.ts'

type SummaryField =
  | 'id'
  | 'slug'
  | 'name'
  | 'categoryLabel'
  | 'categorySlug'
  | 'trade'
  | 'shownPlace'
  | 'street'
  | 'phone'
  | 'phoneE164'
  | 'rating'
  | 'reviewCount'
  | 'isVerified'
  | 'openState'
  | 'openStateChangesAt'
  | 'openChange'
  | 'openChangeUntil'

/** What a card shows of a business. Pages embed their data, so other fields are left out. */
export interface BusinessSummary extends Pick<Business, SummaryField> {
  readonly photo: string | null
  /** Cut to about two lines. */
  readonly description: string
  readonly distanceKm?: number
}

const descriptionLimit = 160

export function summaryOf(business: Business): BusinessSummary {
  return {
    id: business.id,
    slug: business.slug,
    name: business.name,
    categoryLabel: business.categoryLabel,
    categorySlug: business.categorySlug,
    trade: business.trade,
    shownPlace: business.shownPlace,
    street: business.street,
    phone: business.phone,
    phoneE164: business.phoneE164,
    rating: business.rating,
    reviewCount: business.reviewCount,
    isVerified: business.isVerified,
    openState: business.openState,
    openStateChangesAt: business.openStateChangesAt,
    openChange: business.openChange,
    openChangeUntil: business.openChangeUntil,
    photo: business.photos[0] ?? null,
    description: business.description.slice(0, descriptionLimit),
    ...(business.distanceKm !== undefined && { distanceKm: business.distanceKm }),
  }
}

/**
 * One of the listings, if all have the same category: it has the category's label and slug, which the browser cannot
 * make.
 */
export function sharedCategory(
  businesses: readonly BusinessSummary[] = [],
): Pick<BusinessSummary, 'categoryLabel' | 'categorySlug'> | undefined {
  const [first, ...others] = businesses
  return others.every(({ categorySlug }) => categorySlug === first?.categorySlug) ? first : undefined
}
