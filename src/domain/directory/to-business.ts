import { cityPageName } from '../address/cities/city-page.ts'
import { servedTown } from '../address/cities/nearest-city.ts'
import { shownPlace } from '../address/place-names.ts'
import { streetOf } from '../address/street.ts'
import { shownAbout } from '../business/attributes/attribute-vocabulary.ts'
import type { Listing } from '../business/listing.ts'
import { isPhotoUrl } from '../business/photos.ts'
import type { CategoryGroup } from '../category/category-group.ts'
import { categoryKey } from '../category/category-key.ts'
import { drawnTrade } from '../category/drawn-trade.ts'
import { categoryLabel } from '../category/taxonomy.ts'
import { memoize } from '../memoize.ts'
import { businessWeek } from '../opening-hours/business-week.ts'
import { hoursBars } from '../opening-hours/hours-bars.ts'
import { openChange } from '../opening-hours/open-change.ts'
import { usualHours } from '../opening-hours/usual-hours.ts'
import { shortNumber } from '../phone/short-number.ts'
import { shortText } from '../seo-text/short-text.ts'
import type { NameLanguage } from '../site/language.ts'
import { isoDay, isoTime } from '../text/iso-time.ts'
import type { Business } from './directory.ts'

/** The key is the language, the group and the category, with zero characters between them. */
const shownByKey = memoize(2048, (languageGroupAndCategory) => {
  const [language = '', group = '', category = ''] = languageGroupAndCategory.split('\0')
  return {
    label: categoryLabel(category)?.[language as NameLanguage] ?? category,
    slug: categoryKey(category),
    trade: drawnTrade(category, (group || null) as CategoryGroup | null),
  }
})

/** A category as pages show it. `group` is that of the category. */
export const shownCategory = (category: string, group: CategoryGroup | null, language: NameLanguage) =>
  shownByKey(`${language}\0${group ?? ''}\0${category}`)

const closedForGood = { state: 'closed', changesAt: null } as const

function cityPageOf(listing: Listing): string {
  const town = servedTown(listing)
  const { name, countryCode, state } = town ?? { ...listing, name: listing.city }
  return cityPageName(name, countryCode, state)
}

/**
 * Turns a stored listing into the answer of the public calls at `now` (ms since the epoch). `language` is that of the words
 * that the directory adds to the source's: the trade, and the hours as shown.
 */
export function toBusiness(listing: Listing, now: number, language: NameLanguage = 'ko'): Business {
  const category = shownCategory(listing.category, listing.categoryGroup, language)
  const week = businessWeek(listing.openingHours)
  const isGone = listing.status === 'closed'
  const open = isGone ? closedForGood : week.openState(listing.timeZone, now)
  const next = openChange(open, listing.timeZone, now)
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
    ...storedTexts(listing, language),
    canonicalUrl: listing.canonicalUrl || null,
    placeId: listing.placeId,

    categoryGroup: listing.categoryGroup,
    categoryLabel: category.label,
    categorySlug: category.slug,
    trade: category.trade,
    shownHours: week.shown(language),
    district: listing.district,
    shownPlace: shownPlace(listing, language),
    street: streetOf(listing),
    cityPage: cityPageOf(listing),
    countryCode: listing.countryCode,
    phoneE164: listing.phoneE164 || shortNumber(listing.phone, listing.countryCode) || null,
    ...(isGone && { isClosedForGood: true }),
    openState: open.state,
    openStateChangesAt: open.changesAt,
    openChange: next.change,
    openChangeUntil: next.until,
    timeZone: listing.timeZone,
    latitude: listing.latitude,
    longitude: listing.longitude,
    about: listing.about,
    locationLink: listing.locationLink,
    updatedAt: isoTime(listing.updatedAt),
    dataDate: isoDay(listing.dataAt),
    addedDate: isoDay(listing.createdAt),
  }
}

/** The stored texts, which are in Korean. */
function storedTexts({ uniqueContent, seoTitle, seoDescription }: Listing, language: NameLanguage) {
  const own = (text: string) => (language === 'ko' && text) || null
  return {
    uniqueContent: own(uniqueContent),
    seoTitle: own(seoTitle),
    seoDescription: own(seoDescription),
  }
}

/** The answer about one listing. */
export function toBusinessDetail(listing: Listing, now: number, language: NameLanguage): Business {
  const areHoursKnown = Object.keys(listing.openingHours).length > 0
  const business: Business = {
    ...toBusiness(listing, now, language),
    ...(areHoursKnown
      ? { hoursBars: hoursBars(listing.openingHours) }
      : { usualHours: businessWeek(usualHours).shown(language) }),
    shownAbout: shownAbout(listing.about, language),
  }
  if (language === 'ko') return business
  const { seoDescription, content } = shortText(listing, language)
  // Where Korean visitors read more than the facts of the page, others read them in sentences.
  return { ...business, seoDescription, uniqueContent: listing.uniqueContent ? content : null }
}
