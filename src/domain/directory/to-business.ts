import { cityPageName } from '../address/cities/city-page.ts'
import { shownAbout } from '../business/attribute-vocabulary.ts'
import type { Listing } from '../business/listing.ts'
import { isPhotoUrl } from '../business/photos.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { categoryKey } from '../category/category-key.ts'
import { illustrationOf } from '../category/illustration.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { memoize } from '../lru-cache.ts'
import { businessWeek } from '../opening-hours/business-week.ts'
import type { Business } from './directory.ts'

/** The key is the group, a zero character and the category. */
const shownCategory = memoize(1024, (groupAndCategory) => {
  const [group = '', category = ''] = groupAndCategory.split('\0')
  return {
    label: categoryLabel(category)?.ko ?? category,
    slug: categoryKey(category),
    illustration: illustrationOf(category, (group || null) as CategoryGroup | null),
  }
})

/** Turns a stored listing into the answer of the public calls at `now` (ms since the epoch). */
export function toBusiness(listing: Listing, now: number): Business {
  const category = shownCategory(`${listing.categoryGroup ?? ''}\0${listing.category}`)
  const week = businessWeek(listing.openingHours)
  const open = week.openState(listing.timeZone, now)
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
    // An earlier version accepted photos from any host.
    photos: listing.photos.filter(isPhotoUrl),
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
    categoryLabel: category.label,
    categorySlug: category.slug,
    illustration: category.illustration,
    shownHours: week.shown,
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

/** The answer about one listing. */
export function toBusinessDetail(listing: Listing, now: number): Business {
  return { ...toBusiness(listing, now), shownAbout: shownAbout(listing.about) }
}
