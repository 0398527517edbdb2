import { type Coordinates, isPlaced } from '../../domain/address/coordinates.ts'
import { namedAttributes } from '../../domain/business/attributes/attribute-keys.ts'
import { hasPage, type Listing } from '../../domain/business/listing.ts'
import { groupOfPage } from '../../domain/category/category-key.ts'
import { addedLately, daysLately } from '../../domain/directory/added-lately.ts'
import type {
  Business,
  BusinessList,
  BusinessName,
  BusinessQuery,
  CategorySlice,
  CategorySummary,
  CityGroupsQuery,
  CitySlice,
  Directory,
  DirectoryApi,
  District,
  ListSort,
  Surroundings,
} from '../../domain/directory/directory.ts'
import type { AskedIds } from '../../domain/directory/saved-ids.ts'
import { toBusiness, toBusinessDetail } from '../../domain/directory/to-business.ts'
import type { AskedTime } from '../../domain/opening-hours/asked-time.ts'
import {
  defaultLanguage,
  type Language,
  languageFacts,
  type NameLanguage,
} from '../../domain/site/language.ts'
import { askedOnce } from '../asked-once.ts'
import type { ListingFilter } from '../ports/listing-filter.ts'
import type { CategoryCount, ListingReader, MatchCount } from '../ports/listing-store.ts'
import type { SearchDictionary } from '../ports/search-dictionary.ts'
import type { Clock } from '../ports/system.ts'
import { groupOf, listGroups, mapGroup, type ResultGroup } from '../search/list-groups.ts'
import { understandParts } from '../search/understand-parts.ts'
import { nearestFirst } from './around-landmark.ts'
import { CityGroupList } from './city-groups.ts'
import { findByIds } from './find-by-ids.ts'
import { findBySlug } from './find-by-slug.ts'
import { findDistrict, findNamedCity, regionOfNamesake } from './find-city.ts'
import { insteadOfNothing } from './instead-of-nothing.ts'
import { lastingFirst } from './lasting-first.ts'
import { OpenListings, openAlso } from './open-listings.ts'
import { bounded, defaultPageSize, type Page, pageSizeLimit } from './page-bounds.ts'
import { pointOf } from './point-of-place.ts'
import {
  shownFilters,
  shownInterpretation,
  toCategorySummary,
  toCity,
  toDistrict,
  toFacets,
} from './shown-names.ts'
import { type FoundListing, findSurroundings } from './surroundings.ts'
import { categoryFilter } from './to-filter.ts'
import { listTownAround } from './town-around.ts'
import { countUnknownHours, missingOfAll } from './unknown-facts.ts'

const popularCityCount = 12
const homeCardCount = 6
/** Districts on a city's page. */
const districtLimit = 60

/** What the reads of all languages share. */
interface KeptInMemory {
  readonly open: OpenListings
  readonly cities: CityGroupList
}

/** The public reads, answered from the store. Server-rendered pages and the `/api` routes both use it. */
export class DirectoryService implements DirectoryApi, Directory {
  readonly #listings: ListingReader
  readonly #dictionary: SearchDictionary
  readonly #clock: Clock
  readonly #kept: KeptInMemory
  /** Of the words that the directory adds to those of its sources. */
  readonly #language: NameLanguage

  constructor(
    listings: ListingReader,
    dictionary: SearchDictionary,
    clock: Clock,
    { language = defaultLanguage, kept }: { language?: Language; kept?: KeptInMemory } = {},
  ) {
    this.#listings = listings
    this.#dictionary = dictionary
    this.#clock = clock
    this.#kept = kept ?? { open: new OpenListings(listings), cities: new CityGroupList(listings) }
    this.#language = languageFacts[language].names
  }

  in(language: Language): DirectoryService {
    return new DirectoryService(this.#listings, this.#dictionary, this.#clock, { language, kept: this.#kept })
  }

  statistics() {
    return this.#listings.statistics()
  }

  async popularCities() {
    const cities = await this.#listings.listCities({ limit: popularCityCount, offset: 0 })
    return cities.map((city) => toCity(city, this.#language))
  }

  async listCities(page: Page) {
    const [cities, statistics] = await Promise.all([
      this.#listings.listCities(bounded(page, pageSizeLimit)),
      this.#listings.statistics(),
    ])
    return { cities: cities.map((city) => toCity(city, this.#language)), totalCount: statistics.totalCities }
  }

  cityGroups(query: CityGroupsQuery) {
    return this.#kept.cities.list(query, this.#language)
  }

  async recommendedBusinesses() {
    return (await this.#page([groupOf({})], { limit: homeCardCount, offset: 0 })).businesses
  }

  async latestBusinesses() {
    return (await this.#page([groupOf({})], { limit: homeCardCount, offset: 0 }, 'latest')).businesses
  }

  async added() {
    return addedLately(await this.#listings.countByDay(daysLately))
  }

  async findBusinessBySlug(slug: string): Promise<Business | undefined> {
    return this.#detail(await findBySlug(this.#listings, slug))
  }

  async findBusiness(id: string): Promise<Business | undefined> {
    return this.#detail(await this.#listings.findById(id))
  }

  #detail(listing: Listing | undefined): Business | undefined {
    const now = this.#clock.now()
    return listing && hasPage(listing, now) ? toBusinessDetail(listing, now, this.#language) : undefined
  }

  async findBusinesses(ids: readonly string[]): Promise<readonly (Business & AskedIds)[]> {
    const [found, now] = [await findByIds(this.#listings, ids), this.#clock.now()]
    return found.map(({ listing, ...asked }) => ({ ...toBusiness(listing, now, this.#language), ...asked }))
  }

  async findSurroundings(business: BusinessName): Promise<Surroundings | undefined> {
    const listing = await ('id' in business
      ? this.#listings.findById(business.id)
      : findBySlug(this.#listings, business.slug))
    if (!listing || !hasPage(listing, this.#clock.now())) return undefined
    const { listings, trades, ...found } = await findSurroundings(this.#listings, listing)
    return { ...found, businesses: this.#withDistance(listings), trades: this.#summaries(trades) }
  }

  listBusinesses(query: BusinessQuery): Promise<BusinessList> {
    const { listings, dictionary } = askedOnce(this.#listings, this.#dictionary)
    const shared = { language: this.#language, kept: this.#kept }
    return new DirectoryService(listings, dictionary, this.#clock, shared).#listOrInstead(query)
  }

  async #listOrInstead(query: BusinessQuery): Promise<BusinessList> {
    const found = await this.#list(query)
    if (query.inPanel) return found
    const list =
      found.totalCount === 0
        ? ((await listTownAround(query, found, (one) => this.#list(one))) ?? found)
        : found
    if (list.totalCount > 0 || !query.facets) return list
    const instead = await insteadOfNothing(query, list, (wider) => this.#list(wider), this.#language)
    return { ...list, ...(instead && { instead }) }
  }

  async #list(query: BusinessQuery): Promise<BusinessList> {
    const page = bounded(query, defaultPageSize)
    const version = await this.#listings.dataVersion()
    const openingIds = (asked: AskedTime) => this.#kept.open.openingIds(this.#clock.now(), version, asked)
    const open = query.openNow && new Set(await openingIds('now'))
    const sources = { listings: this.#listings, dictionary: this.#dictionary, openingIds }
    const now = (filter: ListingFilter) => (open ? openAlso(filter, open) : filter)
    const found = await understandParts(sources, query, ({ filter, groups, around, time }) =>
      this.#matches(
        now(filter),
        groups.map((group) => mapGroup(group, now)),
        { ...page, version, around },
        time?.asked === 'now' ? { ...query, openNow: true } : query,
      ),
    )
    const asked = query.attribute && { attributes: namedAttributes(query.attribute, this.#language) }
    if (!found) return { businesses: [], totalCount: 0, totalPages: 0, totalCountIsCapped: false, ...asked }
    const { filter, groups, time } = found.interpretation
    const { listings, ...count } = found.result
    const result = { ...count, businesses: this.#withDistance(listings) }
    const totalPages = Math.ceil(count.totalCount / page.limit)
    const point = pointOf(query)
    const showsUnknown = result.businesses.some(({ openState }) => openState === 'unknown')
    // Of a place that has nothing, there is nothing to say.
    const asksUnknown =
      groups.length > 0 &&
      (query.openNow || time || (query.facets && !point && !query.hoursUnknown && showsUnknown))
    const unknown = asksUnknown && (await countUnknownHours(this.#listings, filter, version, point))
    const missing =
      query.facets && (await missingOfAll(this.#listings, point ? undefined : now(filter), result))
    const understood = shownInterpretation(found.interpretation, this.#clock.now(), this.#language)
    const shown = { ...understood, ...shownFilters(query, this.#language) }
    const list: BusinessList = { ...result, totalPages, ...unknown, ...missing, ...shown, ...asked }
    if (point || list.totalCount === 0) return list
    return {
      ...list,
      ...(query.facets && {
        facets: toFacets(await this.#listings.facets(now(filter), list), this.#language),
      }),
      // The businesses of the page have marks of their own on the map.
      ...(query.clusters && {
        clusters: await this.#listings.clusters(now(filter), list, list.businesses.filter(isPlaced)),
      }),
    }
  }

  async countries() {
    return this.#listings.listCountries()
  }

  async categories() {
    return this.#summaries(await this.#listings.listCategories())
  }

  async findCity(
    name: string,
    { district: asked, ...page }: Page & { readonly district?: string },
  ): Promise<CitySlice | undefined> {
    const city = await findNamedCity(this.#listings, name)
    const district =
      asked === undefined ? undefined : city && (await findDistrict(this.#dictionary, city, asked))
    if (!city || (asked !== undefined && !district)) return undefined
    const filter = { cityKey: city.key, ...(district && { district }) }
    const slice = await this.#page([groupOf(filter)], bounded(page, 50))
    const { page: pageName, shown: own } = toCity(city, this.#language)
    const shown = { ...own, ...(await regionOfNamesake(this.#listings, city, this.#language)) }
    if (!district) return { ...slice, name: pageName, shown }
    const shownDistrict = toDistrict({ name: district, businessCount: 0 }, city, this.#language).shown
    return { ...slice, name: pageName, district, shown: { ...shown, district: shownDistrict } }
  }

  async listDistricts(cityName: string): Promise<readonly District[]> {
    const city = await findNamedCity(this.#listings, cityName)
    if (!city) return []
    return (await this.#listings.listDistricts(city.key, { limit: districtLimit, offset: 0 })).map((one) =>
      toDistrict(one, city, this.#language),
    )
  }

  async findCategory(name: string, page: Page): Promise<CategorySlice | undefined> {
    const group = groupOfPage(name)
    const filter = group ? { categoryGroup: group } : categoryFilter(name)
    const slice = await this.#page([groupOf(filter)], bounded(page, 50))
    const slug = group ?? filter.categoryKey ?? name
    return slice.totalCount > 0 || group ? { ...slice, slug } : undefined
  }

  /** Lists the nearest listings if the query has a point. */
  async #matches(
    filter: ListingFilter,
    groups: readonly ResultGroup[],
    page: Page & { readonly version: number; readonly around: Coordinates | undefined },
    { sort = 'recommended', ...query }: BusinessQuery,
  ): Promise<MatchCount & { readonly listings: readonly FoundListing[] }> {
    const point = pointOf(query)
    if (point) {
      return { ...(await this.#listings.listNear(filter, point, page)), totalCountIsCapped: false }
    }
    const listed = sort === 'recommended' ? groups : [groupOf(filter)]
    const arrange = query.openNow && sort === 'recommended' ? lastingFirst(this.#clock.now()) : undefined
    const found = await listGroups(this.#listings, listed, { ...page, sort }, arrange)
    return { ...found, listings: await nearestFirst(this.#listings, found, filter, { ...page, sort }) }
  }

  #summaries(categories: readonly CategoryCount[]): CategorySummary[] {
    return categories.map((category) => toCategorySummary(category, this.#language))
  }

  #withDistance(found: readonly FoundListing[]): readonly Business[] {
    const now = this.#clock.now()
    return found.map(({ listing, distanceKm }) => ({
      ...toBusiness(listing, now, this.#language),
      ...(distanceKm !== undefined && { distanceKm: Math.round(distanceKm * 1000) / 1000 }),
    }))
  }

  async #page(groups: readonly ResultGroup[], page: Page, sort: ListSort = 'recommended') {
    const version = await this.#listings.dataVersion()
    const { listings, ...count } = await listGroups(this.#listings, groups, { ...page, sort, version })
    return { ...count, businesses: this.#withDistance(listings.map((listing) => ({ listing }))) }
  }
}
