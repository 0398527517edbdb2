import type { ListingBrief } from '../../application/ports/listing-store.ts'
import { cityPageName } from '../../domain/address/cities/city-page.ts'
import { type ServiceArea, servedTown } from '../../domain/address/cities/nearest-city.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { type HandField, isHandField } from '../../domain/business/hand-fields.ts'
import type {
  AboutAttributes,
  Listing,
  ListingDraft,
  ListingStatus,
  OpeningHoursText,
} from '../../domain/business/listing.ts'
import { score } from '../../domain/business/rating.ts'
import type { CategoryGroup } from '../../domain/category/category-group.ts'
import { categoryKey } from '../../domain/category/category-key.ts'
import { memoize } from '../../domain/memoize.ts'
import { listingRank, scoreOfRank } from './rank.ts'
import { storedJson, storedKey, storedText } from './stored-text.ts'

const text: string = ''
const number: number = 0
const maybeNumber: number | null = null as number | null

/** Columns of `business`, without those that only one dialect has. The values stand for their types. */
const columns = {
  n: number,
  id: text,
  rank: number,
  slug: text,
  place_id: text,
  name: text,
  category: text,
  category_key: text,
  category_group: null as CategoryGroup | null,
  address: text,
  zip_code: text,
  city: text,
  city_key: text,
  state: text,
  district: text,
  country: text,
  country_code: text,
  latitude: maybeNumber,
  longitude: maybeNumber,
  time_zone: text,
  phone: text,
  phone_e164: text,
  rating: number,
  review_count: number,
  /** JSON or '', as are `opening_hours` and `about`. */
  photos: text,
  opening_hours: text,
  about: text,
  /** SQLite has no booleans: 0 or 1 there. */
  is_verified: false as boolean | number,
  status: 'published' as ListingStatus,
  description: text,
  location_link: text,
  unique_content: text,
  seo_title: text,
  seo_description: text,
  canonical_url: text,
  created_at: number,
  updated_at: number,
  /** null if hours or time zone are unknown. */
  opening_id: maybeNumber,
  /** `updated_at` of the last edit by a person. */
  edited_at: maybeNumber,
  /** When the data were imported; null: at `created_at`, as for rows of an older version. */
  data_at: maybeNumber,
  /** Names of the fields that were set by hand, separated by commas; '' for none. */
  hand_fields: text,
  /** What the search text was made of, see `text-facts.ts`; '' for a text that the product did not write. */
  text_facts: text,
}

export type BusinessRow = typeof columns

/** Every column, in the same order for inserts and selects. */
export const businessColumns = Object.keys(columns) as readonly (keyof BusinessRow)[]
/** The same as text, for frequent selects that do not use the query builder. */
export const businessColumnList = businessColumns.join(', ')
/** Columns with the same name in a listing. */
export const briefColumns = [
  'slug',
  'name',
  'category',
  'address',
  'city',
  'district',
  'state',
  'country',
] as const satisfies (keyof BusinessRow & keyof ListingBrief)[]

/** The values that the store gives a new listing. */
export interface Placement {
  readonly id: string
  readonly n: number
  readonly slug: string
  readonly openingId: number | null
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Cities with the same name in several countries, or in several states of some, have separate keys. */
const storedCityKey = memoize(20_000, (cityCountryAndState) => {
  const [city = '', countryCode = '', state = ''] = cityCountryAndState.split('\0')
  return storedKey(cityKey(cityPageName(city, countryCode, state)))
})

/**
 * Name, country and state of the city whose lists have a listing: its own, or the town around which a business without an address serves.
 * That town is only in `city_key`, and never becomes the listing's city.
 */
export function listedCity(
  listing: ServiceArea & Pick<ListingDraft, 'state'>,
): [name: string, countryCode: string, state: string] {
  const town = servedTown(listing)
  return town ? [town.name, town.countryCode, town.state] : [listing.city, listing.countryCode, listing.state]
}

/** The columns that are derived from other columns. */
export function followingColumns(
  draft: Pick<ListingDraft, 'rating' | 'reviewCount' | 'category' | 'state' | keyof ServiceArea>,
  n: number,
): Pick<BusinessRow, 'rank' | 'category_key' | 'city_key'> {
  return {
    rank: listingRank(score(draft.rating, draft.reviewCount), n),
    category_key: storedKey(categoryKey(draft.category)),
    city_key: storedCityKey(listedCity(draft).join('\0')),
  }
}

export function encodeBusiness(draft: ListingDraft, { id, n, slug, openingId, now }: Placement): BusinessRow {
  return {
    n,
    id,
    ...followingColumns(draft, n),
    slug,
    place_id: storedText(draft.placeId),
    name: storedText(draft.name),
    category: storedText(draft.category),
    category_group: draft.categoryGroup,
    address: storedText(draft.address),
    zip_code: storedText(draft.zipCode),
    city: storedText(draft.city),
    state: storedText(draft.state),
    district: storedText(draft.district),
    country: storedText(draft.country),
    country_code: storedKey(draft.countryCode),
    latitude: draft.latitude,
    longitude: draft.longitude,
    time_zone: storedText(draft.timeZone),
    phone: storedText(draft.phone),
    phone_e164: storedText(draft.phoneE164),
    rating: draft.rating,
    review_count: draft.reviewCount,
    photos: storedJson(draft.photos),
    opening_hours: storedJson(draft.openingHours),
    about: storedJson(draft.about),
    is_verified: draft.isVerified,
    status: draft.status,
    description: storedText(draft.description),
    location_link: storedText(draft.locationLink),
    unique_content: '',
    seo_title: '',
    seo_description: '',
    canonical_url: '',
    created_at: now,
    updated_at: now,
    opening_id: openingId,
    edited_at: null,
    data_at: now,
    hand_fields: '',
    text_facts: '',
  }
}

/** Listings with equal hours share one object. */
const openingHoursOf = memoize(
  2048,
  (json): OpeningHoursText => (json === '' ? {} : (JSON.parse(json) as OpeningHoursText)),
)

/** The fields that a stored text names; unknown names are left out. */
export const decodeHandFields = memoize(1000, (names: string): readonly HandField[] =>
  names.split(',').filter(isHandField),
)

export function decodeBusiness(row: BusinessRow): Listing {
  return {
    id: row.id,
    slug: row.slug,
    score: scoreOfRank(row.rank),
    placeId: row.place_id,
    name: row.name,
    category: row.category,
    categoryGroup: row.category_group,
    address: row.address,
    zipCode: row.zip_code,
    city: row.city,
    state: row.state,
    district: row.district,
    country: row.country,
    countryCode: row.country_code,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    phone: row.phone,
    phoneE164: row.phone_e164,
    rating: row.rating,
    reviewCount: row.review_count,
    photos: row.photos === '' ? [] : (JSON.parse(row.photos) as string[]),
    openingHours: openingHoursOf(row.opening_hours),
    about: row.about === '' ? {} : (JSON.parse(row.about) as AboutAttributes),
    isVerified: Boolean(row.is_verified),
    status: row.status,
    description: row.description,
    locationLink: row.location_link,
    uniqueContent: row.unique_content,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    canonicalUrl: row.canonical_url,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    dataAt: row.data_at ?? row.created_at,
    handFields: decodeHandFields(row.hand_fields),
  }
}
