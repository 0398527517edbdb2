import type { Business } from '../../domain/directory/directory.ts'
import { businessType } from './business-type.ts'
import { context } from './lists.ts'
import { openingHoursData } from './opening-hours-data.ts'

/**
 * The business as schema.org knows it. Known facts only: imported ratings and default hours stay out. undefined where no
 * part of its address is known, without which a local business is none to search engines.
 */
export function businessData(business: Business, url: string): object | undefined {
  const { latitude, longitude } = business
  const address = addressData(business)
  if (!address) return undefined
  return known({
    '@context': context,
    '@type': businessType(business),
    '@id': url,
    url,
    name: business.name,
    description: business.description,
    telephone: business.phoneE164,
    image: business.photos,
    address,
    geo:
      latitude !== null && longitude !== null
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
    openingHoursSpecification: openingHoursData(business),
    hasMap: business.locationLink,
  })
}

function addressData(business: Business): object | undefined {
  const parts = known({
    streetAddress: business.address,
    addressLocality: business.city,
    addressRegion: business.state,
    postalCode: business.zipCode,
    addressCountry: business.countryCode || business.country,
  })
  return Object.keys(parts).length > 0 ? { '@type': 'PostalAddress', ...parts } : undefined
}

function known(fields: Record<string, unknown>): object {
  const isKnown = (value: unknown) => value !== null && value !== undefined && value !== ''
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => isKnown(value) && !(Array.isArray(value) && !value.length)),
  )
}
