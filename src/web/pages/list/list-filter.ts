import { categoryGroupLabels, isCategoryGroup } from '../../../domain/category/category-group.ts'
import { type BusinessQuery, type ListSort, listSorts } from '../../../domain/directory/directory.ts'
import type { SummaryPage } from '../../api/queries.ts'
import { countryName } from '../../format/country-name.ts'
import { sharedCategory } from '../../format/shared-category.ts'
import type { PageRequest } from '../../page-definition.ts'
import type { ListState } from '../../routes.ts'
import { listPointOf, noPoint } from './list-point.ts'

/** What narrows and orders a list, as its address says; '', 0 and false mean "any". */
export type ListFilter = Required<Omit<ListState, 'page'>>

/** Any search parameters as a filter: what is unknown or out of range counts as "any". */
export function listFilterOf(search: URLSearchParams): ListFilter {
  const text = (name: string) => search.get(name)?.trim() ?? ''
  return {
    search: text('q') || text('search'),
    location: text('location'),
    literal: text('literal') === '1',
    category: text('category'),
    city: text('city'),
    country: text('country'),
    rating: /^[1-5]$/.test(text('rating')) ? Number(text('rating')) : 0,
    phone: text('phone') === '1',
    open: text('open') === '1',
    sort: sortOf(text('sort')),
    ...listPointOf(text('lat'), text('lng')),
  }
}

function sortOf(text: string): ListSort {
  return listSorts.find((known) => known === text) ?? 'recommended'
}

export const filterOf = ({ search }: PageRequest) => listFilterOf(search)

export function businessQueryOf(filter: ListFilter): Omit<BusinessQuery, 'limit' | 'offset'> {
  const { search, location, literal, category, city, country, rating, phone, open, sort, lat, lng } = filter
  return {
    search,
    location,
    category,
    city,
    country,
    sort,
    ...(literal && { literal }),
    facets: true,
    ...(lat && { lat: Number(lat), lng: Number(lng) }),
    ...(rating > 0 && { minRating: rating }),
    ...(phone && { hasPhone: true }),
    ...(open && { openNow: true }),
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

/**
 * What narrows the list, place first, the keyword last; `found` is the filtered list where it is known: then the
 * keyword is what was looked for, and a place in it is a condition of its own.
 */
export function conditionsOf(filter: ListFilter, found?: SummaryPage): Condition[] {
  const { search, location, category, city, country, rating, phone, open, lat } = filter
  const { correctedQuery, place } = found ?? {}
  const said: readonly (readonly [string | false, Partial<ListFilter>])[] = [
    [lat && '내 주변', noPoint],
    [countryName(country) || country, { country: '' }],
    [city, { city: '' }],
    [place?.city ?? '', { search: place?.rest ?? search }],
    [location, { location: '' }],
    [categoryText(category, found), { category: '' }],
    [rating > 0 && `${rating}점 이상`, { rating: 0 }],
    [open && '영업 중', { open: false }],
    [phone && '전화번호 있음', { phone: false }],
    [
      search && (place?.rest ?? correctedQuery ?? search),
      { search: '', literal: false, location: location || (place?.phrase ?? '') },
    ],
  ]
  return said.flatMap(([label, none]) => (label ? [{ label, without: { ...filter, ...none } }] : []))
}

/** What is shown, in words: `서울 · 카페`; `모든 업체` where nothing narrows it. */
export function filterText(filter: ListFilter, found?: SummaryPage): string {
  const labels = conditionsOf(filter, found).map(({ label }) => label)
  return labels.join(' · ') || '모든 업체'
}
