import { categoryGroupLabels, isCategoryGroup } from '../../../domain/category/category-group.ts'
import {
  type BusinessQuery,
  type FoundPlace,
  type ListSort,
  listSorts,
} from '../../../domain/directory/directory.ts'
import {
  type FilterName,
  type FilterValue,
  type FilterValues,
  filters,
  filtersOfPage,
  givenFilters,
} from '../../../domain/directory/filters.ts'
import { routePaths } from '../../../domain/site/match-route.ts'
import { sharedCategory } from '../../api/business-summary.ts'
import type { DirectoryQuery } from '../../api/directory-query.ts'
import { businessList, type SummaryPage, topCategories, topCountries } from '../../api/queries.ts'
import { countryName, joinKnown } from '../../format/place.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import { href, type ListState } from '../../routes.ts'

type WordsAndOrder = Pick<ListState, 'search' | 'location' | 'literal' | 'sort' | 'lat' | 'lng'>
/** The filter and the order of a list, from its address. '', false and absent mean "any". */
export interface ListFilter extends Required<WordsAndOrder>, FilterValues {}

/** Reads a filter from any search parameters. Unknown values and values out of range count as "any". */
export function listFilterOf(search: URLSearchParams): ListFilter {
  const text = (name: string) => search.get(name)?.trim() ?? ''
  return {
    search: text('q') || text('search'),
    location: text('location'),
    literal: text('literal') === '1',
    ...filtersOfPage(search),
    sort: sortOf(text('sort')),
    ...listPointOf(text('lat'), text('lng')),
  }
}

function sortOf(text: string): ListSort {
  return listSorts.find((known) => known === text) ?? 'recommended'
}

export const filterOf = ({ search }: PageRequest) => listFilterOf(search)

export function businessQueryOf(filter: ListFilter): Omit<BusinessQuery, 'limit' | 'offset'> {
  const { literal, lat, lng, ...asked } = filter
  return {
    ...asked,
    ...(literal && { literal }),
    facets: true,
    ...(lat && { lat: Number(lat), lng: Number(lng) }),
  }
}

/** The Korean name of a group. Any other category has the name that the results give it, or its own. */
export function categoryText(category: string, found?: SummaryPage): string {
  if (isCategoryGroup(category)) return categoryGroupLabels[category].ko
  return (category && sharedCategory(found?.businesses)?.categoryLabel) || category
}

/** One condition of a filter: its text, and the filter without it. */
interface Condition {
  readonly label: string
  readonly without: ListFilter
}

/** The text of each filter, in the order shown. `found` is the filtered list, if it is loaded. */
const chipOf: { readonly [Name in FilterName]: (value: FilterValue<Name>, found?: SummaryPage) => string } = {
  country: (country) => countryName(country) || country,
  city: (city) => city,
  district: (district) => district,
  category: categoryText,
  attribute: ([key = ''], found) =>
    found?.attributes?.find(({ attribute }) => attribute === key)?.label ?? key,
  minRating: (rating) => `${rating}점 이상`,
  openNow: () => '영업 중',
  hasPhone: () => filters.hasPhone.label,
  hoursUnknown: () => filters.hoursUnknown.label,
  verified: (isVerified) => (isVerified ? filters.verified.label : `${filters.verified.label} 제외`),
}
const chipOrder = Object.keys(chipOf) as readonly FilterName[]

/** Each attribute is said, and taken away, alone. */
function chips(name: FilterName, filter: ListFilter, found?: SummaryPage): Condition[] {
  const { attribute = [] } = filter
  if (name !== 'attribute') return [chip(name, filter, found)]
  return attribute.map((key) => ({
    label: chipOf.attribute([key], found),
    without: { ...filter, attribute: attribute.filter((other) => other !== key) },
  }))
}

function chip<Name extends FilterName>(name: Name, filter: ListFilter, found?: SummaryPage): Condition {
  const { [name]: value, ...without } = filter
  return { label: chipOf[name](value as FilterValue<Name>, found), without: without as ListFilter }
}

/** A place that was found in the words, as it is shown. */
export const placeName = ({ country = '', city, district }: FoundPlace) =>
  joinKnown([countryName(country), city, district], ' ')

/**
 * The conditions of a list: place first, keyword last. `found` is the filtered list, if it is loaded. Then the
 * keyword is what was really searched for, and a place in it is a condition of its own.
 */
export function conditionsOf(filter: ListFilter, found?: SummaryPage): Condition[] {
  const { search, location, lat } = filter
  const { correctedQuery, place } = found ?? {}
  const given = givenFilters(filter)
  const said = (label: string | false | undefined, none: Partial<ListFilter>): Condition[] =>
    label ? [{ label, without: { ...filter, ...none } }] : []
  return [
    ...said(lat && '내 주변', noPoint),
    ...said(place && place.phrase !== location && placeName(place), {
      search: place?.rest ?? search,
    }),
    ...said(location, { location: '' }),
    ...chipOrder.filter((name) => given.includes(name)).flatMap((name) => chips(name, filter, found)),
    ...said(search && (place?.rest ?? correctedQuery ?? search), {
      search: '',
      literal: false,
      location: location || (place?.phrase ?? ''),
    }),
  ]
}

/** What is shown, in words: `서울 · 카페`; `모든 업체` without conditions. */
export function filterText(filter: ListFilter, found?: SummaryPage): string {
  const labels = conditionsOf(filter, found).map(({ label }) => label)
  return labels.join(' · ') || '모든 업체'
}

/** A point in an address: degrees with three decimals (some 100 m), or '' and '' for none. */
interface ListPoint {
  readonly lat: string
  readonly lng: string
}

export const noPoint: ListPoint = { lat: '', lng: '' }

export function listPoint(latitude: number, longitude: number): ListPoint {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { lat: rounded(latitude), lng: rounded(longitude) } : noPoint
}

/** The point in an address; none if a part is missing or makes no sense. */
function listPointOf(lat: string, lng: string): ListPoint {
  const number = /^-?\d{1,3}(\.\d{1,20})?$/
  return number.test(lat) && number.test(lng) ? listPoint(Number(lat), Number(lng)) : noPoint
}

const rounded = (degrees: number) => String(Math.round(degrees * 1000) / 1000)

export const listQueryOf = (request: PageRequest) =>
  businessList(businessQueryOf(filterOf(request)), pageNumber(request))

/** The queries of a screen with filters. */
export function listPageQueries(request: PageRequest): readonly DirectoryQuery<unknown>[] {
  return [topCategories(), topCountries(), listQueryOf(request)]
}

/** The two screens with filters. They have different addresses and names for the keyword parameter. */
export interface ListKind {
  readonly action: string
  readonly keyword: 'search' | 'q'
  readonly href: (state: ListState) => string
}

export const browseKind: ListKind = { action: routePaths.browse, keyword: 'search', href: href.browse }
export const searchKind: ListKind = { action: routePaths.search, keyword: 'q', href: href.search }
