import { plainDegrees } from '../../domain/address/coordinates.ts'
import { hoursInWords } from '../../domain/business/listing.ts'
import { isPlaceType, schemaType } from '../../domain/category/schema-type.ts'
import type { Business } from '../../domain/directory/directory.ts'
import { parseDayHours } from '../../domain/opening-hours/day-hours.ts'
import { weekdays } from '../format/local-time.ts'
import type { MetaContext } from '../page.ts'
import type { SiteSettings } from '../site-context.ts'

/**
 * The business in schema.org's terms. It has known facts only: imported ratings and default hours are left out.
 * undefined if no part of the address is known, because search engines require an address for a local business.
 */
export function businessData(business: Business, url: string): object | undefined {
  const { latitude, longitude } = business
  const address = addressData(business)
  if (!address) return undefined
  const type = schemaType(business.category)
  return known({
    '@context': context,
    '@type': isPlaceType(type) ? type : 'LocalBusiness',
    additionalType: isPlaceType(type) ? undefined : `${context}/${type}`,
    '@id': url,
    url,
    name: business.name,
    description: business.description,
    telephone: business.phoneE164,
    image: business.photos,
    address,
    geo:
      latitude !== null && longitude !== null
        ? {
            '@type': 'GeoCoordinates',
            latitude: plainDegrees(latitude),
            longitude: plainDegrees(longitude),
          }
        : undefined,
    openingHoursSpecification: openingHoursData(business),
    hasMap: business.locationLink,
  })
}

function addressData(business: Business): object | undefined {
  const parts = known({
    streetAddress: streetAddress(business),
    addressLocality: business.city,
    addressRegion: business.state,
    postalCode: business.zipCode,
    addressCountry: business.countryCode || business.country,
  })
  return Object.keys(parts).length > 0 ? { '@type': 'PostalAddress', ...parts } : undefined
}

/** The street with its district, which has no field of its own, but without the city and the postal code, which have theirs. */
function streetAddress({ address, street, district, city }: Business): string {
  const isSaid =
    district !== '' && district !== city && address.includes(district) && !street.includes(district)
  if (!isSaid || street === '') return street || (isSaid ? district : '')
  const isBefore = address.indexOf(district) < address.indexOf(street.slice(0, street.search(/[\s,]|$/)))
  return isBefore ? `${district} ${street}` : `${street}, ${district}`
}

function known(fields: Record<string, unknown>): object {
  const isKnown = (value: unknown) => value !== null && value !== undefined && value !== ''
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isKnown(value) && !(Array.isArray(value) && !value.length)),
  )
}

const minutesPerDay = 24 * 60

/**
 * The stated hours in the form that Google requires: closed is 00:00 to 00:00, the whole day is 00:00 to 23:59, and
 * hours past midnight close earlier than they open. Days that are not stated or cannot be read are left out. Hours without
 * days are those of every day.
 */
export function openingHoursData({ openingHours }: Pick<Business, 'openingHours'>): object[] {
  return weekdays.flatMap((day) => {
    const text = openingHours[day] ?? openingHours[hoursInWords]
    const ranges = text ? parseDayHours(text) : null
    if (!ranges) return []
    if (ranges.length === 0) return [hoursOf(day, '00:00', '00:00')]
    return ranges.map(({ from, to }) => hoursOf(day, clock(from), isWholeDay(from, to) ? '23:59' : clock(to)))
  })
}

const isWholeDay = (from: number, to: number) => to - from === minutesPerDay || to === minutesPerDay

function hoursOf(dayOfWeek: string, opens: string, closes: string): object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dayOfWeek}`,
    opens,
    closes,
  }
}

function clock(minutes: number): string {
  const within = minutes % minutesPerDay
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

export const context = 'https://schema.org'

export interface Crumb {
  readonly name: string
  /** Of this site; or a whole address. */
  readonly path: string
}

export function siteData({ site, language, href }: Pick<MetaContext, 'site' | 'language' | 'href'>): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: site.origin + href.home(),
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}${href.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

export function breadcrumbData(site: SiteSettings, crumbs: readonly Crumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site.origin).href,
    })),
  }
}

/** The listings of one page of a list; `before` is the number of listings before them. */
export function itemListData(
  { site, href }: Pick<MetaContext, 'site' | 'href'>,
  listings: readonly { readonly name: string; readonly slug: string }[],
  before: number,
): object {
  return {
    '@context': context,
    '@type': 'ItemList',
    itemListElement: listings.map(({ name, slug }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name,
      url: site.origin + href.details(slug),
    })),
  }
}
