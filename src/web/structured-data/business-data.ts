import { hoursInWords } from '../../domain/business/listing.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
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

/** schema.org's types of local business, by words of the category. The first match counts. */
const byCategory: readonly (readonly [RegExp, string])[] = [
  [/caf[eé]|coffee|카페|커피/i, 'CafeOrCoffeeShop'],
  [/bakery|제과|베이커리|빵/i, 'Bakery'],
  [/fast food|패스트푸드/i, 'FastFoodRestaurant'],
  [/ice cream|아이스크림/i, 'IceCreamShop'],
  [/\b(bar|pub)\b|호프|주점|술집/i, 'BarOrPub'],
  [/restaurant|식당|음식점|한식|중식|일식|양식|분식|lokanta/i, 'Restaurant'],
  [/dentist|dental|치과/i, 'Dentist'],
  [/pharmacy|drugstore|약국|eczane/i, 'Pharmacy'],
  [/optician|optical|안경/i, 'Optician'],
  [/hospital|종합병원/i, 'Hospital'],
  [/clinic|doctor|의원|병원|한의원/i, 'MedicalClinic'],
  [/gas station|petrol|주유소/i, 'GasStation'],
  [/car wash|세차/i, 'AutoWash'],
  [/auto repair|car repair|mechanic|정비|카센터/i, 'AutoRepair'],
  [/car dealer|중고차|자동차 판매/i, 'AutoDealer'],
  [/nail|네일/i, 'NailSalon'],
  [/hair|barber|미용실|헤어|이발|kuaför/i, 'HairSalon'],
  [/\bspa\b|스파|마사지/i, 'DaySpa'],
  [/plumber|plumbing|배관/i, 'Plumber'],
  [/electrician|전기 ?공사/i, 'Electrician'],
  [/locksmith|열쇠/i, 'Locksmith'],
  [/moving|이사/i, 'MovingCompany'],
  [/roof|지붕/i, 'RoofingContractor'],
  [/lawyer|attorney|변호사|법무|법률/i, 'Attorney'],
  [/notary|공증/i, 'Notary'],
  [/account|세무|회계/i, 'AccountingService'],
  [/insurance|보험/i, 'InsuranceAgency'],
  [/real estate|부동산/i, 'RealEstateAgent'],
  [/\bbank\b|은행/i, 'BankOrCreditUnion'],
  [/hotel|호텔/i, 'Hotel'],
  [/hostel|게스트하우스/i, 'Hostel'],
  [/\bgym\b|fitness|헬스장|피트니스/i, 'ExerciseGym'],
  [/cinema|movie theater|영화관/i, 'MovieTheater'],
  [/bowling|볼링/i, 'BowlingAlley'],
  [/golf|골프/i, 'GolfCourse'],
  [/library|도서관/i, 'Library'],
]

const byGroup: Record<CategoryGroup, string> = {
  restaurants: 'FoodEstablishment',
  healthcare: 'MedicalBusiness',
  'auto-services': 'AutomotiveBusiness',
  'beauty-wellness': 'HealthAndBeautyBusiness',
  'home-services': 'HomeAndConstructionBusiness',
  'professional-services': 'ProfessionalService',
  education: 'LocalBusiness',
  entertainment: 'EntertainmentBusiness',
}

/** The most specific type that is certain for the category. */
export function businessType({
  category,
  categoryGroup,
}: Pick<Business, 'category' | 'categoryGroup'>): string {
  const known = byCategory.find(([words]) => words.test(category))?.[1]
  return known ?? (categoryGroup ? byGroup[categoryGroup] : 'LocalBusiness')
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
