import { cityPageName, listCityPageNames } from '../../domain/address/cities/city-page.ts'
import { cityKey } from '../../domain/address/city-key.ts'
import { findKoreanDistrict } from '../../domain/address/korea/municipalities.ts'
import { attributeNames, namedAttributes } from '../../domain/business/attribute-keys.ts'
import type { Listing } from '../../domain/business/listing.ts'
import { categoryGroupNamed } from '../../domain/category/category-key.ts'
import { categoryLabel } from '../../domain/category/taxonomy.ts'
import type {
  Business,
  BusinessFacets,
  BusinessList,
  BusinessQuery,
  CategorySlice,
  CategorySummary,
  CityGroupsQuery,
  CitySlice,
  DirectoryApi,
  District,
  ListSort,
} from '../../domain/directory/directory.ts'
import { toBusiness, toBusinessDetail } from '../../domain/directory/to-business.ts'
import { calledTerm } from '../../domain/search-terms/name-term.ts'
import type {
  CategoryCount,
  CityCount,
  ListingFilter,
  ListingReader,
  MatchCount,
} from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import type { Clock } from '../ports/system.ts'
import { groupOf, listGroups, mapGroup, type ResultGroup } from '../search/list-groups.ts'
import { understandSearch } from '../search/understand-search.ts'
import { CityGroupList, toCity } from './city-groups.ts'
import { OpenListings } from './open-listings.ts'
import { categoryFilter } from './to-filter.ts'

const popularCityCount = 12
const homeCardCount = 6
const defaultPageSize = 20
/** Districts on a city's page. */
const districtLimit = 60
export const pageSizeLimit = 200

const shortSlug = /^(.{1,200})-(.{7})$/su
/** More listings of one name are not looked through. */
const namesakeLimit = 200

type Page = { readonly limit: number; readonly offset: number }

const bounded = (
  page: { limit?: number | undefined; offset?: number | undefined },
  defaultLimit: number,
): Page => ({
  limit: Math.min(Math.max(Math.trunc(page.limit ?? defaultLimit), 1), pageSizeLimit),
  offset: Math.max(Math.trunc(page.offset ?? 0), 0),
})

/** A name that means a group would list the group: some sources use `Healthcare` for one category. */
function toCategorySummary({ key, category, businessCount, categoryGroup }: CategoryCount): CategorySummary {
  const label = categoryLabel(category)
  return {
    category: label && categoryGroupNamed(category) ? label.en : category,
    businessCount,
    categoryGroup,
    categoryLabel: label?.ko ?? category,
    categorySlug: key,
  }
}

/** The public reads, answered from the store. Server-rendered pages and the `/api` routes both use it. */
export class DirectoryService implements DirectoryApi {
  readonly #listings: ListingReader
  readonly #dictionary: SearchDictionary
  readonly #clock: Clock
  readonly #open: OpenListings
  readonly #cities: CityGroupList

  constructor(listings: ListingReader, dictionary: SearchDictionary, clock: Clock) {
    this.#listings = listings
    this.#dictionary = dictionary
    this.#open = new OpenListings(listings)
    this.#cities = new CityGroupList(listings)
    this.#clock = clock
  }

  statistics() {
    return this.#listings.statistics()
  }

  async popularCities() {
    return (await this.#listings.listCities({ limit: popularCityCount, offset: 0 })).map(toCity)
  }

  async listCities(page: Page) {
    const [cities, statistics] = await Promise.all([
      this.#listings.listCities(bounded(page, pageSizeLimit)),
      this.#listings.statistics(),
    ])
    return { cities: cities.map(toCity), totalCount: statistics.totalCities }
  }

  cityGroups(query: CityGroupsQuery) {
    return this.#cities.list(query)
  }

  async recommendedBusinesses() {
    return (await this.#page([groupOf({})], { limit: homeCardCount, offset: 0 })).businesses
  }

  async latestBusinesses() {
    return (await this.#page([groupOf({})], { limit: homeCardCount, offset: 0 }, 'latest')).businesses
  }

  async findBusinessBySlug(slug: string): Promise<Business | undefined> {
    const listing = (await this.#listings.findBySlug(slug)) ?? (await this.#findByShortSlug(slug))
    return listing && toBusinessDetail(listing, this.#clock.now())
  }

  /** The only listing of a name with such an id: the spec's slugs are `{name}-{7 characters}`, without the city. */
  async #findByShortSlug(slug: string): Promise<Listing | undefined> {
    const [, name = '', id = ''] = shortSlug.exec(slug) ?? []
    const term = calledTerm(name)
    if (!term) return undefined
    const page = { sort: 'recommended', limit: namesakeLimit, offset: 0 } as const
    const { listings } = await this.#listings.listPage({ terms: [term] }, page)
    const [found, ...others] = listings.filter((one) => one.placeId.startsWith(id) || one.id.startsWith(id))
    return others.length === 0 ? found : undefined
  }

  async findBusiness(id: string): Promise<Business | undefined> {
    const listing = await this.#listings.findById(id)
    return listing && toBusinessDetail(listing, this.#clock.now())
  }

  async listBusinesses(query: BusinessQuery): Promise<BusinessList> {
    const page = bounded(query, defaultPageSize)
    const version = await this.#listings.dataVersion()
    const open = query.openNow && { openingIds: await this.#open.openingIds(this.#clock.now(), version) }
    const sources = { listings: this.#listings, dictionary: this.#dictionary }
    const now = (filter: ListingFilter): ListingFilter => ({ ...filter, ...open })
    const found = await understandSearch(sources, query, ({ filter, groups }) =>
      this.#matches(
        now(filter),
        groups.map((group) => mapGroup(group, now)),
        { ...page, version },
        query,
      ),
    )
    const asked = query.attribute && { attributes: namedAttributes(query.attribute) }
    if (!found) return { businesses: [], totalCount: 0, totalPages: 0, totalCountIsCapped: false, ...asked }
    const { filter, groups: _, ...understood } = found.interpretation
    const totalPages = Math.ceil(found.result.totalCount / page.limit)
    const unknown = query.openNow && (await this.#countUnknown(filter, version))
    const list: BusinessList = { ...found.result, totalPages, ...unknown, ...understood, ...asked }
    const hasFacets = query.facets && query.lat === undefined && list.totalCount > 0
    return hasFacets ? { ...list, facets: await this.#facets(now(filter), list) } : list
  }

  /** Nobody can say whether these are open. */
  async #countUnknown(filter: ListingFilter, version: number) {
    const asked = { ...filter, hoursUnknown: true }
    const { totalCount } = await this.#listings.count(asked, { sort: 'recommended', version })
    return { hoursUnknownCount: totalCount }
  }

  async countries() {
    return this.#listings.listCountries()
  }

  async categories() {
    return (await this.#listings.listCategories()).map(toCategorySummary)
  }

  async findCity(
    name: string,
    { district: asked, ...page }: Page & { readonly district?: string },
  ): Promise<CitySlice | undefined> {
    const city = await this.#findCity(name)
    const district = asked === undefined ? undefined : city && (await this.#findDistrict(city, asked))
    if (!city || (asked !== undefined && !district)) return undefined
    const filter = { cityKey: city.key, ...(district && { district }) }
    const slice = await this.#page([groupOf(filter)], bounded(page, 50))
    return { ...slice, name: cityPageName(city.name, city.countryCode), ...(district && { district }) }
  }

  async listDistricts(cityName: string): Promise<readonly District[]> {
    const city = await this.#findCity(cityName)
    const districts = city ? await this.#listings.listDistricts(city.key, districtLimit) : []
    return districts.map(({ name, businessCount }) => ({ name, businessCount }))
  }

  /** A city with exactly this name comes before cities for which it is another spelling, so that each can be reached. */
  async #findCity(name: string): Promise<CityCount | undefined> {
    for (const key of new Set([name, ...listCityPageNames(name)].map(cityKey))) {
      const city = await this.#listings.findCity(key)
      if (city) return city
    }
    return undefined
  }

  /** The directory's name for a district of a city: Gangnam-gu is 강남구. */
  async #findDistrict(city: CityCount, name: string): Promise<string | undefined> {
    const korean = findKoreanDistrict(`${city.name} ${name}`)?.district
    const found = await this.#dictionary.findDistricts([name, ...(korean ? [korean] : [])])
    return found.find((district) => district.city.key === city.key)?.name
  }

  async findCategory(name: string, page: Page): Promise<CategorySlice | undefined> {
    const filter = categoryFilter(name)
    const slice = await this.#page([groupOf(filter)], bounded(page, 50))
    const slug = filter.categoryGroup ?? filter.categoryKey ?? name
    return slice.totalCount > 0 || filter.categoryGroup ? { ...slice, slug } : undefined
  }

  /** Lists the nearest listings if the query has a point. */
  async #matches(
    filter: ListingFilter,
    groups: readonly ResultGroup[],
    page: Page & { readonly version: number },
    { lat, lng, sort = 'recommended' }: BusinessQuery,
  ) {
    if (lat === undefined || lng === undefined) {
      return this.#page(sort === 'recommended' ? groups : [groupOf(filter)], page, sort)
    }
    const found = await this.#listings.listNear(filter, { latitude: lat, longitude: lng }, page)
    const now = this.#clock.now()
    const businesses = found.listings.map(({ listing, distanceKm }) => ({
      ...toBusiness(listing, now),
      distanceKm: Math.round(distanceKm * 1000) / 1000,
    }))
    return { businesses, totalCount: found.totalCount, totalCountIsCapped: false }
  }

  async #facets(filter: ListingFilter, count: MatchCount): Promise<BusinessFacets> {
    const { categories, cities, attributes, ...found } = await this.#listings.facets(filter, count)
    return {
      ...found,
      categories: categories.map(toCategorySummary),
      cities: cities.map(toCity),
      attributes: attributes.map((one) => ({ ...one, label: attributeNames[one.attribute] })),
    }
  }

  async #page(
    groups: readonly ResultGroup[],
    page: Page & { readonly version?: number },
    sort: ListSort = 'recommended',
  ) {
    const version = page.version ?? (await this.#listings.dataVersion())
    const { listings, ...count } = await listGroups(this.#listings, groups, { sort, ...page, version })
    const now = this.#clock.now()
    return { ...count, businesses: listings.map((listing) => toBusiness(listing, now)) }
  }
}
