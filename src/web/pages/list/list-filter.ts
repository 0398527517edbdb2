import { categoryGroupLabels, isCategoryGroup } from '../../../domain/category/category-group.ts'
import { type BusinessQuery, type ListSort, listSorts } from '../../../domain/directory/directory.ts'
import {
  changesByTheMinute,
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
import { countryName } from '../../format/place.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import { href, type ListState } from '../../routes.ts'

type WordsAndOrder = Pick<ListState, 'search' | 'location' | 'literal' | 'sort' | 'lat' | 'lng'>
/** What narrows and orders a list, as its address says: '' and false mean "any", and so does a filter that is absent. */
export interface ListFilter extends Required<WordsAndOrder>, FilterValues {}

/** Any search parameters as a filter: what is unknown or out of range counts as "any". */
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

/** A group by its Korean name, any other category as what was found calls it, or as it calls itself. */
export function categoryText(category: string, found?: SummaryPage): string {
  if (isCategoryGroup(category)) return categoryGroupLabels[category].ko
  return (category && sharedCategory(found?.businesses)?.categoryLabel) || category
}

/** One condition of a filter: how it is said, and the filter without it. */
interface Condition {
  readonly label: string
  readonly without: ListFilter
}

/** How each filter is said, in the order in which they are; `found` is the filtered list where it is known. */
const chipOf: { readonly [Name in FilterName]: (value: FilterValue<Name>, found?: SummaryPage) => string } = {
  country: (country) => countryName(country) || country,
  city: (city) => city,
  district: (district) => district,
  category: categoryText,
  minRating: (rating) => `${rating}점 이상`,
  openNow: () => '영업 중',
  hasPhone: () => filters.hasPhone.label,
  verified: (isVerified) => (isVerified ? filters.verified.label : `${filters.verified.label} 제외`),
}
const chipOrder = Object.keys(chipOf) as readonly FilterName[]

function chip<Name extends FilterName>(name: Name, filter: ListFilter, found?: SummaryPage): Condition {
  const { [name]: value, ...without } = filter
  return { label: chipOf[name](value as FilterValue<Name>, found), without: without as ListFilter }
}

/**
 * What narrows the list, place first, the keyword last; `found` is the filtered list where it is known: then the
 * keyword is what was looked for, and a place in it is a condition of its own.
 */
export function conditionsOf(filter: ListFilter, found?: SummaryPage): Condition[] {
  const { search, location, lat } = filter
  const { correctedQuery, place } = found ?? {}
  const given = givenFilters(filter)
  const said = (label: string | false | undefined, none: Partial<ListFilter>): Condition[] =>
    label ? [{ label, without: { ...filter, ...none } }] : []
  return [
    ...said(lat && '내 주변', noPoint),
    ...said(place?.city, { search: place?.rest ?? search }),
    ...said(location, { location: '' }),
    ...chipOrder.filter((name) => given.includes(name)).map((name) => chip(name, filter, found)),
    ...said(search && (place?.rest ?? correctedQuery ?? search), {
      search: '',
      literal: false,
      location: location || (place?.phrase ?? ''),
    }),
  ]
}

/** What is shown, in words: `서울 · 카페`; `모든 업체` where nothing narrows it. */
export function filterText(filter: ListFilter, found?: SummaryPage): string {
  const labels = conditionsOf(filter, found).map(({ label }) => label)
  return labels.join(' · ') || '모든 업체'
}

const oneMinute = 60_000

/** How long a list may be told again that others are on in a minute: businesses open and close while the page stands. */
export const freshnessOf = (filter: FilterValues) => (changesByTheMinute(filter) ? oneMinute : undefined)

/** A point of an address: degrees with three decimals (some 100 m), or '' and '' for none. */
interface ListPoint {
  readonly lat: string
  readonly lng: string
}

export const noPoint: ListPoint = { lat: '', lng: '' }

export function listPoint(latitude: number, longitude: number): ListPoint {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { lat: rounded(latitude), lng: rounded(longitude) } : noPoint
}

/** The point that an address names; none where it lacks a part or makes no sense. */
function listPointOf(lat: string, lng: string): ListPoint {
  const number = /^-?\d{1,3}(\.\d{1,20})?$/
  return number.test(lat) && number.test(lng) ? listPoint(Number(lat), Number(lng)) : noPoint
}

const rounded = (degrees: number) => String(Math.round(degrees * 1000) / 1000)

export const listQueryOf = (request: PageRequest) =>
  businessList(businessQueryOf(filterOf(request)), pageNumber(request))

/** What a screen with filters needs. */
export function listPageQueries(request: PageRequest): readonly DirectoryQuery<unknown>[] {
  return [topCategories(), topCountries(), listQueryOf(request)]
}

/** The two screens that filter: they differ in their address and in what it calls the keyword. */
export interface ListKind {
  readonly action: string
  readonly keyword: 'search' | 'q'
  readonly href: (state: ListState) => string
}

export const browseKind: ListKind = { action: routePaths.browse, keyword: 'search', href: href.browse }
export const searchKind: ListKind = { action: routePaths.search, keyword: 'q', href: href.search }
