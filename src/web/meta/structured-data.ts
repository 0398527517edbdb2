import type { CategoryGroup } from '../../domain/category/category-group.ts'
import type { Business } from '../../domain/directory/directory.ts'
import { href } from '../routes.ts'
import type { SiteSettings } from '../site-settings.ts'

const context = 'https://schema.org'

export interface Crumb {
  readonly name: string
  readonly path: string
}

export function siteData(site: SiteSettings): object {
  return {
    '@context': context,
    '@type': 'WebSite',
    name: site.name,
    url: `${site.origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}/search?q={search_term_string}` },
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
      item: site.origin + path,
    })),
  }
}

/** The listings of one page of a list; `before`: how many come before them. */
export function itemListData(
  site: SiteSettings,
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

const businessTypes: Record<CategoryGroup, string> = {
  restaurants: 'FoodEstablishment',
  healthcare: 'MedicalBusiness',
  'auto-services': 'AutomotiveBusiness',
  'beauty-wellness': 'HealthAndBeautyBusiness',
  'home-services': 'HomeAndConstructionBusiness',
  'professional-services': 'ProfessionalService',
  education: 'LocalBusiness',
  entertainment: 'EntertainmentBusiness',
}

/** The business as schema.org knows it. Known facts only: imported ratings and default hours stay out. */
export function businessData(business: Business, url: string): object {
  const { latitude, longitude } = business
  return known({
    '@context': context,
    '@type': business.categoryGroup ? businessTypes[business.categoryGroup] : 'LocalBusiness',
    '@id': url,
    url,
    name: business.name,
    description: business.description,
    telephone: business.phoneE164 ?? business.phone,
    image: business.photos,
    address: addressData(business),
    geo:
      latitude !== null && longitude !== null
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
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
