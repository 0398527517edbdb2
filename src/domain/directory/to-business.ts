import { cityPageName } from '../address/cities/city-page.ts'
import type { Listing } from '../business/listing.ts'
import { categoryKey } from '../category/category-key.ts'
import { illustrationOf } from '../category/illustration.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { formatDayHours } from '../opening-hours/format-day-hours.ts'
import { openState } from '../opening-hours/open-state.ts'
import { weeklySchedule } from '../opening-hours/weekly-schedule.ts'
import type { Business } from './directory.ts'

/** A stored listing as the public calls answer it at `now` (ms since the epoch). */
export function toBusiness(listing: Listing, now: number): Business {
  const open = openState(weeklySchedule(listing.openingHours), listing.timeZone, now)
  return {
    id: listing.id,
    slug: listing.slug,
    name: listing.name,
    category: listing.category,
    city: listing.city,
    state: listing.state,
    country: listing.country,
    address: listing.address,
    zipCode: listing.zipCode,
    phone: listing.phone || null,
    rating: listing.rating > 0 ? listing.rating.toFixed(1) : '0',
    reviewCount: listing.reviewCount,
    photos: listing.photos,
    openingHours: listing.openingHours,
    isVerified: listing.isVerified,
    isOpen: open.state === 'open',
    description: listing.description,
    uniqueContent: listing.uniqueContent || null,
    seoTitle: listing.seoTitle || null,
    seoDescription: listing.seoDescription || null,
    canonicalUrl: listing.canonicalUrl || null,
    placeId: listing.placeId,

    categoryGroup: listing.categoryGroup,
    categoryLabel: categoryLabel(listing.category)?.ko ?? listing.category,
    categorySlug: categoryKey(listing.category),
    illustration: illustrationOf(listing.category, listing.categoryGroup),
    shownHours: Object.fromEntries(
      Object.entries(listing.openingHours).map(([day, text]) => [day, formatDayHours(text)]),
    ),
    district: listing.district,
    cityPage: cityPageName(listing.city, listing.countryCode),
    countryCode: listing.countryCode,
    phoneE164: listing.phoneE164 || null,
    openState: open.state,
    openStateChangesAt: open.changesAt,
    timeZone: listing.timeZone,
    latitude: listing.latitude,
    longitude: listing.longitude,
    about: listing.about,
    locationLink: listing.locationLink,
    updatedAt: new Date(listing.updatedAt).toISOString(),
  }
}
