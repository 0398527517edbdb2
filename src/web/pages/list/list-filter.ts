import { isCategoryGroup } from '../../../domain/category/category-group.ts'
import { type BusinessQuery, type ListSort, listSorts } from '../../../domain/directory/directory.ts'
import {
  type FilterName,
  type FilterValue,
  type FilterValues,
  filtersOfPage,
  givenFilters,
} from '../../../domain/directory/filters.ts'
import type { FoundPlace } from '../../../domain/directory/found-place.ts'
import { sharedCategory } from '../../api/business-summary.ts'
import { businessList, type SummaryPage, topCategories, topCountries } from '../../api/queries.ts'
import type { DirectoryQuery } from '../../api/query-cache.ts'
import type { Messages } from '../../messages/ko.ts'
import { type PageRequest, pageNumber } from '../../page.ts'
import type { Href, ListState } from '../../routes.ts'
import { timeText } from './time-text.ts'

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

/** The name of a group in the page's language. Any other category has the name that the results give it, or its own. */
export function categoryText(category: string, { groups }: Messages, found?: SummaryPage): string {
  if (isCategoryGroup(category)) return groups[category]
  return (category && sharedCategory(found?.businesses)?.categoryLabel) || category
}

/** One condition of a filter: its text, and the filter without it. */
interface Condition {
  readonly label: string
  readonly without: ListFilter
  /** It stands in the search line as it was typed. */
  readonly isTyped?: boolean
  /** The filter that it is. */
  readonly name?: FilterName
}

/** What a list's conditions are said with: the texts, and the filtered list if it is loaded. */
interface Said {
  readonly messages: Messages
  readonly found?: SummaryPage | undefined
}

/** The text of each filter, in the order shown. */
const chipOf: { readonly [Name in FilterName]: (value: FilterValue<Name>, said: Said) => string } = {
  country: (country, { messages }) => messages.format.country(country) || country,
  // What was typed as a city may be another place.
  city: (city, { messages, found }) =>
    found?.place?.phrase === city ? placeName(found.place, messages) : (found?.shownFilters?.city ?? city),
  district: (district, { found }) => found?.shownFilters?.district ?? district,
  category: (category, { messages, found }) => categoryText(category, messages, found),
  attribute: ([key = ''], { found }) =>
    found?.attributes?.find(({ attribute }) => attribute === key)?.label ?? key,
  minRating: (rating, { messages }) => messages.filters.ratingFrom(rating),
  openNow: (_, { messages }) => messages.filters.openNow,
  hasPhone: (_, { messages }) => messages.filters.labels.hasPhone,
  hoursUnknown: (_, { messages }) => messages.filters.labels.hoursUnknown,
  box: (_, { messages }) => messages.filters.labels.box,
  verified: (isVerified, { messages: { filters } }) =>
    isVerified ? filters.labels.verified : filters.unverified,
  missing: (_, { messages }) => messages.filters.labels.missing,
}
const chipOrder = Object.keys(chipOf) as readonly FilterName[]

/** Each attribute is said, and taken away, alone. */
function chips(name: FilterName, filter: ListFilter, said: Said): Condition[] {
  const { attribute = [] } = filter
  if (name !== 'attribute') return [chip(name, filter, said)]
  return attribute.map((key) => ({
    label: chipOf.attribute([key], said),
    without: { ...filter, attribute: attribute.filter((other) => other !== key) },
  }))
}

function chip<Name extends FilterName>(name: Name, filter: ListFilter, said: Said): Condition {
  const { [name]: value, ...without } = filter
  return { name, label: chipOf[name](value as FilterValue<Name>, said), without: without as ListFilter }
}

/** A place that was found in the words, as it is shown: `서울 강남구`. */
export const placeName = ({ shown, several }: FoundPlace, messages: Messages) =>
  (several?.map((one) => one.shown) ?? [shown])
    .map(({ district, city, country }) => messages.place(district, city, country))
    .join(' · ')

/** Typed words with the right name of a place that they misspell. */
export const rightlyNamed = (text: string, place: FoundPlace | undefined, messages: Messages) =>
  place?.isMisspelt ? text.replace(place.phrase, () => placeName(place, messages)) : text

const signs = /[¿¡?!.,]/g
const bareWord = (word: string) => word.replace(signs, '').toLowerCase()

/** A text without some of its words, each as often as it is one of them. Letter case and the signs around a word do not count. */
export function withoutWords(text: string, taken = ''): string {
  const left = taken.split(' ').map(bareWord)
  const isTaken = (word: string) => {
    const index = left.indexOf(bareWord(word))
    if (index >= 0) left.splice(index, 1)
    return index >= 0
  }
  return text
    .split(/\s+/)
    .filter((word) => !isTaken(word))
    .join(' ')
}

/** The typed words that are not searched for; '' if others are searched for in their stead. */
export const wordsLeftOut = (typed: string, searched: string): string =>
  withoutWords(searched, typed) ? '' : withoutWords(typed, searched)

/**
 * The conditions of a list: place first, keyword last. If the list is loaded, the keyword is what was really searched
 * for, and a place in it is a condition of its own.
 */
export function conditionsOf(filter: ListFilter, said: Said): Condition[] {
  const { search, location, lat } = filter
  const { messages, found } = said
  const { correctedQuery, place, time } = found ?? {}
  const given = givenFilters(filter)
  // Typed and chosen, it is one condition.
  const isNow = time?.isKnown && time.asked === 'now'
  const condition = (
    label: string | false | undefined,
    none: Partial<ListFilter>,
    isTyped = false,
  ): Condition[] => (label ? [{ label, without: { ...filter, ...none }, isTyped }] : [])
  const words = place?.rest ?? correctedQuery ?? search
  const where = rightlyNamed(location, place, messages)
  const isInWords = place && place.phrase !== location && place.phrase !== filter.city
  return [
    ...condition(lat && messages.filters.near, noPoint),
    ...condition(isInWords && placeName(place, messages), {
      search: place?.rest ?? search,
    }),
    ...condition(where, { location: '' }, where === location),
    ...condition(time?.isKnown && timeText(time, messages), {
      search: withoutWords(search, time?.words),
      ...(isNow && { openNow: false }),
    }),
    ...chipOrder
      .filter((name) => given.includes(name) && !(isNow && name === 'openNow'))
      .flatMap((name) => chips(name, filter, said)),
    ...condition(
      search && words,
      { search: '', literal: false, location: location || (isInWords ? place.phrase : '') },
      words === search,
    ),
  ]
}

/** The words and the order alone, and what the page is about. */
export const unfiltered = (
  { search, location, literal, sort }: ListFilter,
  { fixed }: ListKind,
): ListFilter => ({
  search,
  location,
  literal,
  sort,
  ...noPoint,
  ...fixed,
})

/** How many conditions the address sets. */
export function conditionCount(filter: ListFilter): number {
  const { search, location, lat, attribute = [] } = filter
  const others = givenFilters(filter).filter((name) => name !== 'attribute')
  return [search, location, lat].filter(Boolean).length + others.length + attribute.length
}

/** The conditions in words: `서울 · 카페`. */
export function filterText(filter: ListFilter, said: Said): string {
  return conditionsOf(filter, said)
    .map(({ label }) => label)
    .join(' · ')
}

/** A point in an address: degrees with three decimals (some 100 m), or '' and '' for none. */
interface ListPoint {
  readonly lat: string
  readonly lng: string
}

export const noPoint: ListPoint = { lat: '', lng: '' }

/** The list without the visitor's position. Phones share the canonical address of a page, which must not tell where its reader stands. */
export const sharedFilter = (filter: ListFilter): ListFilter => ({ ...filter, ...noPoint })

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

export const listQueryOf = (request: PageRequest) => listQuery(filterOf(request), pageNumber(request))

export const listQuery = (filter: ListFilter, page: number) => businessList(businessQueryOf(filter), page)

/** The queries of a screen with filters. */
export function listPageQueries(
  request: PageRequest,
  filter = filterOf(request),
): readonly DirectoryQuery<unknown>[] {
  return [topCategories(), topCountries(), listQuery(filter, pageNumber(request))]
}

/** The trade and the place that a page's address fixes. */
export type FixedFilter = Pick<FilterValues, 'category' | 'city' | 'district'>

/** A screen with filters. They have different addresses, and names for the keyword parameter. */
export interface ListKind {
  /** Where the form is sent without JavaScript. It takes every condition. */
  readonly action: string
  readonly keyword: 'search' | 'q'
  readonly href: (state: ListState) => string
  /** What the page is about, and its heading says. */
  readonly fixed: FixedFilter
}

export function listKind(screen: 'browse' | 'search', href: Href): ListKind {
  const keyword = screen === 'browse' ? 'search' : 'q'
  return { action: href[screen](), keyword, href: href[screen], fixed: {} }
}

/** The list of a page about a trade or a place. Another trade or place has a page of its own. */
export function placeKind(fixed: FixedFilter, href: Href): ListKind {
  return { action: href.browse(), keyword: 'search', href: href.place, fixed }
}

/** The filter of such a page. */
export const placeFilter = (request: PageRequest, fixed: FixedFilter): ListFilter => ({
  ...filterOf(request),
  ...fixed,
})

/** Whether more than the page's own trade and place narrows the list, or another order sorts it. */
export function isNarrowed(filter: ListFilter, fixed: FixedFilter): boolean {
  const own = Object.keys(fixed).length
  return conditionCount(filter) > own || filter.sort !== 'recommended' || filter.literal
}
