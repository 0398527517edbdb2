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
import type { SummaryPage } from '../../api/queries.ts'
import { countryName } from '../../format/country-name.ts'
import { sharedCategory } from '../../format/shared-category.ts'
import type { PageRequest } from '../../page.ts'
import type { ListState } from '../../routes.ts'
import { listPointOf, noPoint } from './list-point.ts'

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
export interface Condition {
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
